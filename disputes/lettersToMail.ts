import type { DisputeLetter } from '#contract/disputes.ts';
import type { ClientStanding } from './standing.ts';

/**
 * The letters that are still to be mailed: they dispute or ask for something, and nothing shows that they left. Those from before mailing
 * was recorded are not among them, because they may have left long ago.
 */
export function lettersToMail({
  letters,
  disputes,
  requests,
}: Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>): readonly DisputeLetter[] {
  const drafted = new Set(
    [...disputes, ...requests].flatMap(({ letter, state }) => (state === 'drafted' ? [letter] : [])),
  );
  return letters.filter(({ id, isMailingUnknown }) => !isMailingUnknown && drafted.has(id));
}
