import { ClosingForm } from '#src/screens/close-account/ClosingForm.tsx';
import { ids } from '#tests/machines/builders.ts';
import { accountClosing } from '../cases/accountClosing.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const account = {
  profiles: [{ id: ids.profile, name: 'Ana Sampleton', hold: null }],
  generationsLeft: 2,
  answersDue: 1,
  orderOpenUntil: null,
  ordersPending: 0,
  agencyPages: 0,
  confirmationTo: 'ana@example.com',
  keepsSignIn: false,
};
const held = {
  ...account,
  profiles: [
    {
      id: ids.profile,
      name: 'Ana Sampleton',
      hold: { reason: 'Lawsuit 26-114', by: 'Redress Support', at: '2026-11-20T12:00:00.000Z' },
    },
  ],
};

const tick = (screen: Screen) => screen.getByRole('checkbox', { name: /^I understand that everything/ });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const close = (screen: Screen) => button(screen, 'Close my account');

/** What is said of the last attempt, by its first words. */
const said = {
  notFresh: /nothing was changed\.$/,
  unknown: /^No answer came/,
  held: /^A legal hold was placed/,
  busy: 'The service is busy. Try again in a moment.',
  closed: 'Your account is closed.',
} as const;
async function says(screen: Screen, expected: (keyof typeof said)[]): Promise<void> {
  const shown = (Object.keys(said) as (keyof typeof said)[]).filter(
    (name) => !(name === 'notFresh' && expected[0] === 'held'),
  );
  for (const name of shown) {
    const text = screen.getByText(said[name]);
    if (expected.includes(name)) await expect.element(text).toBeVisible();
    else expect(text.query()).toBeNull();
  }
}

walkViews({
  cases: accountClosing,
  show: (work) => (
    <ClosingForm work={work} account={work.getSnapshot().context.isPrevented ? held : account} />
  ),
  does: {
    'Ana ticks that she understands': ({ screen }) => tick(screen).click(),
    'Ana removes the tick': ({ screen }) => tick(screen).click(),
    'Ana presses Close my account': ({ screen }) => close(screen).click(),
    'Ana presses Check again': ({ screen }) => button(screen, 'Check again').click(),
  },
  sees: {
    prevented: async (screen) => {
      await expect
        .element(screen.getByRole('heading', { name: 'Your account can’t be closed now' }))
        .toBeVisible();
      await expect
        .element(screen.getByText(/has been on legal hold since .* Reason: Lawsuit 26-114/))
        .toBeVisible();
      expect([tick(screen).query(), close(screen).query()]).toEqual([null, null]);
    },
    reading: async (screen) => {
      await expect.element(tick(screen)).not.toBeChecked();
      await expect.element(close(screen)).toBeDisabled();
      await expect
        .element(screen.getByText('We’ll confirm it with an email to ana@example.com.'))
        .toBeVisible();
      await expect.element(screen.getByText(/we first ask you to sign in again/)).toBeVisible();
      await says(screen, []);
    },
    'agreed.ready': async (screen) => {
      await expect.element(tick(screen)).toBeChecked();
      await expect.element(close(screen)).toBeEnabled();
      await says(screen, []);
    },
    closing: async (screen) => {
      await expect.element(close(screen)).toHaveAttribute('aria-busy', 'true');
      await expect.element(tick(screen)).toBeDisabled();
      await says(screen, []);
    },
    'agreed.notFresh': async (screen) => {
      await expect.element(close(screen)).toBeEnabled();
      await says(screen, ['notFresh']);
    },
    'agreed.unknown': async (screen) => {
      await expect.element(close(screen)).toBeEnabled();
      await expect.element(tick(screen)).toBeDisabled();
      expect(screen.getByRole('link', { name: 'Keep my account' }).query()).toBeNull();
      await says(screen, ['unknown']);
    },
    'agreed.refused': async (screen, { context }) => {
      await expect.element(close(screen)).toBeEnabled();
      await says(screen, [context.failure?.code === 'onHold' ? 'held' : 'busy']);
    },
    closed: async (screen) => {
      await expect.element(close(screen)).toHaveAttribute('aria-busy', 'true');
      await says(screen, ['closed']);
    },
  },
});
