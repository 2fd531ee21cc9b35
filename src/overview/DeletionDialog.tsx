import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { RecordDeletion } from './deletionDoor.ts';

/** Nothing goes without this question. */
export function DeletionDialog({ deletion }: { readonly deletion: RecordDeletion }) {
  const { t } = useLingui();
  const state = useSelector(deletion, (snapshot) => snapshot);
  const busy = state.hasTag('busy');
  const cancel = () => deletion.send({ type: 'deletion.cancel' });
  return (
    <Dialog
      open={state.hasTag('asking')}
      width="narrow"
      title={t`Delete`}
      busy={busy}
      onClose={cancel}
      footer={
        <>
          <Button look="plain" disabled={busy} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={() => deletion.send({ type: 'deletion.confirm' })}>
            <Trans>Confirm</Trans>
          </Button>
        </>
      }
    >
      <p>
        {state.context.ids.length > 1 ? (
          <Trans>Are you sure you want to delete these records?</Trans>
        ) : (
          <Trans>Are you sure you want to delete this record?</Trans>
        )}
      </p>
      {state.context.failure === null ? null : (
        <Banner tone="danger">
          <Trans>The records were not deleted. Please try again.</Trans>
        </Banner>
      )}
    </Dialog>
  );
}
