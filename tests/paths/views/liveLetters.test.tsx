import { Counts } from '#src/screens/repair-center/workspace/Counts.tsx';
import { EvidenceValues } from '#src/screens/repair-center/workspace/EvidenceValues.tsx';
import { LetterPane } from '#src/screens/repair-center/workspace/LetterPane.tsx';
import { aLiveChoice } from '#tests/support/aShortLetter.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { liveLetters } from '../cases/liveLetters.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const sentence = (screen: Screen) =>
  screen.getByRole('button', { name: /^Your file shows the balance as \$500/ });

/** The choice is made elsewhere on the page. */
const elsewhere =
  (name: string) =>
  ({ screen }: { screen: Screen }) =>
    screen.getByRole('button', { name, exact: true }).click();

walkViews({
  cases: liveLetters,
  show: (live) => (
    <>
      <button type="button" onClick={() => live.send({ type: 'choice.changed', chosen: aLiveChoice })}>
        choose
      </button>
      <button type="button" onClick={() => live.send({ type: 'choice.changed', chosen: null })}>
        clear
      </button>
      <EvidenceValues live={live} />
      <LetterPane live={live} />
      <Counts live={live} accounts={1} />
    </>
  ),
  does: {
    'Ana selects an account and a destination': elsewhere('choose'),
    'Ana deselects the account': elsewhere('clear'),
    'Ana presses Try Again': ({ screen }) => screen.getByRole('button', { name: 'Try Again' }).click(),
    'Ana goes to the letter to Equifax': ({ screen }) =>
      screen.getByRole('button', { name: 'Next letter' }).click(),
    'Ana chooses a sentence': ({ screen }) => sentence(screen).click(),
  },
  sees: {
    empty: async (screen) => {
      await expect.element(screen.getByText(/Select accounts and destinations to read/)).toBeVisible();
    },
    settling: async (screen) => {
      await expect.element(screen.getByText(/counting letters…/)).toBeVisible();
    },
    planning: async (screen) => {
      await expect.element(screen.getByText(/counting letters…/)).toBeVisible();
    },
    failed: async (screen) => {
      await expect.element(screen.getByText(failureSentences.nothingToDispute).first()).toBeVisible();
      expect(sentence(screen).query()).toBeNull();
    },
    reading: async (screen) => {
      await expect.element(screen.getByText(/1 generation/)).toBeVisible();
      await expect.element(sentence(screen)).toBeVisible();
    },
  },
});
