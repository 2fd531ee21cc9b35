import type { LetterChange } from '#contract/letterChanges.ts';
import { differencesBetween, type LetterDifference } from '#credit/letters/differences.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { ContentOfLetter } from './facts.ts';

/** What clients changed in their letters. */
export const letterChanges = (contents: readonly ContentOfLetter[]): LetterChange[] =>
  contents.flatMap(({ id, letter }) => changesOf(letter).map((change) => ({ letter: id, ...change })));

/** What the client changed in a letter, oldest first. `shown` is applied to each version before they are compared. */
export function changesOf(
  letter: Letter,
  shown: (version: Letter) => Letter = (version) => version,
): Omit<LetterChange, 'letter'>[] {
  const { earlier = [] } = letter;
  return earlier.map(({ until, letter: before }, place) => {
    const after = earlier[place + 1]?.letter ?? letter;
    return { on: until, differences: differencesBetween(shown(before), shown(after)).map(sendable) };
  });
}

const sendable = ({ removed, added, ...rest }: LetterDifference) => ({
  ...rest,
  removed: [...removed],
  added: [...added],
});
