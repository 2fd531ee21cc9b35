import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { ProfileCopy } from '#src/profile/ProfileCopy.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { RecordDeletion } from './useRecordDeletion.ts';

interface DeletionDialogProps {
  readonly deletion: RecordDeletion;
  /** Those whose deletion can be requested. */
  readonly profiles: readonly ProfileListItem[];
}

/** Nothing is deleted without this confirmation, and every deletion is announced. */
export function DeletionDialog({ deletion, profiles }: DeletionDialogProps) {
  const { t } = useLingui();
  const state = useSelector(deletion, (snapshot) => snapshot);
  const { showMessage } = useSnackbars();
  const busy = state.hasTag('busy');
  const { profileId, failure } = state.context;
  const isGone = failure?.code === 'notFound';
  const isDone = state.matches('done');
  const message = t`Record deleted.`;
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
            {isGone ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
          {isGone ? null : (
            <Button look="danger" busy={busy} onClick={() => deletion.send({ type: 'deletion.confirm' })}>
              <Trans>Confirm</Trans>
            </Button>
          )}
        </>
      }
    >
      {isGone ? (
        <p>
          <Trans>This record has already been deleted.</Trans>
        </p>
      ) : (
        <Stack gap="3">
          {failure?.code === 'onHold' ? <FailureBanner failure={failure} /> : null}
          {failure === null || failure.code === 'onHold' ? null : (
            <Banner tone="danger">
              {failure.unanswered === undefined ? (
                <Trans>We couldn’t delete the record. Try again.</Trans>
              ) : (
                <Trans>No answer came, so we don’t know whether the record was deleted. Try again.</Trans>
              )}
            </Banner>
          )}
          <p>
            <Trans>Are you sure you want to delete this record?</Trans>
          </p>
          <chakra.p fontWeight="strong" lineClamp="4">
            {profiles.find(({ id }) => id === profileId)?.name}
          </chakra.p>
          <p>
            <Trans>
              Documents, credit reports, letters, and history are deleted too, including letters you paid for.
              This can’t be undone.
            </Trans>
          </p>
          {/* The way to a copy before everything is gone. Support gets none. */}
          {profileId === null || impersonatedUser() !== null ? null : (
            <ProfileCopy key={profileId} profileId={profileId} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
