import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { canBePlanned, nextOf } from '#machines/clientBatchParts.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { BatchFooter } from './BatchFooter.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchSummary } from './BatchSummary.tsx';
import { useBatchWords } from './useBatchWords.ts';
import type { ClientBatch } from './useClientBatch.ts';

/** The summary that is confirmed, then the progress and how it ended, for each client. */
export function BatchDialog({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const words = useBatchWords();
  const state = useSelector(batch, (snapshot) => snapshot);
  const { kind, outcomes } = state.context;
  // Then it can't be closed, and Back asks whether to leave the page.
  const isRunning = state.hasTag('busy') || state.matches('uncertain');
  const { showMessage } = useSnackbars();
  const isDeleted = kind === 'delete' && state.matches('ended') && outcomes.every(({ failure }) => !failure);
  const message = t`Records deleted.`;
  useEffect(() => {
    if (isDeleted) showMessage(message);
  }, [isDeleted, message, showMessage]);
  return (
    <Dialog
      open={state.hasTag('open')}
      width={kind === 'delete' ? 'narrow' : 'usual'}
      title={words[kind].title}
      busy={isRunning}
      takesBack={!isRunning}
      onClose={() => batch.send({ type: 'batch.close' })}
      footer={<BatchFooter batch={batch} />}
    >
      <Content batch={batch} />
    </Dialog>
  );
}

function Content({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const state = useSelector(batch, (snapshot) => snapshot);
  const { clients, plans, failure } = state.context;
  if (state.matches('looking')) return <Skeleton height="8rem" role="status" aria-label={t`Loading`} />;
  if (state.matches('summarizing')) {
    const all = clients.filter(canBePlanned).length;
    return (
      <Stack gap="4">
        <ProgressBar label={t`Progress`} percent={(100 * plans.length) / all} />
        <p role="status">
          <Trans>
            Looking up which letters each client would get: {plans.length} of {all}. No generation is used.
          </Trans>
        </p>
      </Stack>
    );
  }
  if (state.matches('unknown') || state.matches('unplanned'))
    return failure && <FailureBanner failure={failure} />;
  if (state.matches('confirming')) return <BatchSummary batch={batch} />;
  if (state.matches('uncertain')) {
    const name = nextOf(state.context)?.name ?? '';
    return (
      <Stack gap="4">
        <Banner tone="danger">
          <Trans>
            No answer came for {name}, so it isn’t known whether the letters were generated. Try again: if
            they were, you get these letters, and no second generation is used.
          </Trans>
        </Banner>
        <BatchProgress context={state.context} phase="uncertain" />
      </Stack>
    );
  }
  return <BatchProgress context={state.context} phase={state.matches('ended') ? 'ended' : 'working'} />;
}
