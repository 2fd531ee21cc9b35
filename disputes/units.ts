import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dateOf } from '#contract/civilDates.ts';
import type { Dispute, DisputeLetter, DisputeState } from '#contract/disputes.ts';
import type { ClientStanding } from './standing.ts';

/** How a dispute is counted. The first six are decided; the others are counted separately. */
export const countedAs = [
  'deleted',
  'corrected',
  'partlyCorrected',
  'verified',
  'refused',
  'reappeared',
  'unanswered',
  'notSeen',
  'open',
] as const;
export type CountedAs = (typeof countedAs)[number];

/** What figures count: one item, one recipient, one round, at its newest state. */
export interface Unit {
  readonly dispute: Dispute;
  readonly as: CountedAs;
  /** From the receipt of the letter to the date printed on an answer on the merits; null if either is not known. */
  readonly days: number | null;
  /** Whether the receipt is only assumed. */
  readonly isAssumed: boolean;
}

const byState: Partial<Record<DisputeState, CountedAs>> = {
  onItsWay: 'open',
  undelivered: 'open',
  investigating: 'open',
  moreNeeded: 'open',
  awaitingResult: 'open',
  questionOpen: 'open',
  unanswered: 'unanswered',
  deleted: 'deleted',
  // A report that no longer shows an item proves no decision of the bureau.
  deletedByReport: 'notSeen',
  corrected: 'corrected',
  partlyCorrected: 'partlyCorrected',
  verified: 'verified',
  refused: 'refused',
  reappeared: 'reappeared',
  reinsertedWithNotice: 'reappeared',
  reinsertedUnnoticed: 'reappeared',
};

const onTheMerits: ReadonlySet<CountedAs> = new Set(['deleted', 'corrected', 'partlyCorrected', 'verified']);

/**
 * The units of a client. Drafts, what was withdrawn, and what is not in the file count nowhere. What a person left as it
 * is stays what it was then.
 */
export function unitsOf({
  letters,
  disputes,
}: Pick<ClientStanding, 'letters' | 'disputes'>): readonly Unit[] {
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  const groups = Map.groupBy(
    disputes,
    ({ subject, recipient, round }) => `${recipient.id} ${round} ${subject}`,
  );
  return [...groups.values()].flatMap((same) => {
    const counted = same.flatMap((dispute) => unitOf(dispute, byId.get(dispute.letter)) ?? []);
    const newest = counted.toSorted(byNews)[0];
    return newest === undefined ? [] : [newest];
  });
}

function unitOf(dispute: Dispute, letter: DisputeLetter | undefined): Unit | null {
  const { state, leftFrom, decided } = dispute;
  const as = byState[leftFrom ?? state];
  if (as === undefined) return null;
  const received = letter?.clock?.received ?? null;
  const printed = decided?.printed ?? null;
  // Where only the answer itself shows that the letter arrived, nobody knows for how long it was there.
  const isKnown = !(letter?.clock?.basis === 'letter' && received === printed);
  const isMeasured =
    isKnown && onTheMerits.has(as) && received !== null && printed !== null && printed >= received;
  return {
    dispute,
    as,
    days: isMeasured ? differenceInCalendarDays(dateOf(printed), dateOf(received)) : null,
    isAssumed: letter?.clock?.basis === 'assumed',
  };
}

/** What was decided last comes first; of letters without a decision, the one that left last. */
function byNews(one: Unit, other: Unit): number {
  const keyOf = ({ dispute }: Unit) => `${dispute.decided === null ? 0 : 1} ${dispute.since ?? ''}`;
  return keyOf(one) < keyOf(other) ? 1 : -1;
}
