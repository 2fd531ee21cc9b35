import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { downloadCsv } from '#contract/repair.ts';
import { fetchFile } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { Downloading } from '#src/repair/Downloading.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** The page a print shop opens: the letters by a button, their list as csv at once. */
export function PrintScreen({ sessionId }: { readonly sessionId: string }) {
  const { t } = useLingui();
  const { complain } = useSnackbars();
  const [round, setRound] = useState(0);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    fetchFile(downloadCsv, { params: { sessionId } }).then(
      ({ content, name }) => saveFile(content, name),
      () => complain(t`An unknown error occurred!`),
    );
  }, [sessionId, complain, t]);
  return (
    <Card maxW="40rem">
      <CardTitle>
        <Trans>Letters to print</Trans>
      </CardTitle>
      <Stack gap="4" align="start">
        <p>
          <Trans>The list of the letters is saved as csv. The letters themselves come as one zip.</Trans>
        </p>
        <Button look="solid" icon={<Download size={18} aria-hidden />} onClick={() => setRound(round + 1)}>
          <Trans>Download Letter(s)</Trans>
        </Button>
      </Stack>
      {round > 0 ? <Downloading key={round} sessionId={sessionId} /> : null}
    </Card>
  );
}
