import { FreshSignInView } from '#src/app/session/FreshSignInView.tsx';
import { freshSignIn } from '../cases/freshSignIn.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) =>
  screen.getByRole('dialog', { name: /^(Confirm it’s you|Your session has ended)$/ });
const confirm = (screen: Screen) => dialog(screen).getByRole('button', { name: 'Sign in again' });

walkViews({
  cases: freshSignIn,
  show: (actor) => <FreshSignInView freshSignIn={actor} />,
  does: {
    'the server asks for a new sign-in': ({ happen }) => happen({ type: 'signIn.need', why: 'sensitive' }),
    'the session has ended while Ana is typing': ({ happen }) =>
      happen({ type: 'signIn.need', why: 'ended' }),
    'Ana presses Sign in again': ({ screen }) => confirm(screen).click(),
    'Ana presses Cancel': async ({ screen }) => {
      const loses = screen.getByRole('dialog', { name: 'Your session has ended' }).query() !== null;
      await dialog(screen).getByRole('button', { name: 'Cancel' }).click();
      // Then the page is left for the sign-in.
      if (loses) await screen.getByRole('button', { name: 'Leave' }).click();
    },
  },
  sees: {
    resting: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    asking: async (screen) => {
      await expect.element(dialog(screen).getByText(/sign in again in a small window/i)).toBeVisible();
      await expect.element(confirm(screen)).toBeEnabled();
    },
    signingIn: async (screen) => {
      await expect.element(confirm(screen)).toHaveAttribute('aria-busy', 'true');
      await expect.element(dialog(screen).getByText('Finish signing in in the other window.')).toBeVisible();
    },
    failed: async (screen) => {
      await expect.element(dialog(screen).getByText(/^The sign-in wasn’t finished/)).toBeVisible();
      await expect.element(confirm(screen)).toBeEnabled();
    },
  },
});
