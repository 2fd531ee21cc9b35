import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { documentMegabytes } from '#contract/limits.ts';
import { Button } from '#src/ui/Button.tsx';
import { showProblem } from '#src/ui/showProblem.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { ProfileFormState } from './useProfileForm.ts';

interface ProfileSheetProps {
  readonly form: ProfileFormState;
  readonly busy: boolean;
  /** Nothing was changed yet. */
  readonly untouched: boolean;
  readonly unsaved: boolean;
  /** Saving is not possible now. */
  readonly disabled?: boolean;
  /** Saving is the next step. Later, that is the report, until something is changed. */
  readonly isNew?: boolean;
  /** Next to the title. */
  readonly badge?: ReactNode;
  readonly fields: ReactNode;
  readonly documents: ReactNode;
  /** The result of the last save. */
  readonly outcome: ReactNode;
  readonly onSave: () => void;
}

/** Personal information, documents, and the one Save button that covers both. */
export function ProfileSheet(props: ProfileSheetProps) {
  const { form, busy, untouched, unsaved, disabled = false, isNew = false } = props;
  const { badge, fields, documents, outcome, onSave } = props;
  const sheet = useRef<HTMLFormElement>(null);
  return (
    <chakra.form
      ref={sheet}
      noValidate
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(form.submit);
        if (form.hasProblems) showProblem(sheet.current);
        else onSave();
      }}
    >
      <Card>
        <CardTitle action={badge}>
          <Trans>Personal information</Trans>
        </CardTitle>
        {fields}
      </Card>
      <Card>
        <CardTitle>
          <Trans>Proof of documents</Trans>
        </CardTitle>
        <chakra.p fontSize="sm" color="quiet" mb="4">
          <Trans>
            Letters to the credit bureaus usually enclose copies of the ID and the proof of address, and of
            the Social Security card only to dispute an SSN. Letters to creditors and debt collectors enclose
            none unless they’re added to a letter. PNG or JPG images, up to {documentMegabytes} MB each.
          </Trans>
        </chakra.p>
        {documents}
      </Card>
      <SaveBar untouched={untouched} unsaved={unsaved}>
        <Button
          type="submit"
          look={isNew || unsaved ? 'solid' : 'outline'}
          width={{ base: 'full', md: 'auto' }}
          busy={busy}
          disabled={disabled || !form.isDobValid}
        >
          <Trans>Save Profile</Trans>
        </Button>
        {!busy && !disabled && !form.isDobValid && (
          <chakra.p fontSize="sm" color="quiet">
            <Trans>Enter a valid date of birth to save.</Trans>
          </chakra.p>
        )}
        <chakra.div
          flex="1"
          minWidth="min(12rem, 100%)"
          // As the reason why the button doesn’t work, which is in the same line.
          fontSize="sm"
          color="quiet"
          aria-live="polite"
          css={{ '& > *': { mt: { base: '3', md: '0' } } }}
        >
          {outcome}
        </chakra.div>
      </SaveBar>
    </chakra.form>
  );
}
