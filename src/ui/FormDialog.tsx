import { chakra, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Dialog } from './Dialog.tsx';
import { showProblem } from './showProblem.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useShownProblem } from './useShownProblem.ts';

interface AskDialogProps {
  readonly title: string;
  /** The label of the submit button. */
  readonly action: ReactNode;
  readonly busy: boolean;
  readonly canSubmit: boolean;
  /** Something was typed, chosen, or attached: closing asks first. */
  readonly isUnsaved: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short form in a dialog, with submit and cancel. */
export function FormDialog({
  title,
  action,
  busy,
  canSubmit,
  isUnsaved,
  onSubmit,
  onClose,
  children,
}: AskDialogProps) {
  const id = useId();
  const form = useShownProblem(busy);
  return (
    <Dialog
      open
      width="narrow"
      title={title}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <CloseButton look="plain" disabled={busy}>
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button type="submit" form={id} look="solid" busy={busy} disabled={!canSubmit}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          flushSync(onSubmit);
          showProblem(form.current);
        }}
      >
        <Stack gap="4">{children}</Stack>
        {/* What is being saved isn’t asked about: some forms load the page again when they are done. */}
        <UnsavedChangesDialog isUnsaved={() => isUnsaved && !busy} />
      </chakra.form>
    </Dialog>
  );
}
