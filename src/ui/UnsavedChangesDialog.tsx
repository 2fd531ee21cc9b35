import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useUnsavedForm } from './unsavedForms.ts';

interface UnsavedChangesProps {
  /** Whether something was typed, chosen, or attached that is nowhere else yet. */
  readonly isUnsaved: () => boolean;
  /** Runs if the person leaves anyway. */
  readonly onLeave?: () => void;
}

/**
 * Belongs into every form. Asks before the page with unsaved changes is left by a link, by Back, or by closing the
 * window, and before the dialog that the form is in closes.
 */
export function UnsavedChangesDialog({ isUnsaved, onLeave }: UnsavedChangesProps) {
  const { t } = useLingui();
  const [question, setQuestion] = useState<{ readonly answer: (leaves: boolean) => void } | null>(null);
  function ask(): Promise<boolean> {
    // Asked again, as by two presses of Back, the first attempt stays.
    question?.answer(false);
    return new Promise((resolve) => setQuestion({ answer: resolve }));
  }
  function answer(leaves: boolean): void {
    setQuestion(null);
    question?.answer(leaves);
  }
  useUnsavedForm({ isUnsaved, ask, leave: () => onLeave?.() });
  const stay = () => answer(false);
  // A folded part of the page would hide it.
  return createPortal(
    <Dialog
      open={question !== null}
      onClose={stay}
      title={t`Leave without saving?`}
      width="narrow"
      footer={
        <>
          <Button look="outline" onClick={() => answer(true)}>
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
    </Dialog>,
    document.body,
  );
}
