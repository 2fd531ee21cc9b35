import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { ProfileCopy } from '#src/profile/ProfileCopy.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { RecordDeletion } from './useRecordDeletion.ts';

interface DeletionDialogProps {
  readonly deletion: RecordDeletion;
  /** The deletions that can be requested. */
  readonly profiles: readonly ProfileListItem[];
}

/** Nothing is deleted without this confirmation, and every deletion is announced. */
export function DeletionDialog({ deletion, profiles }: DeletionDialogProps) {
  const { t, i18n } = useLingui();
  const state = useSelector(deletion, (snapshot) => snapshot);
  const { showMessage } = useSnackbars();
  const busy = state.hasTag('busy');
  const { ids } = state.context;
  const several = ids.length > 1;
  const names = profiles.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const isDone = state.matches('done');
  const message = several ? t`Records deleted.` : t`Record deleted.`;
  useEffect(() => {
    if (isDone) showMessage(message);
  }, [isDone, message, showMessage]);
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
      <Stack gap="3">
        {state.context.failure === null ? null : (
          <Banner tone="danger">
            {several ? (
              <Trans>We couldn’t delete the records. Try again.</Trans>
            ) : (
              <Trans>We couldn’t delete the record. Try again.</Trans>
            )}
          </Banner>
        )}
        <p>
          {several ? (
            <Trans>Are you sure you want to delete these records?</Trans>
          ) : (
            <Trans>Are you sure you want to delete this record?</Trans>
          )}
        </p>
        <chakra.p fontWeight="strong" lineClamp="4">
          {new Intl.ListFormat(i18n.locale).format(names)}
        </chakra.p>
        <p>
          <Trans>
            Documents, credit reports, letters, and history are deleted too, including letters you paid for.
            This can’t be undone.
          </Trans>
        </p>
        <Keeping ids={ids} />
      </Stack>
    </Dialog>
  );
}

/** The way to a copy before everything is gone. Support gets none. */
function Keeping({ ids }: { readonly ids: readonly string[] }) {
  const [only, ...more] = ids;
  if (only === undefined || impersonatedUser() !== null) return null;
  if (more.length === 0) return <ProfileCopy key={only} profileId={only} />;
  return (
    <p>
      <Trans>To keep copies, first download everything from each profile’s page.</Trans>
    </p>
  );
}
