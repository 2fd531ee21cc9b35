/** Status: open or closed, current or late, and whether the record agrees with itself. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Tradeline } from '../report/model.ts';
import { monthsBetween } from './calendar.ts';
import { absent, cite, citeMonth } from './evidence.ts';
import { accountRule, law, type Rule } from './finding.ts';
import { acrossBureaus, bureausOf, differing } from './pairs.ts';
import {
  isAdverse,
  isClosed,
  isLate,
  isOnTime,
  isOpen,
  paidSign,
  ratingOf,
  transferSign,
  type Rating,
} from './accountRating.ts';

const accuracyBoth = `${law.accuracy}; ${law.furnisher}`;
const severity: Readonly<Record<Rating, number>> = { current: 0, late: 1, derogatory: 2 };

function worse(one: Tradeline, other: Tradeline): boolean {
  const [a, b] = [ratingOf(one), ratingOf(other)];
  return a !== null && b !== null && severity[a] > severity[b];
}

/** One bureau rates the account worse than another. The worse-rating bureaus are in question. */
const statusMismatch = accountRule(
  {
    id: 'S1',
    name: 'Payment status differs between bureaus',
    confidence: 'medium',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) => {
    const pairs = acrossBureaus(account).flatMap(([one, other]) => [
      [one, other] as const,
      [other, one] as const,
    ]);
    const adverse = account.tradelines.filter((line) => pairs.some(([a, b]) => a === line && worse(a, b)));
    if (adverse.length === 0) return [];
    const rated = account.tradelines.filter((line) => ratingOf(line) !== null);
    return [{ fact: 'differs', bureaus: bureausOf(adverse), evidence: rated.map(statusEvidence) }];
  },
);

function statusEvidence(line: Tradeline) {
  const rated = /^([1-9C]|8R)$/.test(line.payStatus?.value.symbol ?? '');
  return cite(line, rated ? 'payStatus' : 'condition');
}

/**
 * Open at one bureau, closed at another; open with a closing date; or closed without one, where the bureau shows
 * closing dates on other accounts (Experian and Equifax often give none, which proves nothing).
 */
const openClosedMismatch = accountRule(
  { id: 'S2', name: 'Open and closed at once', confidence: 'medium', law: accuracyBoth, recipient: 'both' },
  (account, { report }) => {
    const lines = differing(
      account,
      (one, other) => (isOpen(one) && isClosed(other)) || (isClosed(one) && isOpen(other)),
    );
    const datesClosings = (bureau: Bureau) =>
      report.accounts.some((each) =>
        each.tradelines.some((line) => line.bureau === bureau && line.dateClosed !== null),
      );
    const differs = {
      fact: 'differs',
      bureaus: bureausOf(lines),
      evidence: lines.map((line) => cite(line, 'openClosed')),
    };
    return [
      ...(lines.length > 0 ? [differs] : []),
      ...account.tradelines.flatMap((line) => {
        const openWithDate = isOpen(line) && line.dateClosed !== null;
        const closedWithout = isClosed(line) && line.dateClosed === null && datesClosings(line.bureau);
        if (!openWithDate && !closedWithout) return [];
        const date = openWithDate ? cite(line, 'dateClosed') : absent(line, 'dateClosed');
        return [
          {
            fact: openWithDate ? 'openWithClosingDate' : 'closedWithoutDate',
            bureaus: [line.bureau],
            evidence: [cite(line, 'openClosed'), date],
            ...(openWithDate ? {} : { confidence: 'low' as const }),
          },
        ];
      }),
    ];
  },
);

/** Months count only when the history reaches the month of the report: an older one may since have changed. */
function newestMonth(line: Tradeline) {
  const newest = line.history[0];
  if (newest === undefined || line.dateReported === null) return null;
  return monthsBetween(newest.month, line.dateReported.value) <= 0 ? newest : null;
}

const historyRank: Readonly<Record<string, number>> = {
  C: 0,
  '0': 0,
  E: 0,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '9': 9,
  G: 9,
  L: 9,
};

/** The status says one thing, the newest month of the same record's history another. */
const statusAgainstHistory = accountRule(
  {
    id: 'S3',
    name: 'Payment status contradicts the payment history',
    confidence: 'high',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      const newest = newestMonth(line);
      const rating = ratingOf(line);
      const rated = line.payStatus !== null;
      const hit = (
        fact: string,
        field: 'payStatus' | 'worstPayStatus',
        month: NonNullable<typeof newest>,
      ) => [{ fact, bureaus: [line.bureau], evidence: [cite(line, field), citeMonth(line.bureau, month)] }];
      if (newest && rated && rating === 'current' && isAdverse(newest))
        return hit('currentButLate', 'payStatus', newest);
      if (newest && rated && (rating === 'late' || rating === 'derogatory') && isOnTime(newest)) {
        return hit('lateButOnTime', 'payStatus', newest);
      }
      const worst = historyRank[line.worstPayStatus?.value.symbol ?? ''];
      const beyond = line.history.find(
        (month) => worst !== undefined && (historyRank[month.status] ?? 0) > worst,
      );
      return beyond ? hit('worstTooMild', 'worstPayStatus', beyond) : [];
    }),
);

/** Still rated late although paid, transferred or at zero: nothing can be late any more (Metro 2: 13, past rating apart). */
const lateThoughSettled = accountRule(
  {
    id: 'S7',
    name: 'Rated late with nothing owed',
    confidence: 'high',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      if (!/^[1-6]$/.test(line.payStatus?.value.symbol ?? '')) return [];
      const status = cite(line, 'payStatus');
      if (line.balance?.value === 0)
        return [{ fact: 'zeroBalance', bureaus: [line.bureau], evidence: [status, cite(line, 'balance')] }];
      const [paid, moved] = [paidSign(line), transferSign(line)];
      const sign = paid ?? moved;
      if (sign === null) return [];
      const fact = paid === null ? 'transferred' : 'paid';
      return [{ fact, bureaus: [line.bureau], evidence: [status, sign] }];
    }),
);

/** The same month on time at one bureau and late at another. The bureaus that show it late are in question. */
const historyMismatch = accountRule(
  {
    id: 'S8',
    name: 'A month late at one bureau, on time at another',
    confidence: 'medium',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      const contradicted = line.history.filter(isLate).flatMap((month) => {
        const other = account.tradelines
          .filter((each) => each.bureau !== line.bureau)
          .flatMap((each) =>
            each.history
              .filter((at) => at.month === month.month && isOnTime(at))
              .map((at) => citeMonth(each.bureau, at)),
          );
        return other.length > 0 ? [citeMonth(line.bureau, month), ...other] : [];
      });
      return contradicted.length > 0
        ? [{ fact: 'differs', bureaus: [line.bureau], evidence: contradicted }]
        : [];
    }),
);

export const status: readonly Rule[] = [
  statusMismatch,
  openClosedMismatch,
  statusAgainstHistory,
  lateThoughSettled,
  historyMismatch,
];
