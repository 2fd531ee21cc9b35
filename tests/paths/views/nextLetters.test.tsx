import { NextLettersDialog } from '#src/screens/disputes/next/NextLettersDialog.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { nextLetters } from '../cases/nextLetters.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const dialog = (screen: Screen, name: string) => screen.getByRole('dialog', { name, exact: true });
const press =
  (name: string) =>
  ({ screen }: { screen: Screen }) =>
    screen.getByRole('dialog').getByRole('button', { name }).first().click();
const facts = (screen: Screen) => screen.getByRole('group', { name: 'New information' });
const notice = (screen: Screen) => screen.getByRole('group', { name: 'Notice to past recipients' });

walkViews({
  cases: nextLetters,
  own: ['letterDownload'],
  show: (work) => <NextLettersDialog work={work} purpose="procedure" />,
  does: {
    'Ana chooses new information too': async ({ screen }) => {
      await screen.getByText('New information · 1 item').click();
      await facts(screen).getByRole('checkbox').click();
    },
    'Ana says what is new': ({ screen }) =>
      facts(screen).getByRole('textbox', { name: 'What is new' }).fill('The account was paid on March 3.'),
    'Ana chooses the notice of a deletion too': async ({ screen }) => {
      await screen.getByText('Notice to past recipients · 1 item').click();
      await notice(screen).getByRole('checkbox').first().click();
    },
    'Ana selects a bank that is to be told': ({ screen }) =>
      notice(screen)
        .getByRole('checkbox', { name: /^MERIDIAN BANK/ })
        .click(),
    'Ana presses Read the letters': press('Read the letters'),
    'Ana requests the page again': press('Try Again'),
    'Ana goes to the other letter': ({ screen }) =>
      screen.getByRole('dialog').getByRole('combobox').selectOptions('equifax-new-information-1'),
    'Ana goes back to the choice': press('Back'),
    'Ana writes the letters': press('Write 2 letters: 1 generation'),
    'Ana downloads them': press('Download Letter(s)'),
    'the download dialog closes': ({ screen }) =>
      screen
        .getByRole('dialog', { name: 'Downloading letters' })
        .getByRole('button', { name: 'Close' })
        .click(),
    'Ana closes the dialog': (stage) => closes(stage.screen, () => press('Close')(stage)),
  },
  sees: {
    choosing: async (screen, { context }) => {
      await expect.element(dialog(screen, 'Next letters')).toBeVisible();
      await expect
        .element(screen.getByRole('group', { name: 'Request for the procedure' }).getByRole('checkbox'))
        .toBeChecked();
      if (context.failure !== null)
        await expect.element(screen.getByText(failureSentences[context.failure.code])).toBeVisible();
    },
    planning: async (screen) => {
      await expect
        .element(dialog(screen, 'Next letters').getByRole('button', { name: 'Read the letters' }))
        .toHaveAttribute('aria-busy', 'true');
    },
    'reading.empty': async (screen) => {
      await expect.element(screen.getByText('1 item is left out')).toBeVisible();
      await expect.element(screen.getByText(/only time has passed/)).toBeVisible();
      await expect
        .element(screen.getByRole('button', { name: 'Write 0 letters: 1 generation' }))
        .toBeDisabled();
    },
    'reading.drawing': async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Preparing pages…' })).toBeVisible();
    },
    'reading.drawn': async (screen) => {
      await expect.element(screen.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    },
    'reading.blank': async (screen) => {
      await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    },
    'reading.refused': async (screen) => {
      await expect.element(screen.getByText(failureSentences.noGenerations)).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Buy Generations' })).toBeVisible();
      await expect
        .element(screen.getByRole('button', { name: 'Write 2 letters: 1 generation' }))
        .toBeEnabled();
    },
    writing: async (screen) => {
      await expect
        .element(screen.getByRole('button', { name: 'Write 2 letters: 1 generation' }))
        .toHaveAttribute('aria-busy', 'true');
    },
    written: async (screen) => {
      await expect.element(dialog(screen, 'Letters written')).toBeVisible();
      await expect.element(screen.getByText('2 letters are written. One generation was used.')).toBeVisible();
    },
    downloading: async (screen) => {
      await expect.element(dialog(screen, 'Downloading letters')).toBeVisible();
    },
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
  },
});
