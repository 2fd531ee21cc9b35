import type { OutcomeCounts, OutcomeRow } from '#contract/outcomes.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';
import { type DisputeReason, disputeReasons } from '#vocabulary/disputeReasons.ts';
import { decidedOf, medianOf, rateOf } from './figures.ts';
import { countedAs, type CountedAs } from './units.ts';

/** Disputes that are alike in everything that figures ask for. */
export interface Tally {
  readonly recipients: OutcomeRow['recipients'];
  readonly bureau: Bureau | null;
  readonly reasons: readonly DisputeReason[];
  readonly as: CountedAs;
  /** From the receipt to the printed date; null if not measured. */
  readonly days: number | null;
  readonly isAssumed: boolean;
  readonly count: number;
}

/** What was counted so far; days with how often each occurred. */
interface Sum {
  readonly counts: OutcomeCounts;
  readonly days: Map<number, number>;
  answers: number;
  assumed: number;
}

const nothing = (): Sum => ({
  counts: countsOf(() => 0),
  days: new Map(),
  answers: 0,
  assumed: 0,
});

const countsOf = (count: (as: CountedAs) => number) =>
  Object.fromEntries(countedAs.map((as) => [as, count(as)])) as Record<CountedAs, number>;

type About = Pick<OutcomeRow, 'recipients' | 'bureau' | 'reason'>;
const keyOf = ({ recipients, bureau, reason }: About) => `${recipients} ${bureau ?? ''} ${reason ?? ''}`;

/** Every row that a dispute belongs to: all recipients of its kind and its bureau, all reasons and each of its own. */
function rowsFor({ recipients, bureau, reasons }: Tally): About[] {
  const own = [null, ...(reasons.length === 0 ? (['none'] as const) : reasons)];
  const places = bureau === null ? [null] : [null, bureau];
  return places.flatMap((place) => own.map((reason) => ({ recipients, bureau: place, reason })));
}

/**
 * Figures by kind of recipient, by bureau, and by reason. What nothing was counted for has no row. All come before each,
 * bureaus in their usual order, and reasons in the order of the findings.
 */
export function outcomeRows(tallies: readonly Tally[]): OutcomeRow[] {
  const sums = new Map<string, Sum>();
  const sumFor = (about: About): Sum => {
    const key = keyOf(about);
    const sum = sums.get(key) ?? nothing();
    sums.set(key, sum);
    return sum;
  };
  // Thousands of tallies share their recipient and reasons.
  const shared = new Map<string, readonly Sum[]>();
  for (const tally of tallies) {
    const key = `${tally.recipients} ${tally.bureau ?? ''} ${tally.reasons.join(' ')}`;
    const own = shared.get(key) ?? rowsFor(tally).map(sumFor);
    shared.set(key, own);
    for (const sum of own) add(sum, tally);
  }
  return everyRow.flatMap((about) => {
    const sum = sums.get(keyOf(about));
    return sum === undefined ? [] : [rowOf(about, sum)];
  });
}

function add(sum: Sum, { as, days, isAssumed, count }: Tally): void {
  sum.counts[as] += count;
  if (days === null) return;
  sum.days.set(days, (sum.days.get(days) ?? 0) + count);
  sum.answers += count;
  if (isAssumed) sum.assumed += count;
}

/** In the order of the reply. */
const everyRow: readonly About[] = (
  [
    ['bureau', [null, ...bureaus]],
    ['furnisher', [null]],
  ] as const
).flatMap(([recipients, places]) =>
  places.flatMap((bureau) =>
    [null, ...disputeReasons, 'none' as const].map((reason) => ({ recipients, bureau, reason })),
  ),
);

function rowOf(about: About, { counts, days, answers, assumed }: Sum): OutcomeRow {
  const decided = decidedOf(counts);
  return {
    ...about,
    counts,
    decided,
    rate: rateOf(counts.deleted + counts.corrected, decided),
    measured: { answers, assumed, medianDays: medianOf([...days]) },
  };
}
