import { emptyDraft } from '#src/profile/draft.ts';
import { ProfileForm } from '#src/profile/ProfileForm.tsx';
import { ProfileSheet } from '#src/profile/ProfileSheet.tsx';
import { useProfileForm } from '#src/profile/useProfileForm.ts';
import type { ProfileValidation } from '#src/profile/useProfileValidation.ts';
import { states } from '#tests/screens/profile/profiles.ts';
import { profileValidation } from '../cases/profileValidation.ts';
import { expect } from '../harness/expect.ts';
import { walkViews } from '../harness/walkViews.tsx';
import { saveButton, textbox } from './parts.tsx';

const draft = { ...emptyDraft, dob: '1990-04-30', ssn: '666-12' };

function Form({ validation }: { readonly validation: ProfileValidation }) {
  const form = useProfileForm(validation, draft, null, () => {});
  return (
    <ProfileSheet
      form={form}
      busy={false}
      untouched
      unsaved={false}
      fields={<ProfileForm form={form} states={states} variant="b2b" profile={null} disabled={false} />}
      documents={null}
      outcome={null}
      onSave={() => {}}
    />
  );
}

walkViews({
  cases: profileValidation,
  show: (validation) => <Form validation={validation} />,
  // Pressing a button leaves the field that had the focus.
  tells: ['field.leave'],
  does: {
    'Ana leaves Email empty': async ({ screen }) => {
      await textbox(screen, 'Email').click();
      await screen.getByText('Personal information').click();
    },
    'Ana presses Save Profile with invalid fields': async ({ screen }) => {
      await saveButton(screen).click();
    },
    'Ana presses Save Profile with every field corrected': async ({ screen }) => {
      await textbox(screen, 'Email').fill('ana@example.com');
      await textbox(screen, 'SSN').fill('666120199');
      await saveButton(screen).click();
    },
  },
  sees: {
    filling: async (screen) => {
      await expect.element(textbox(screen, 'SSN')).toBeValid();
    },
    correcting: async (screen) => {
      await expect.element(textbox(screen, 'Email')).toHaveAccessibleDescription('Email is required');
      await expect.element(textbox(screen, 'Email')).toHaveFocus();
      await expect.element(textbox(screen, 'SSN')).toBeInvalid();
    },
  },
});
