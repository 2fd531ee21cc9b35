import type { Dispute } from '#contract/disputes.ts';

type Decided = Dispute['decided'];

/** When the bureaus last decided something: the day that their answer bears, or else when it came. What a report showed is no answer. */
const answeredOn = (decided: Decided): string | null =>
  decided === null || decided.as === 'deletedByReport' || decided.as === 'reappeared'
    ? null
    : (decided.printed ?? decided.on);

/**
 * The date of the newest report, if that is later than every answer of a bureau: it shows what is left, and no newer one is needed.
 * Null otherwise. Civil dates.
 */
export function seenSinceAnswers(reports: readonly string[], decisions: readonly Decided[]): string | null {
  const newest = reports.toSorted().at(-1);
  if (newest === undefined) return null;
  const days = decisions.flatMap((each) => answeredOn(each) ?? []);
  return days.every((day) => day < newest) ? newest : null;
}
