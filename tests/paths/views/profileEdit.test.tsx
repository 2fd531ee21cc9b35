import { type ActorRefFrom, createActor } from 'xstate';
import { documentPreviewMachine } from '#machines/documentPreview.ts';
import type { profileEditMachine } from '#machines/profileEdit.ts';
import { ProfileEditorSheet } from '#src/screens/edit-profile/ProfileEditorSheet.tsx';
import { aPicture, refusal } from '#tests/machines/builders.ts';
import { profile, states } from '#tests/screens/profile/profiles.ts';
import { expect } from '../harness/expect.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { done, thrown } from '../harness/cases.ts';
import { profileEdit } from '../cases/profileEdit.ts';
import { asksBeforeLeaving, saveButton, slotSays, textbox, WayOut, works } from './parts.tsx';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

let running: ActorRefFrom<typeof profileEditMachine> | undefined;
const saved = 'Profile saved.';
const silent = (screen: Screen) => {
  expect(screen.getByRole('alert').query()).toBeNull();
  expect(screen.getByText(saved).query()).toBeNull();
};

walkViews({
  cases: profileEdit,
  own: ['profileDocuments', 'documentSlot'],
  show: (edit, say) => {
    running = edit;
    const preview = createActor(documentPreviewMachine, { input: { profileId: profile.id } }).start();
    return (
      <>
        <WayOut name={say('Home')} />
        <ProfileEditorSheet edit={edit} preview={preview} profile={profile} states={states} variant="b2b" />
      </>
    );
  },
  does: {
    'Ana types': async ({ screen }) => {
      const city = textbox(screen, 'City');
      await city.fill(`${city.element().getAttribute('value') ?? ''} Heights`);
    },
    'Ana presses Save Profile': async ({ screen }) => {
      // Straight into its slot, past the form, which would count as touched: an upload without a picture is over at once.
      const { address } = running?.getSnapshot().children.documents?.getSnapshot().children ?? {};
      address?.send({ type: 'document.choose', file: aPicture() });
      const chosen = screen.getByRole('button', { name: 'Save these' });
      await (chosen.query() === null ? saveButton(screen) : chosen).click();
    },
    'the page is loaded again, and Ben has saved the profile meanwhile': async () =>
      running?.send({ type: 'profile.load', profile: { ...profile, version: 2, city: 'Laredo' } }),
    'Ana returns to what she typed': async () => running?.send({ type: 'profile.check' }),
    'Ana presses Compare': async ({ screen }) => {
      await expect
        .element(
          screen.getByText(
            'Someone else changed this profile since you opened it: City. Your entries are kept.',
          ),
        )
        .toBeVisible();
      await screen.getByRole('button', { name: 'Compare' }).click();
    },
    'Ana goes back to the form': async ({ screen }) => {
      await screen.getByRole('button', { name: 'Back to the form' }).click();
    },
    'every document is uploaded': ({ happen }) => happen(done('address.uploadDocument')),
    'a document is not uploaded': ({ happen }) =>
      happen(thrown('address.uploadDocument', refusal('fileTooLarge'))),
  },
  sees: {
    untouched: async (screen) => {
      await expect.element(textbox(screen, 'City')).toHaveValue('Austin');
      await expect.element(saveButton(screen)).toBeEnabled();
      silent(screen);
    },
    changed: async (screen) => {
      await expect.element(textbox(screen, 'City')).toHaveValue(expect.stringMatching(/^Austin( Heights)*$/));
      silent(screen);
      await asksBeforeLeaving(screen);
    },
    checking: async (screen) => {
      await expect.element(textbox(screen, 'City')).toHaveValue(expect.stringMatching(/^Austin( Heights)+$/));
      await expect.element(saveButton(screen)).toBeEnabled();
      silent(screen);
    },
    saving: async (screen) => {
      await works(screen, 'Saving…');
      silent(screen);
    },
    comparing: async (screen) => {
      await works(screen, 'Comparing with what was saved…');
      silent(screen);
    },
    choosing: async (screen) => {
      const dialog = screen.getByRole('dialog', { name: 'Someone else changed this profile' });
      await expect.element(dialog.getByRole('group', { name: 'City' })).toBeVisible();
      await expect.element(dialog.getByText('Laredo')).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: 'Save these' })).toBeEnabled();
    },
    failed: async (screen, { context }) => {
      const why = failureSentences[context.failure?.code ?? 'unexpected'];
      await expect.element(screen.getByRole('alert')).toHaveTextContent(why);
      await expect.element(saveButton(screen)).toBeEnabled();
      await asksBeforeLeaving(screen);
    },
    uploading: async (screen) => {
      await works(screen, 'Uploading documents…');
      await slotSays(screen, 'Proof of address', 'Uploading…');
    },
    saved: async (screen) => {
      await expect.element(screen.getByText(saved)).toBeVisible();
      await slotSays(screen, 'Proof of address', 'File successfully uploaded!');
      await expect.element(saveButton(screen)).toBeEnabled();
    },
    incomplete: async (screen) => {
      await expect
        .element(screen.getByText('Profile saved, but not uploaded: Proof of address.'))
        .toBeVisible();
      await slotSays(screen, 'Proof of address', 'Error Uploading! File too large');
      await asksBeforeLeaving(screen);
    },
  },
});
