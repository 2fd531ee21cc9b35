/** The payment history against the counts, dates and the order in which a debt grows late. */
import type { HistoryMonth, Tradeline } from '../report/model.ts';
import { addDays, monthIndex, monthOf, monthsBetween } from './calendar.ts';
import { cite, citeMonth } from './evidence.ts';
import { accountRule, law, type Rule } from './finding.ts';
import { isAdverse, isLate, isOnTime, lastAdverseRun, ratingOf } from './accountRating.ts';

const accuracyBoth = `${law.accuracy}; ${law.furnisher}`;
const counted = [
  ['late30', '1'],
  ['late60', '2'],
  ['late90', '3'],
] as const;

/**
 * A lifetime count smaller than the months of that kind in the history; a larger one is allowed, for lates older
 * than the months shown. Bureaus differ on whether 120 days and more count as 90 again, so only 90 itself counts.
 */
const countsAgainstHistory = accountRule(
  {
    id: 'S4',
    name: 'Late-payment count contradicts the history',
    confidence: 'high',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      const evidence = counted.flatMap(([field, status]) => {
        const months = line.history.filter((month) => month.status === status);
        const count = line[field]?.value;
        if (count === undefined || months.length <= count) return [];
        return [cite(line, field), ...months.map((month) => citeMonth(line.bureau, month))];
      });
      return evidence.length > 0 ? [{ fact: 'tooFew', bureaus: [line.bureau], evidence }] : [];
    }),
);

/** 60 days or more late right after a month on time: a debt cannot become 60 days late without being 30 first. */
const lateWithoutRunUp = accountRule(
  { id: 'S5', name: 'Late without a run-up', confidence: 'medium', law: accuracyBoth, recipient: 'both' },
  (account) =>
    account.tradelines.flatMap((line) => {
      const jumps = line.history.flatMap((month, index) => {
        const before = line.history[index + 1];
        const jump = /^[2-6]$/.test(month.status) && before !== undefined && isOnTime(before);
        return jump && monthsBetween(before.month, month.month) === 1 ? [month, before] : [];
      });
      if (jumps.length === 0) return [];
      return [
        {
          fact: 'jump',
          bureaus: [line.bureau],
          evidence: jumps.map((month) => citeMonth(line.bureau, month)),
        },
      ];
    }),
);

/**
 * A month late after the account closed; or a last payment in the newest late month or the next, nothing owed, and the
 * late rating kept. The second is weaker: a late account may be paid off in the month it is late.
 */
const lateAfterClose = accountRule(
  {
    id: 'S6',
    name: 'Late after closing or after the last payment',
    confidence: 'high',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) => account.tradelines.flatMap((line) => [...afterClosing(line), ...afterPayment(line)]),
);

function afterClosing(line: Tradeline) {
  if (line.dateClosed === null || (line.balance?.value ?? 0) > 0) return [];
  const limit = monthIndex(monthOf(addDays(line.dateClosed.value, 31)));
  const months = line.history.filter((month) => isLate(month) && monthIndex(month.month) > limit);
  if (months.length === 0) return [];
  const evidence = [
    cite(line, 'dateClosed'),
    ...(line.balance === null ? [] : [cite(line, 'balance')]),
    ...months.map((month) => citeMonth(line.bureau, month)),
  ];
  return [{ fact: 'afterClosing', bureaus: [line.bureau], evidence }];
}

function afterPayment(line: Tradeline) {
  const run = lastAdverseRun(line).months.filter(isLate);
  const newest: HistoryMonth | undefined = run[0];
  const rating = ratingOf(line);
  if (newest === undefined || newest !== line.history.find((month) => isAdverse(month) || isOnTime(month)))
    return [];
  if (line.dateLastPayment === null || line.balance?.value !== 0 || rating === 'current' || rating === null)
    return [];
  // A history that ends long before the payment says nothing about the time of it.
  const since = monthsBetween(newest.month, line.dateLastPayment.value);
  if (since < 0 || since > 1) return [];
  const evidence = [
    cite(line, 'dateLastPayment'),
    cite(line, 'balance'),
    ...run.map((month) => citeMonth(line.bureau, month)),
  ];
  return [{ fact: 'afterPayment', bureaus: [line.bureau], evidence, confidence: 'medium' as const }];
}

export const history: readonly Rule[] = [countsAgainstHistory, lateWithoutRunUp, lateAfterClose];
