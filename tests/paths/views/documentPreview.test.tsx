import { createActor } from 'xstate';
import { profileEditMachine } from '#machines/profileEdit.ts';
import { ProfileEditorSheet } from '#src/screens/edit-profile/ProfileEditorSheet.tsx';
import { profile, states } from '#tests/screens/profile/profiles.ts';
import { documentPreview } from '../cases/documentPreview.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Proof of address' });
const picture = (screen: Screen) => dialog(screen).getByRole('img', { name: 'Proof of address' });
const onFile = { ...profile, addressDocument: profile.ssnDocument };

walkViews({
  cases: documentPreview,
  show: (preview) => (
    <ProfileEditorSheet
      edit={createActor(profileEditMachine, {
        input: { profileId: profile.id, version: 1, left: [] },
      }).start()}
      preview={preview}
      profile={onFile}
      states={states}
      variant="b2b"
    />
  ),
  does: {
    'Ana opens the proof of address': async ({ screen }) => {
      const again = screen.getByRole('button', { name: 'Try Again' });
      const first = screen.getByRole('button', { name: 'View Proof of address' });
      await (again.query() === null ? first : again).click();
    },
    'Ana closes the preview': ({ screen }) => dialog(screen).getByRole('button', { name: 'Close' }).click(),
  },
  sees: {
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    fetching: async (screen) => {
      await expect.element(dialog(screen).getByRole('status', { name: 'Loading' })).toBeVisible();
      expect(picture(screen).query()).toBeNull();
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    shown: async (screen) => {
      await expect.element(picture(screen)).toBeVisible();
      await expect.element(picture(screen)).toHaveProperty('naturalWidth', 320);
      expect(screen.getByRole('status', { name: 'Loading' }).query()).toBeNull();
    },
    failed: async (screen) => {
      await expect
        .element(dialog(screen).getByText('We can’t show this document right now.', { exact: false }))
        .toBeVisible();
      await expect.element(dialog(screen).getByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(picture(screen).query()).toBeNull();
    },
  },
});
