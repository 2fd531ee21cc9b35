import { trackingLength } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import { type Draft, hasNumber } from './draft.ts';
import { ungrouped } from './ungrouped.ts';

type NumberProblem = 'certifiedNumber' | 'longNumber' | 'numberOfAnother';

/** What the label of certified mail bears (PS Form 3800): 20 or 22 digits, however they are grouped. */
const certified = /^(?:\d{20}|\d{22})$/;

/**
 * What is wrong with the numbers of letters, by letter. A later letter to the bureau quotes them as they were entered, and two
 * recipients can't have got one envelope. A field without a number stays empty. Nothing that is too long is cut: what is left
 * would be another number.
 */
export function numberProblems(
  { way, tracking }: Pick<Draft, 'way' | 'tracking'>,
  letters: readonly Pick<DisputeLetter, 'id' | 'recipient'>[],
): ReadonlyMap<string, NumberProblem> {
  if (!hasNumber(way)) return new Map();
  const recipients = new Map<string, string>();
  return new Map(
    letters.flatMap(({ id, recipient }): readonly (readonly [string, NumberProblem])[] => {
      const number = ungrouped(tracking.get(id) ?? '');
      if (number === '') return [];
      if (way === 'certified' && !certified.test(number)) return [[id, 'certifiedNumber']];
      if ((tracking.get(id) ?? '').trim().length > trackingLength && way !== 'certified')
        return [[id, 'longNumber']];
      const first = recipients.get(number) ?? recipient.id;
      recipients.set(number, first);
      return first === recipient.id ? [] : [[id, 'numberOfAnother']];
    }),
  );
}
