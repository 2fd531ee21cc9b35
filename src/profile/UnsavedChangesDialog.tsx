import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

interface LeaveQuestionProps {
  readonly isUnsaved: () => boolean;
  /** Runs if the person leaves anyway. */
  readonly onLeave?: () => void;
}

/** Asks before a page with unsaved changes is left by a link, by Back, or by closing the window. */
export function UnsavedChangesDialog({ isUnsaved, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  const stay = () => blocker.reset?.();
  function leave(): void {
    onLeave?.();
    blocker.proceed?.();
  }
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={stay}
      title={t`Leave without saving?`}
      width="narrow"
      footer={
        <>
          <Button look="outline" onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
          <Button look="solid" onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Any unsaved changes will be lost.</Trans>
      </p>
    </Dialog>
  );
}
