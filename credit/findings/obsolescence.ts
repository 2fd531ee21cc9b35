/**
 * What is too old to report. The format has no date of first delinquency, so the rules use upper bounds: dates by
 * which the delinquency had certainly begun. 15 USC 1681c(c)(1): the seven years of a collection or charge-off start
 * 180 days after the delinquency began.
 */
import type { Account, IsoDate, Tradeline } from '../report/model.ts';
import {
  citeRating,
  isAdverse,
  isChargedOffOrCollection,
  isLate,
  isOnTime,
  lastAdverseRun,
  ratingOf,
} from './accountRating.ts';
import { addDays, addYears, daysBetween, endOfMonth } from './calendar.ts';
import { cite, citeMonth } from './evidence.ts';
import { lateFields, type LateField } from './fields.ts';
import type { Evidence } from './finding.ts';
import { law } from './law.ts';
import { lineRule, type Family } from './rule.ts';

type BoundField = 'history' | 'dateOpened' | 'dateClosed' | 'dateAccountStatus';

interface Bound {
  readonly date: IsoDate;
  readonly evidence: Evidence<BoundField>;
  /** False for the day an account was closed, because it may have been paid as agreed at that time. */
  readonly certain: boolean;
}

export const obsolescence = {
  O1: lineRule<Record<BoundField, { rating: Evidence; bound: Evidence }>>(
    {
      name: 'Collection or charge-off too old to report',
      condition:
        'More than seven years and 180 days have passed since a date by which the debt was certainly delinquent: the end of the first month of the last unbroken run of adverse months, where the history shows the month before it; the day a collection was opened; or a charge-off’s date of last activity, unless it is within 60 days of the reporting date. Where there is no such date, the closing date of a charge-off counts with medium confidence, because the account may have been in good standing then. Dates in the file in question count first, then the earliest at any bureau.',
      confidence: 'high',
      law: law.agedDebt,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, account, { today }) => {
      if (!isChargedOffOrCollection(line)) return [];
      const past = (bound: Bound) => reportableUntil(bound.date) < today;
      const bound = certainFirst(boundsOf(line).filter(past)) ?? delinquentBy(account);
      if (bound === null || !past(bound)) return [];
      return [
        {
          fact: bound.evidence.field,
          ended: reportableUntil(bound.date),
          evidence: { rating: citeRating(line), bound: bound.evidence },
          ...(bound.certain ? {} : { confidence: 'medium' }),
        },
      ];
    },
  ),

  O2: lineRule<{
    dated: { months: readonly Evidence[] };
    undated: { counts: readonly Evidence<LateField>[]; opened: Evidence };
  }>(
    {
      name: 'Late payment too old to report',
      condition:
        'On an account that is neither charged off nor in collection, a month that was 30 to 180 days late ended more than seven years ago. Or, with low confidence, late payments are counted on a current account that was opened more than seven years ago, while its history shows months on time and no adverse month.',
      confidence: 'high',
      law: law.agedOther,
      recipient: 'bureau',
      topics: ['late'],
    },
    (line, _account, { today }) => {
      if (isChargedOffOrCollection(line)) return [];
      const old = line.history.filter(
        (month) => isLate(month) && addYears(endOfMonth(month.month), 7) < today,
      );
      if (old.length > 0) {
        const months = old.map((month) => citeMonth(line.bureau, month));
        return [{ fact: 'dated', evidence: { months } }];
      }
      const counts = lateFields.filter((field) => (line[field]?.value ?? 0) > 0);
      const isClean = line.history.some(isOnTime) && !line.history.some(isAdverse);
      if (counts.length === 0 || !isClean || ratingOf(line) !== 'current') return [];
      if (line.dateOpened === null || addYears(line.dateOpened.value, 7) >= today) return [];
      const evidence = {
        counts: counts.map((field) => cite(line, field)),
        opened: cite(line, 'dateOpened'),
      };
      return [{ fact: 'undated', evidence, confidence: 'low' }];
    },
  ),
} satisfies Family;

/** The last day on which a charge-off or collection may be reported, counted from the day its delinquency began. */
export function reportableUntil(delinquencyBegan: IsoDate): IsoDate {
  return addYears(addDays(delinquencyBegan, 180), 7);
}

/** The earliest date, at any bureau, by which the account was certainly delinquent; null if there is none. */
export function delinquentBy(account: Account): Bound | null {
  return certainFirst(account.tradelines.filter(isChargedOffOrCollection).flatMap(boundsOf));
}

/** The earliest certain date, or the earliest of the others if none is certain. */
function certainFirst(bounds: readonly Bound[]): Bound | null {
  const sorted = bounds.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return sorted.find(({ certain }) => certain) ?? sorted[0] ?? null;
}

function boundsOf(line: Tradeline): readonly Bound[] {
  const found: Bound[] = [];
  const { months, began } = lastAdverseRun(line);
  const first = months.at(-1);
  if (began && first !== undefined)
    found.push({ date: endOfMonth(first.month), evidence: citeMonth(line.bureau, first), certain: true });
  const add = (field: 'dateClosed' | 'dateAccountStatus' | 'dateOpened') => {
    const date = line[field]?.value;
    if (date !== undefined)
      found.push({ date, evidence: cite(line, field), certain: field !== 'dateClosed' });
  };
  if (line.kind === 'collection') add('dateOpened');
  else if (ratingOf(line) === 'derogatory') {
    add('dateClosed');
    if (!movesWithUpdates(line)) add('dateAccountStatus');
  }
  return found;
}

/** Some bureaus move the status date with every update, so a status date near the reporting date is no bound. */
export function movesWithUpdates({ dateAccountStatus, dateReported }: Tradeline): boolean {
  if (dateAccountStatus === null || dateReported === null) return true;
  return Math.abs(daysBetween(dateAccountStatus.value, dateReported.value)) <= 60;
}
