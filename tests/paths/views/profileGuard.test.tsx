import { NewProfileForm } from '#src/screens/create-profile/NewProfileForm.tsx';
import { ProfileGate } from '#src/screens/create-profile/ProfileGate.tsx';
import { SecondProfileDialog } from '#src/screens/edit-profile/SecondProfileDialog.tsx';
import { ids } from '#tests/machines/builders.ts';
import { states } from '#tests/screens/profile/profiles.ts';
import { profileGuard } from '../cases/profileGuard.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const form = (screen: Screen) => screen.getByRole('button', { name: 'Save Profile' });
const dialog = (screen: Screen) =>
  screen.getByRole('dialog', { name: 'You are not allowed to create multiple profiles!' });
const away = (screen: Screen) => {
  expect(form(screen).query()).toBeNull();
  expect(screen.getByRole('dialog').query()).toBeNull();
};
const waits = (words: string) => async (screen: Screen) => {
  await expect.element(screen.getByRole('status')).toHaveTextContent(words);
  away(screen);
};

walkViews({
  cases: profileGuard,
  show: (guard) => (
    <>
      <ProfileGate guard={guard}>
        <NewProfileForm
          variant={guard.getSnapshot().context.variant}
          states={states}
          userId={ids.other}
          known={{}}
        />
      </ProfileGate>
      <SecondProfileDialog guard={guard} />
    </>
  ),
  does: {
    'the consumer presses Try Again': ({ screen }) =>
      screen.getByRole('button', { name: 'Try Again' }).click(),
    'the consumer presses Go to Dashboard': ({ screen }) =>
      dialog(screen).getByRole('button', { name: 'Go to Dashboard' }).click(),
  },
  sees: {
    checking: waits('Checking for an existing profile…'),
    redirecting: waits('Opening profile…'),
    failed: async (screen) => {
      await expect.element(screen.getByText('An unknown error occurred!')).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
      away(screen);
    },
    allowed: async (screen) => {
      await expect.element(form(screen)).toBeVisible();
      expect(screen.getByRole('dialog').query()).toBeNull();
    },
    explaining: async (screen) => {
      await expect.element(dialog(screen).getByText(/Delete the previous one and come back/)).toBeVisible();
      const leave = dialog(screen).getByRole('button', { name: 'Go to Dashboard' });
      await expect.element(leave).not.toHaveAttribute('aria-busy');
    },
    leaving: async (screen) => {
      const leave = dialog(screen).getByRole('button', { name: 'Go to Dashboard' });
      await expect.element(leave).toHaveAttribute('aria-busy', 'true');
    },
    left: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
      away(screen);
    },
  },
});
