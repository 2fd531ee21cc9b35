import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { FailureCode } from '#contract/failures.ts';
import type { Failure } from '#machines/failure.ts';
import type { letterDownloadMachine } from '#machines/letterDownload.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { ClosedPrintLink } from './ClosedPrintLink.tsx';

interface DownloadDialogProps {
  readonly download: ActorRefFrom<typeof letterDownloadMachine>;
  /** Opened by a print link, which may have ended since. */
  readonly byLink?: boolean;
}

/** Percentage and time remaining. It closes automatically when the file is saved. */
export function DownloadDialog({ download, byLink = false }: DownloadDialogProps) {
  const { t } = useLingui();
  const state = useSelector(download, (snapshot) => snapshot);
  const { percent, secondsLeft, failure } = state.context;
  const failed = state.matches('failed');
  const isFinal = failure !== null && refusedForGood.includes(failure.code);
  const dismiss = () => download.send({ type: 'download.dismiss' });
  return (
    <Dialog
      open={state.status === 'active'}
      width="narrow"
      title={failed ? t`We couldn’t download your letters` : t`Downloading letters`}
      onClose={dismiss}
      footer={
        failed ? (
          <Button
            look="solid"
            onClick={() => (isFinal ? dismiss() : download.send({ type: 'download.retry' }))}
          >
            {isFinal ? <Trans>Close</Trans> : <Trans>Try Again</Trans>}
          </Button>
        ) : undefined
      }
    >
      {failed ? (
        <WhyNotDownloaded failure={failure} byLink={byLink} />
      ) : (
        <Stack gap="3">
          <ProgressBar label={t`Download`} percent={percent} />
          <Box display="flex" justifyContent="space-between" color="quiet">
            <span>{percent}%</span>
            <span>
              {secondsLeft === null ? (
                <Trans>Calculating the time remaining…</Trans>
              ) : (
                <Plural value={secondsLeft} one="# second remaining" other="# seconds remaining" />
              )}
            </span>
          </Box>
        </Stack>
      )}
    </Dialog>
  );
}

/** Refusals of a download that retrying would not change. */
const refusedForGood: readonly FailureCode[] = [
  'notFound',
  'linkUsedUp',
  'forbidden',
  'reasonNeeded',
  'consentNeeded',
];

/** The server's reason. Without one, the connection was lost on the way. */
function WhyNotDownloaded({
  failure,
  byLink,
}: {
  readonly failure: Failure | null;
  readonly byLink: boolean;
}) {
  if (failure === null || failure.code === 'unexpected')
    return (
      <Banner tone="danger">
        <Trans>The download was interrupted.</Trans>
      </Banner>
    );
  return byLink && failure.code === 'notFound' ? <ClosedPrintLink /> : <FailureBanner failure={failure} />;
}
