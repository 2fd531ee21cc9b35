import type { DisputeLetter } from '#contract/disputes.ts';
import type { ClientStanding } from './standing.ts';

/**
 * The letters that are still to be mailed: they dispute something, and nothing shows that they left. Those from before mailing
 * was recorded are not among them, because they may have left long ago.
 */
export function lettersToMail({
  letters,
  disputes,
}: Pick<ClientStanding, 'letters' | 'disputes'>): readonly DisputeLetter[] {
  const drafted = new Set(disputes.flatMap(({ letter, state }) => (state === 'drafted' ? [letter] : [])));
  return letters.filter(({ id, isMailingUnknown }) => !isMailingUnknown && drafted.has(id));
}
