import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { ClientBatch } from './useClientBatch.ts';

/** Asks before the page is left, by Back or by closing the window, while clients have not had their turn. */
export function LeaveDialog({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const isRunning = () => {
    const state = batch.getSnapshot();
    return state.hasTag('busy') || state.matches('uncertain');
  };
  const blocker = useBlocker({ shouldBlockFn: isRunning, enableBeforeUnload: isRunning, withResolver: true });
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={stay}
      title={t`Leave before all clients are finished?`}
      width="narrow"
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
          <Button look="solid" onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>We’ll finish the current client, then stop.</Trans>
      </p>
    </Dialog>
  );
}
