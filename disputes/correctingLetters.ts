/** Letters that correct what earlier ones told, and when a recipient counts as told. */
import type { DisputeLetter } from '#contract/disputes.ts';
import { type Corrects, isOfLetter } from '#vocabulary/recorded.ts';
import type { WrittenLetter } from './facts.ts';

/** Nobody has to be corrected about a letter that they never got, or whose words nobody sent. */
export const reached = ({ state, mailed }: DisputeLetter): boolean =>
  (state === 'mailed' || state === 'received') && mailed?.way !== 'online' && mailed?.way !== 'phone';

/** A part of a letter. What is about the earlier letter as a whole is the same for all of its items. */
export const keyOf = ({ in: letter, part, letter: about, item }: Corrects): string =>
  [letter, part, about, isOfLetter(part) ? '' : item].join(' ');

interface Correcting {
  /** They left, or are for nothing else and wait to be mailed. */
  readonly told: readonly WrittenLetter[];
  /** These, and all others that may still leave. */
  readonly written: readonly WrittenLetter[];
}

interface Written {
  readonly letters: readonly WrittenLetter[];
  /** Where they are. */
  readonly shown: readonly DisputeLetter[];
  /** Requests that a person withdrew, by their letters. */
  readonly withdrawn: ReadonlySet<string>;
}

/** Letters that correct something. One that waits to be mailed may never be, unless that is what it is for. */
export function correctingLetters({ letters, shown, withdrawn }: Written): Correcting {
  const placeOf = new Map(shown.map((each) => [each.id, each]));
  const has = (letter: WrittenLetter, is: (place: DisputeLetter) => boolean) => {
    const place = placeOf.get(letter.id);
    return letter.corrects !== undefined && place !== undefined && is(place);
  };
  const waits = (letter: WrittenLetter) =>
    !letter.isReplaced && !withdrawn.has(letter.id) && has(letter, ({ state }) => unsent.has(state));
  const left = letters.filter((letter) => has(letter, reached));
  const waiting = letters.filter(waits);
  return {
    told: [...left, ...waiting.filter(({ purpose }) => purpose === 'retraction')],
    written: [...left, ...waiting],
  };
}

const unsent: ReadonlySet<DisputeLetter['state']> = new Set(['drafted', 'approved', 'ordered']);

export const keysOf = (letters: readonly WrittenLetter[]): ReadonlySet<string> =>
  new Set(letters.flatMap(({ corrects = [] }) => corrects.map(keyOf)));
