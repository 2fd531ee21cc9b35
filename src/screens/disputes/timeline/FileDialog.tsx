import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { DisputeFile } from '#contract/disputes.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { type OpenedFile, useDisputeFile } from './useDisputeFile.ts';

interface FileProps {
  readonly profileId: string;
  readonly file: DisputeFile;
  readonly onClose: () => void;
}

/** Opens a scan. Mount a new one for another scan. */
export function OpeningFile({ profileId, file, onClose }: FileProps) {
  const work = useDisputeFile(profileId, file);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <FileDialog work={work} name={file.name} />;
}

/** The dialog that shows a scan. A PDF is saved instead, and the dialog closes. */
export function FileDialog({ work, name }: { readonly work: OpenedFile; readonly name: string }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { picture, failure } = state.context;
  return (
    <Dialog open width="wide" title={name} onClose={() => work.send({ type: 'file.close' })}>
      {picture === null ? null : <Picture content={picture} alt={name} />}
      {state.hasTag('busy') ? <Skeleton height="20rem" role="status" aria-label={t`Loading`} /> : null}
      {failure === null ? null : (
        <Stack gap="3" align="start">
          <FailureBanner failure={failure} />
          <Button onClick={() => work.send({ type: 'file.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
