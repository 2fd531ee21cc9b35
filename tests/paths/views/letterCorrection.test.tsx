import { CorrectionDialog } from '#src/overview/corrections/CorrectionDialog.tsx';
import { letterCorrection } from '../cases/letterCorrection.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const letters = {
  profileName: 'Ana Ruiz',
  date: '2026-11-20T15:00:00.000Z',
  changed: ['Experian, letter 2'],
  withdrawn: [
    {
      destination: 'Experian',
      item: 'HARBOR BANK, account 4400',
      statement: 'Your file marks this account “Paid”. A paid account has no balance.',
      flaw: 'notProven',
    },
    {
      destination: 'Equifax Information Services, LLC',
      item: 'SUMMIT RECOVERY, account SR88',
      statement: 'One debt can be owed to only one of them.',
      flaw: 'overstated',
    },
  ],
} as const;

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Withdrawn statements' });
const press = (name: string) => (stage: { screen: Screen }) =>
  stage.screen.getByRole('dialog').getByRole('button', { name, exact: true }).first().click();
const shows = async (screen: Screen) => {
  await expect.element(dialog(screen).getByText(/A paid account has no balance\.$/)).toBeVisible();
  await expect.element(dialog(screen).getByText('The report doesn’t prove this.')).toBeVisible();
  await expect.element(dialog(screen).getByText('This claims more than the report shows.')).toBeVisible();
};
const button = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name, exact: true });

walkViews({
  cases: letterCorrection,
  show: (correction) => (
    <CorrectionDialog correction={correction} letters={{ ...letters, withdrawn: [...letters.withdrawn] }} />
  ),
  own: ['letterDownload'],
  does: {
    'Ana presses Write the letters again': press('Write the letters again'),
    'Ana presses Write without the changes': press('Write without the changes'),
    'Ana presses Back': press('Back'),
    'Ana presses Try Again': press('Try Again'),
    'Ana presses Download Letter(s)': press('Download Letter(s)'),
    'the download dialog closes': ({ screen }) =>
      screen
        .getByRole('dialog', { name: 'Downloading letters' })
        .getByRole('button', { name: 'Close' })
        .click(),
    'Ana presses Close': press('Close'),
  },
  sees: {
    reading: async (screen) => {
      await shows(screen);
      await expect.element(button(screen, 'Write the letters again')).toBeEnabled();
    },
    confirming: async (screen) => {
      await expect.element(dialog(screen).getByText('Experian, letter 2')).toBeVisible();
      await expect.element(button(screen, 'Write without the changes')).toBeEnabled();
      expect(button(screen, 'Write the letters again').query()).toBeNull();
    },
    rewriting: async (screen) => {
      await shows(screen);
      await expect.element(button(screen, 'Write the letters again')).toHaveAttribute('aria-busy', 'true');
    },
    failed: async (screen) => {
      await expect.element(dialog(screen).getByRole('alert')).toBeVisible();
      await shows(screen);
      await expect.element(button(screen, 'Try Again')).toBeEnabled();
    },
    rewritten: async (screen) => {
      await shows(screen);
      await expect.element(dialog(screen).getByText(/No generation was used\.$/)).toBeVisible();
      await expect.element(button(screen, 'Download Letter(s)')).toBeEnabled();
      expect(button(screen, 'Write the letters again').query()).toBeNull();
    },
    downloading: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Downloading letters' })).toBeVisible();
    },
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
  },
});
