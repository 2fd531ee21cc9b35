import { LetterApprovalDialog } from '#src/screens/client/LetterApproval.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { letterApproval } from '../cases/letterApproval.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const name = (screen: Screen) => screen.getByRole('textbox', { name: /^Sign with your full name/ });
const note = (screen: Screen) => screen.getByRole('textbox', { name: /^What must change/ });
const isGone = async () => undefined;
const gone =
  'This letter was mailed, changed, or written again in the meantime, so nothing was recorded. Close it and open it again.';
const words = (screen: Screen) => screen.getByRole('textbox', { name: /^In your own words/ });

walkViews({
  cases: letterApproval,
  show: (work) => <LetterApprovalDialog work={work} isOutdated={false} />,
  does: {
    'Devon presses Try Again': ({ screen }) => button(screen, 'Try Again').click(),
    'Devon closes the letter': ({ screen }) => closes(screen, () => button(screen, 'Close').click()),
    'Devon signs': async ({ screen }) => {
      await name(screen).fill('Devon Sampleton');
      await button(screen, 'Approve and sign').click();
    },
    'Devon wants a change': ({ screen }) => button(screen, 'Request a change').click(),
    'Devon wants to change the text': ({ screen }) => button(screen, 'Change the letter').click(),
    'Devon goes back to the text as it is': ({ screen }) => button(screen, 'Back').click(),
    'Devon saves the new version': async ({ screen }) => {
      await words(screen).fill('I never had an account there.');
      await button(screen, 'Save the new version').click();
    },
    'Devon goes back': ({ screen }) => button(screen, 'Back').click(),
    'Devon sends what must change': async ({ screen }) => {
      await note(screen).fill('I moved in 2019.');
      await button(screen, 'Send to the agency').click();
    },
  },
  sees: {
    loading: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Loading the letter…' })).toBeVisible();
    },
    unavailable: async (screen) => {
      await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    reading: async (screen) => {
      await expect.element(screen.getByText(/This account is not mine\./)).toBeVisible();
    },
    'reading.editing': async (screen, { context }) => {
      await expect.element(words(screen)).toHaveValue(context.edit.words[0]?.words ?? '');
    },
    changing: async (screen) => {
      await expect.element(button(screen, 'Save the new version')).toHaveAttribute('aria-busy', 'true');
      await expect.element(words(screen)).toBeDisabled();
    },
    'reading.deciding': async (screen, { context }) => {
      await expect.element(name(screen)).toBeVisible();
      await expect.poll(() => screen.getByText(gone).query() !== null).toBe(context.failure !== null);
    },
    'reading.objecting': async (screen, { context }) => {
      await expect.element(note(screen)).toBeVisible();
      // What was typed stays if it can't be sent.
      await expect.element(note(screen)).toHaveValue(context.failure === null ? '' : context.words);
    },
    approving: async (screen) => {
      await expect.element(button(screen, 'Approve and sign')).toHaveAttribute('aria-busy', 'true');
      await expect.element(name(screen)).toBeDisabled();
    },
    asking: async (screen) => {
      await expect.element(button(screen, 'Send to the agency')).toHaveAttribute('aria-busy', 'true');
      await expect.element(note(screen)).toBeDisabled();
    },
    settled: isGone,
    closed: isGone,
  },
});
