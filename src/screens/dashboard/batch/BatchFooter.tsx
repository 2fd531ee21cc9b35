import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type BatchKind, included, unfinished } from '#machines/clientBatchParts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { useBatchWords } from './useBatchWords.ts';
import type { ClientBatch } from './useClientBatch.ts';

/** What can be done now: confirm, stop, try again, or close. */
export function BatchFooter({ batch }: { readonly batch: ClientBatch }) {
  const state = useSelector(batch, (snapshot) => snapshot);
  const { isStopped, failure } = state.context;
  const close = () => batch.send({ type: 'batch.close' });
  const retry = (
    <Button look="solid" onClick={() => batch.send({ type: 'batch.retry' })}>
      <Trans>Try Again</Trans>
    </Button>
  );
  if (state.hasTag('busy'))
    return (
      <Button busy={isStopped} onClick={() => batch.send({ type: 'batch.stop' })}>
        {isStopped ? <Trans>Stopping after this client</Trans> : <Trans>Stop after this client</Trans>}
      </Button>
    );
  if (state.matches('uncertain'))
    return (
      <>
        <Button onClick={() => batch.send({ type: 'batch.stop' })}>
          <Trans>Stop</Trans>
        </Button>
        {retry}
      </>
    );
  if (state.matches('ended')) {
    const count = unfinished(state.context).length;
    return (
      <>
        <Button look={count === 0 ? 'solid' : 'plain'} onClick={close}>
          <Trans>Done</Trans>
        </Button>
        {count === 0 ? null : (
          <Button look="solid" onClick={() => batch.send({ type: 'batch.again' })}>
            <Plural value={count} one="Try # client again" other="Try # clients again" />
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <CloseButton look="plain">
        <Trans>Cancel</Trans>
      </CloseButton>
      {state.matches('unknown') ? retry : null}
      {state.matches('unplanned') ? (
        failure?.code === 'noGenerations' ? (
          <ButtonLink look="solid" to="/settings">
            <Trans>Buy generations</Trans>
          </ButtonLink>
        ) : (
          retry
        )
      ) : null}
      {state.matches('confirming') ? <Confirm batch={batch} /> : null}
    </>
  );
}

/** Says for how many it will be done; for nobody yet, it can't be pressed. */
function Confirm({ batch }: { readonly batch: ClientBatch }) {
  const words = useBatchWords();
  const state = useSelector(batch, (snapshot) => snapshot);
  const { kind } = state.context;
  const count = included(state.context).length;
  const labels: Readonly<Record<BatchKind, ReactNode>> = {
    delete: <Trans>Confirm</Trans>,
    refresh: <Plural value={count} one="Refresh # report" other="Refresh # reports" />,
    status: <Plural value={count} one="Set status of # client" other="Set status of # clients" />,
    letters: (
      <Plural value={count} one="Generate letters for # client" other="Generate letters for # clients" />
    ),
  };
  return (
    <Button
      look={kind === 'delete' ? 'danger' : 'solid'}
      disabled={!state.can({ type: 'batch.start' })}
      onClick={() => batch.send({ type: 'batch.start' })}
    >
      {count === 0 ? words[kind].title : labels[kind]}
    </Button>
  );
}
