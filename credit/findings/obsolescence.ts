/**
 * What is too old to report. 15 USC 1681c(c)(1): the seven years of a collection or charge-off start 180 days after
 * the delinquency began.
 */
import type { HistoryMonth, IsoDate, Report } from '../report/model.ts';
import {
  citeRating,
  isAdverse,
  isChargedOffOrCollection,
  isLate,
  isOnTime,
  ratingOf,
  saysChargedOffOrCollection,
} from './accountRating.ts';
import { addDays, addYears, currentFor, daysBetween, endOfMonth, latestDayAt } from './calendar.ts';
import { boundsOf, certainFirst, delinquentBy, type Bound, type BoundField } from './delinquency.ts';
import { cite, citeMonth } from './evidence.ts';
import { lateFields, type LateField } from './fields.ts';
import type { Evidence } from './finding.ts';
import { law } from './law.ts';
import { lineRule, type Family } from './rule.ts';
import { isStudentLoan } from './studentLoans.ts';
import { mayBeSupport } from './support.ts';

type CertainField = Exclude<BoundField, 'dateClosed'>;
type Bounded = { rating: Evidence; bound: Evidence<BoundField> };

export const obsolescence = {
  O1: lineRule<Record<CertainField | 'conditional', Bounded>>(
    {
      name: 'Collection or charge-off too old to report',
      condition:
        'More than seven years and 180 days have passed since a date by which the debt was certainly delinquent: the date of first delinquency that some files give; the end of the first month of the last unbroken run of adverse months, where the history shows the month before it; the day a collection was opened; or a charge-off’s date of last activity, unless it is within 60 days of the reporting date. The run is certain if it leaves no month out and either includes the charge-off or is not followed by a payment; the date of last activity if the last payment at every bureau that shows one, and at least one does, was in an earlier month, and the account was open by then; and either only if no bureau shows a later month as on time. With medium confidence, such a date without that certainty or the closing date of a charge-off, because the delinquency may have begun later, unless the file says when it began; then the date of first delinquency in another file doesn’t count either (rule R1 compares them). The first of a month at Equifax or Experian can mean any day of it. Dates in the file in question count first, then the earliest at any bureau. Not for student loans: defaulted federal ones have another period; nor for child or family support, of which more falls due every month; nor where “derogatory” is all that a bureau says, which can mean a bankruptcy.',
      confidence: 'high',
      law: law.agedDebt,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, account, { today }) => {
      if (!isChargedOffOrCollection(line) || !saysChargedOffOrCollection(line)) return [];
      if (isStudentLoan(line) || mayBeSupport(line)) return [];
      const past = (bound: Bound) => reportableUntil(bound.latest) < today;
      const bound = certainFirst(boundsOf(line, account).filter(past)) ?? delinquentBy(line, account);
      if (bound === null || !past(bound)) return [];
      const { field } = bound.evidence;
      const shown = {
        ended: reportableUntil(bound.date),
        evidence: { rating: citeRating(line), bound: bound.evidence },
      };
      return bound.certain && field !== 'dateClosed'
        ? [{ fact: field, ...shown }]
        : [{ fact: 'conditional', confidence: 'medium', ...shown }];
    },
  ),

  O2: lineRule<{
    dated: { months: readonly Evidence[] };
    undated: { counts: readonly Evidence<LateField>[]; opened: Evidence };
  }>(
    {
      name: 'Late payment too old to report',
      condition:
        'On an account that is neither charged off nor in collection, a month that was 30 to 180 days late ended more than seven years ago. Or, with low confidence, late payments are counted on a current account that was opened more than seven years ago, while its history shows months on time and no adverse month. Not for student loans.',
      confidence: 'high',
      law: law.agedOther,
      recipient: 'bureau',
      topics: ['late'],
    },
    (line, _account, { report, today }) => {
      if (isChargedOffOrCollection(line) || isStudentLoan(line)) return [];
      const endOf = ({ month }: HistoryMonth) => addYears(endOfMonth(month), 7);
      const old = line.history.filter((month) => isLate(month) && endOf(month) < today);
      // The newest comes first, and the oldest is the first to be too old.
      const oldest = old.at(-1);
      if (oldest !== undefined) {
        const already = old.filter((month) => endOf(month) < speaksFor(report, today));
        const months = (already.length > 0 ? already : old).map((month) => citeMonth(line.bureau, month));
        return [{ fact: 'dated', evidence: { months }, ended: endOf(oldest) }];
      }
      const counts = lateFields.filter((field) => (line[field]?.value ?? 0) > 0);
      const isClean = line.history.some(isOnTime) && !line.history.some(isAdverse);
      if (counts.length === 0 || !isClean || ratingOf(line) !== 'current') return [];
      if (line.dateOpened === null || addYears(latestDayAt(line.bureau, line.dateOpened), 7) >= today)
        return [];
      const evidence = {
        counts: counts.map((field) => cite(line, field)),
        opened: cite(line, 'dateOpened'),
      };
      return [{ fact: 'undated', evidence, confidence: 'low' }];
    },
  ),
} satisfies Family;

/** Today, or the date of an older report, which does not show what the bureau has removed since. */
function speaksFor({ reportDate }: Report, today: IsoDate): IsoDate {
  if (reportDate === null || daysBetween(reportDate.value, today) <= currentFor) return today;
  return reportDate.value;
}

/** The last day on which a charge-off or collection may be reported, counted from the day its delinquency began. */
export function reportableUntil(delinquencyBegan: IsoDate): IsoDate {
  return addYears(addDays(delinquencyBegan, 180), 7);
}
