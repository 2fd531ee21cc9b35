import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/failures.ts';
import { downloadCsv } from '#contract/repair.ts';
import { fetchFile } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { Downloading } from '#src/repair/Downloading.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { LinkCard } from './LinkCard.tsx';
import type { PrintLinks } from './load.ts';

interface PrintScreenProps {
  readonly sessionId: string;
  /** From the print link; undefined for whoever needs none. */
  readonly printKey: string | undefined;
  readonly links: PrintLinks | null;
}

/** The page a print shop opens: the letters by a button, their list as csv at once. */
export function PrintScreen({ sessionId, printKey, links }: PrintScreenProps) {
  const { t } = useLingui();
  const { complain } = useSnackbars();
  const [round, setRound] = useState(0);
  const [closed, setClosed] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    fetchFile(downloadCsv, { params: { sessionId }, query: keyQuery(printKey) }).then(
      ({ content, name }) => saveFile(content, name),
      (error: unknown) => {
        if (error instanceof CallFailed && error.code === 'notFound') setClosed(true);
        else complain(t`An unknown error occurred!`);
      },
    );
  }, [sessionId, printKey, complain, t]);
  if (closed) {
    return (
      <Banner tone="danger">
        <Trans>
          This print link is not valid, or not any more. Please ask whoever sent it for a new one.
        </Trans>
      </Banner>
    );
  }
  return (
    <Stack gap="5" maxW="40rem">
      <Card>
        <CardTitle>
          <Trans>Letters to print</Trans>
        </CardTitle>
        <Stack gap="4" align="start">
          <p>
            <Trans>
              The list of the letters is saved as a CSV file. The letters themselves come in one ZIP file.
            </Trans>
          </p>
          <Button look="solid" icon={<Download size={18} aria-hidden />} onClick={() => setRound(round + 1)}>
            <Trans>Download Letter(s)</Trans>
          </Button>
        </Stack>
        {round > 0 ? <Downloading key={round} sessionId={sessionId} printKey={printKey} /> : null}
      </Card>
      {links === null ? null : <LinkCard sessionId={sessionId} links={links} />}
    </Stack>
  );
}

const keyQuery = (key: string | undefined) => (key === undefined ? {} : { key });
