import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { LetterRequest } from '#contract/requests.ts';

interface Written {
  readonly letters: readonly DisputeLetter[];
  readonly disputes: readonly Pick<Dispute, 'letter' | 'state'>[];
  readonly requests: readonly Pick<LetterRequest, 'letter' | 'state'>[];
}

/**
 * Letters that dispute or ask for something and of which nothing shows that they left. One in which everything was withdrawn, or
 * that was written again, is not among them: nobody is to mail it.
 */
export function unmailedLetters({ letters, disputes, requests }: Written): readonly DisputeLetter[] {
  const drafted = new Set(
    [...disputes, ...requests].flatMap(({ letter, state }) => (state === 'drafted' ? [letter] : [])),
  );
  return letters.filter(({ id }) => drafted.has(id));
}

/** Those that a print shop can be asked to mail: nobody else has them. */
export const isForPrintShop = ({ state, isMailingUnknown }: DisputeLetter): boolean =>
  state !== 'ordered' && !isMailingUnknown;

/** Those that are still to be mailed. Those from before mailing was recorded may have left long ago. */
export const lettersToMail = (written: Written): readonly DisputeLetter[] =>
  unmailedLetters(written).filter(({ isMailingUnknown }) => !isMailingUnknown);
