import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { included } from '#machines/clientBatchParts.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchSummary } from './BatchSummary.tsx';
import type { ClientBatch } from './useClientBatch.ts';

/** The summary that is confirmed, then the progress and how it ended, for each client. */
export function BatchDialog({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const state = useSelector(batch, (snapshot) => snapshot);
  const { kind, failure } = state.context;
  const busy = state.hasTag('busy');
  const close = () => batch.send({ type: 'batch.close' });
  return (
    <Dialog
      open={state.hasTag('open')}
      title={kind === 'refresh' ? t`Refresh reports` : t`Set status`}
      busy={busy}
      onClose={close}
      footer={<Footer batch={batch} />}
    >
      {state.matches('looking') ? (
        <Skeleton height="8rem" role="status" aria-label={t`Loading`} />
      ) : state.matches('unknown') ? (
        failure && <FailureBanner failure={failure} />
      ) : state.matches('confirming') ? (
        <BatchSummary batch={batch} />
      ) : (
        <BatchProgress context={state.context} isOver={state.matches('ended')} />
      )}
    </Dialog>
  );
}

function Footer({ batch }: { readonly batch: ClientBatch }) {
  const state = useSelector(batch, (snapshot) => snapshot);
  const { kind, isStopped } = state.context;
  const count = included(state.context).length;
  const close = () => batch.send({ type: 'batch.close' });
  if (state.hasTag('busy'))
    return (
      <Button busy={isStopped} onClick={() => batch.send({ type: 'batch.stop' })}>
        {isStopped ? <Trans>Stopping after this client</Trans> : <Trans>Stop after this client</Trans>}
      </Button>
    );
  if (state.matches('ended'))
    return (
      <Button look="solid" onClick={close}>
        <Trans>Done</Trans>
      </Button>
    );
  return (
    <>
      <Button look="plain" onClick={close}>
        <Trans>Cancel</Trans>
      </Button>
      {state.matches('unknown') ? (
        <Button look="solid" onClick={() => batch.send({ type: 'batch.retry' })}>
          <Trans>Try Again</Trans>
        </Button>
      ) : null}
      {state.matches('confirming') ? (
        <Button
          look="solid"
          disabled={!state.can({ type: 'batch.start' })}
          onClick={() => batch.send({ type: 'batch.start' })}
        >
          {kind === 'refresh' ? (
            <Plural value={count} one="Refresh # report" other="Refresh # reports" />
          ) : (
            <Plural value={count} one="Set status of # client" other="Set status of # clients" />
          )}
        </Button>
      ) : null}
    </>
  );
}
