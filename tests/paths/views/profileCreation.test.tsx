import { NewProfileSheet } from '#src/screens/create-profile/NewProfileSheet.tsx';
import { aNewProfile, aPicture } from '#tests/machines/builders.ts';
import { states } from '#tests/screens/profile/profiles.ts';
import { expect } from '../harness/expect.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { done } from '../harness/cases.ts';
import { profileCreation } from '../cases/profileCreation.ts';
import { asksBeforeLeaving, saveButton, slot, slotSays, textbox, WayOut, works } from './parts.tsx';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const mail = 'ana@example.com';
const press = (name: string) => (stage: { screen: Screen }) =>
  stage.screen.getByRole('button', { name }).click();

/** Nothing can be typed or saved, and nothing is at work. */
async function isLocked(screen: Screen): Promise<void> {
  await expect.element(saveButton(screen)).toBeDisabled();
  await expect.element(saveButton(screen)).not.toHaveAttribute('aria-busy');
  await expect.element(textbox(screen, 'Email')).toBeDisabled();
}

walkViews({
  cases: profileCreation,
  own: ['profileDocuments', 'documentSlot'],
  show: (creation, say) => (
    <>
      <WayOut name={say('Home')} />
      <NewProfileSheet
        creation={creation}
        restored={creation.getSnapshot().context.left === 'nothing' ? null : aNewProfile({ mail })}
        keep={() => {}}
        forget={() => {}}
        variant="b2b"
        states={states}
        known={{}}
      />
    </>
  ),
  does: {
    'Ana types': async ({ screen }) => {
      const name = textbox(screen, 'Profile name');
      await name.fill(`${name.element().getAttribute('value') ?? ''}Ana`);
      await textbox(screen, 'Email').fill(mail);
      await textbox(screen, 'Date of birth').fill('04301990');
      await slot(screen, 'Proof of address').upload(aPicture());
    },
    'Ana presses Save Profile': press('Save Profile'),
    'Ana presses Try Again': press('Try Again'),
    'all documents are finished': ({ happen }) => happen(done('address.uploadDocument')),
    'Ana presses Open profile': press('Open profile'),
  },
  sees: {
    untouched: async (screen) => {
      await expect.element(textbox(screen, 'Email')).toHaveValue('');
      await expect.element(textbox(screen, 'Email')).toBeEnabled();
      await expect.element(saveButton(screen)).toBeDisabled();
    },
    changed: async (screen) => {
      await expect.element(textbox(screen, 'Email')).toHaveValue(mail);
      await expect.element(textbox(screen, 'Email')).toBeEnabled();
      expect(screen.getByRole('alert').query()).toBeNull();
      await asksBeforeLeaving(screen);
    },
    saving: async (screen) => {
      await works(screen, 'Saving…');
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    recovering: (screen) => works(screen, 'Checking whether the profile was saved…'),
    unknown: async (screen) => {
      await expect.element(screen.getByText(/We don’t know yet whether the profile was saved/)).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await isLocked(screen);
      await asksBeforeLeaving(screen);
    },
    failed: async (screen, { context }) => {
      const why = failureSentences[context.failure?.code ?? 'unexpected'];
      await expect.element(screen.getByRole('alert')).toHaveTextContent(why);
      await expect.element(textbox(screen, 'Email')).toHaveValue(mail);
      await expect.element(saveButton(screen)).toBeEnabled();
      await asksBeforeLeaving(screen);
    },
    notSaved: async (screen) => {
      await expect.element(screen.getByText(/^The profile wasn’t saved\./)).toBeVisible();
      await expect.element(textbox(screen, 'Email')).toHaveValue(mail);
      await expect.element(saveButton(screen)).toBeEnabled();
      await asksBeforeLeaving(screen);
    },
    uploading: async (screen) => {
      await works(screen, 'Uploading documents…');
      await slotSays(screen, 'Proof of address', 'Uploading…');
    },
    opening: async (screen) => {
      await works(screen, 'Opening profile…');
      await slotSays(screen, 'Proof of address', 'File successfully uploaded!');
    },
    stranded: async (screen) => {
      await expect.element(screen.getByText(/Profile created/)).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Open profile' })).toBeVisible();
      await isLocked(screen);
    },
    opened: isLocked,
  },
});
