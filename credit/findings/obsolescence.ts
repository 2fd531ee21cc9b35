/**
 * What is too old to report. The format has no date of first delinquency, so the rules use upper bounds: dates by
 * which the delinquency had certainly begun. 15 USC 1681c(c)(1): the seven years of a collection or charge-off
 * start 180 days after the delinquency began.
 */
import type { Account, IsoDate, Tradeline } from '../report/model.ts';
import { addDays, addYears, daysBetween, endOfMonth } from './calendar.ts';
import { cite, citeMonth } from './evidence.ts';
import { accountRule, law, type Evidence, type Rule } from './finding.ts';
import {
  isAdverse,
  isChargedOffOrCollection,
  isLate,
  isOnTime,
  lastAdverseRun,
  ratingOf,
} from './accountRating.ts';

interface Bound {
  readonly date: IsoDate;
  readonly evidence: Evidence;
  /** False for the day an account was closed: it may have been in good standing then. */
  readonly certain: boolean;
}

/** The last day on which a charge-off or collection may be reported, counted from the day its delinquency began. */
export function reportableUntil(delinquencyBegan: IsoDate): IsoDate {
  return addYears(addDays(delinquencyBegan, 180), 7);
}

/** The earliest date by which the account was certainly delinquent, at any bureau; null when nothing bounds it. */
export function delinquentBy(account: Account): Bound | null {
  return certainFirst(account.tradelines.filter(isChargedOffOrCollection).flatMap(boundsOf));
}

/** The earliest certain date, or the earliest of the others where none is certain. */
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

/** Some bureaus move the status date on every update: near the reporting date it bounds nothing. */
function movesWithUpdates(line: Tradeline): boolean {
  if (line.dateAccountStatus === null || line.dateReported === null) return true;
  return Math.abs(daysBetween(line.dateAccountStatus.value, line.dateReported.value)) <= 60;
}

const obsoleteDebt = accountRule(
  {
    id: 'O1',
    name: 'Collection or charge-off too old to report',
    confidence: 'high',
    law: law.agedDebt,
    recipient: 'both',
  },
  (account, { today }) => {
    const past = (bound: Bound) => reportableUntil(bound.date) < today;
    const shared = delinquentBy(account);
    return account.tradelines.filter(isChargedOffOrCollection).flatMap((line) => {
      const bound = certainFirst(boundsOf(line).filter(past)) ?? shared;
      if (bound === null || !past(bound)) return [];
      const status = cite(line, line.payStatus === null ? 'condition' : 'payStatus');
      return [
        {
          fact: bound.evidence.field,
          ended: reportableUntil(bound.date),
          bureaus: [line.bureau],
          evidence: [status, bound.evidence],
          ...(bound.certain ? {} : { confidence: 'medium' as const }),
        },
      ];
    });
  },
);

/**
 * A late month older than seven years. Or lates known by count only while every month shown is on time, on an
 * account old enough to have lates past seven years: worth asking when they were.
 */
const obsoleteLate = accountRule(
  {
    id: 'O2',
    name: 'Late payment too old to report',
    confidence: 'high',
    law: law.agedOther,
    recipient: 'bureau',
  },
  (account, { today }) =>
    account.tradelines.flatMap((line) => {
      if (isChargedOffOrCollection(line)) return [];
      const old = line.history.filter(
        (month) => isLate(month) && addYears(endOfMonth(month.month), 7) < today,
      );
      if (old.length > 0) {
        return [
          {
            fact: 'dated',
            bureaus: [line.bureau],
            evidence: old.map((month) => citeMonth(line.bureau, month)),
          },
        ];
      }
      const counts = (['late30', 'late60', 'late90'] as const).filter(
        (field) => (line[field]?.value ?? 0) > 0,
      );
      const clean =
        line.history.some(isOnTime) && !line.history.some(isAdverse) && ratingOf(line) === 'current';
      if (
        counts.length === 0 ||
        !clean ||
        line.dateOpened === null ||
        addYears(line.dateOpened.value, 7) >= today
      )
        return [];
      const evidence = [...counts.map((field) => cite(line, field)), cite(line, 'dateOpened')];
      return [{ fact: 'undated', bureaus: [line.bureau], evidence, confidence: 'low' as const }];
    }),
);

export const obsolescence: readonly Rule[] = [obsoleteDebt, obsoleteLate];
