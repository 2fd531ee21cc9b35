import { MarkLettersDialog } from '#src/screens/disputes/marks/MarkLettersDialog.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { markLetters } from '../cases/markLetters.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const box = (screen: Screen) => screen.getByRole('checkbox').first();
const write = 'Write the letters: 1 generation';

walkViews({
  cases: markLetters,
  show: (work) => <MarkLettersDialog work={work} />,
  does: {
    'Kim presses Try Again': ({ screen }) => button(screen, 'Try Again').click(),
    'Kim chooses a notation': ({ screen }) => box(screen).click(),
    'Kim writes the letters': ({ screen }) => button(screen, write).click(),
    'Kim closes the notations': ({ screen }) => button(screen, 'Close').first().click(),
  },
  sees: {
    loading: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Loading dispute notations…' })).toBeVisible();
    },
    unavailable: async (screen) => {
      await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    listed: async (screen, { context }) => {
      await expect.element(screen.getByText('LONE PINE MOTORS CR ··7731')).toBeVisible();
      await expect.element(box(screen)).toBeEnabled();
      const gone = 'There is a newer report. Close this and open it again.';
      await expect.poll(() => screen.getByText(gone).query() !== null).toBe(context.failure !== null);
    },
    writing: async (screen) => {
      await expect.element(button(screen, write)).toHaveAttribute('aria-busy', 'true');
    },
    written: async (screen) => {
      await expect.element(screen.getByText(/^The letters are written\./)).toBeVisible();
    },
    closed: async () => undefined,
  },
});
