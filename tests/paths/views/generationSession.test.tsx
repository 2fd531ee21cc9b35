import { LettersDialogs } from '#src/repair/LettersDialogs.tsx';
import { generationSession } from '../cases/generationSession.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const letters = (screen: Screen) => screen.getByRole('dialog', { name: 'Your letters are ready' });
const press = (name: string) => (stage: { screen: Screen }) =>
  stage.screen.getByRole('dialog').getByRole('button', { name, exact: true }).first().click();
const away = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
};
const offers = async (screen: Screen) => {
  for (const name of ['Download Letter(s)', 'Mail Letters (paid)'])
    await expect.element(letters(screen).getByRole('button', { name })).toBeVisible();
};

walkViews({
  cases: generationSession,
  show: (session) => <LettersDialogs session={session} />,
  own: ['letterDownload'],
  does: {
    'Ana presses Try Again': press('Try Again'),
    'Ana presses Download Letter(s)': press('Download Letter(s)'),
    'the download dialog closes': ({ screen }) =>
      screen
        .getByRole('dialog', { name: 'Downloading letters' })
        .getByRole('button', { name: 'Close' })
        .click(),
    'Ana presses Mail Letters': press('Mail Letters (paid)'),
    'Ana presses Close': press('Close'),
  },
  sees: {
    generatingAutomatic: away,
    generatingManual: away,
    generated: async (screen) => {
      await offers(screen);
      expect(
        letters(screen)
          .getByText(/couldn’t open/)
          .query(),
      ).toBeNull();
    },
    downloading: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Downloading letters' })).toBeVisible();
    },
    mailing: async (screen) => {
      const mail = letters(screen).getByRole('button', { name: 'Mail Letters (paid)' });
      await expect.element(mail).toHaveAttribute('aria-busy', 'true');
    },
    mailFailed: async (screen) => {
      await offers(screen);
      await expect.element(letters(screen).getByText(/couldn’t open the print shop/)).toBeVisible();
    },
    failed: async (screen) => {
      const dialog = screen.getByRole('dialog', { name: 'We couldn’t generate your letters' });
      await expect
        .element(dialog.getByText('Error: Unable to process request right now, Try again later!'))
        .toBeVisible();
    },
    closed: away,
  },
});
