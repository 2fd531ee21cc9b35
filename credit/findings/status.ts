/** Status: open or closed, current or late, and whether the record is consistent. */
import type { Account, Report, Tradeline } from '../report/model.ts';
import { payStatusOf } from '../report/payStatus.ts';
import {
  citeRating,
  isAdverse,
  isClosed,
  isLate,
  isLoan,
  isOnTime,
  isOpen,
  mayHaveMoved,
  paidSign,
  ratingOf,
  type Rating,
} from './accountRating.ts';
import { latestDayAt, monthsBetween } from './calendar.ts';
import { absent, cite, citeMonth } from './evidence.ts';
import type { Evidence, Hit } from './finding.ts';
import { law } from './law.ts';
import {
  acrossBureaus,
  bureausOf,
  contradictedMonths,
  differing,
  isOutdated,
  ofOtherMonths,
  type ContradictedMonth,
} from './pairs.ts';
import { perReport } from './perReport.ts';
import { accountRule, lineRule, type Family } from './rule.ts';
import { remarkSign } from './remarkSigns.ts';
import { isStudentLoan } from './studentLoans.ts';

type OpenClosedFacts = {
  differs: { states: readonly Evidence[] };
  openWithClosingDate: { state: Evidence; closed: Evidence };
  /** A line of credit can be closed to new charges, and open until it is paid off. */
  owedWithClosingDate: { state: Evidence; closed: Evidence };
  closedWithoutDate: { state: Evidence; closed: Evidence };
};

export const status = {
  S1: accountRule<{ differs: { ratings: readonly Evidence<'payStatus' | 'condition'>[] } }>(
    {
      name: 'Payment status differs between bureaus',
      condition:
        'One bureau rates the account worse than another, in the order current, late, derogatory (charged off, in collection, or repossessed). The bureaus that rate it worse than another are in question. Ratings that were reported more than 15 days apart prove nothing if one of them is only late: the account may have become late, or been brought up to date, in between. Nor does a milder rating prove anything against one of a charge-off, collection, or repossession that was reported more than 45 days later.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (account) => {
      const pairs = acrossBureaus(account).flatMap(([one, other]) => [
        [one, other] as const,
        [other, one] as const,
      ]);
      const adverse = account.tradelines.filter((line) => pairs.some(([a, b]) => a === line && worse(a, b)));
      if (adverse.length === 0) return [];
      const ratings = account.tradelines.filter((line) => ratingOf(line) !== null).map(citeRating);
      return [{ fact: 'differs', bureaus: bureausOf(adverse), evidence: { ratings } }];
    },
  ),

  S2: accountRule<OpenClosedFacts>(
    {
      name: 'Open and closed at once',
      condition:
        'The account is open at one bureau and closed at another, unless it may have been closed after the bureau that shows it as open reported it: more than 45 days before the other, or before the closing date or, without one, more than 15 days before. Or it is open with a closing date (a card or line of credit with a balance can be closed to new charges and open until it is paid off, so a letter only asks); or, with low confidence, closed without a closing date at a bureau that shows closing dates on other accounts.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account, { report }) => {
      const lines = differing(
        account,
        (one, other) =>
          (isOpen(one) && isClosed(other) && !mayHaveClosedSince(one, other)) ||
          (isClosed(one) && isOpen(other) && !mayHaveClosedSince(other, one)),
      );
      const states = lines.map((line) => cite(line, 'openClosed'));
      const differs: readonly Hit<OpenClosedFacts>[] =
        lines.length > 0 ? [{ fact: 'differs', bureaus: bureausOf(lines), evidence: { states } }] : [];
      return [...differs, ...account.tradelines.flatMap((line) => closingDate(line, account, report))];
    },
  ),

  S3: lineRule<{
    currentButLate: { status: Evidence; month: Evidence };
    lateButOnTime: { status: Evidence; month: Evidence };
    worstTooMild: { worst: Evidence; month: Evidence };
    worstBelowStatus: { worst: Evidence; status: Evidence };
  }>(
    {
      name: 'Payment status contradicts the payment history',
      condition:
        'In one file, the payment status is current while the newest month is adverse, or late or derogatory while the newest month is on time, and the history reaches the month in which the account was reported. A closed account with a zero balance can be current after a month in which it was late: it may have been paid off in that month. Or the worst payment status is milder than a month of the history or, with medium confidence, than the payment status itself.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line) => {
      const newest = newestMonth(line);
      const rating = ratingOf(line);
      if (newest !== null && line.payStatus !== null) {
        const evidence = { status: cite(line, 'payStatus'), month: citeMonth(line.bureau, newest) };
        if (rating === 'current' && isAdverse(newest) && !isPaidOff(line))
          return [{ fact: 'currentButLate', evidence }];
        if ((rating === 'late' || rating === 'derogatory') && isOnTime(newest))
          return [{ fact: 'lateButOnTime', evidence }];
      }
      const worst = historyRank[line.worstPayStatus?.value.symbol ?? ''];
      if (worst !== undefined && (historyRank[payStatusOf(line)] ?? 0) > worst)
        return [
          {
            fact: 'worstBelowStatus',
            evidence: { worst: cite(line, 'worstPayStatus'), status: cite(line, 'payStatus') },
            // The worst status of some files sums up the months of the history only.
            confidence: 'medium',
          },
        ];
      const beyond = line.history.find(
        (month) => worst !== undefined && (historyRank[month.status] ?? 0) > worst,
      );
      if (beyond === undefined) return [];
      const evidence = { worst: cite(line, 'worstPayStatus'), month: citeMonth(line.bureau, beyond) };
      return [{ fact: 'worstTooMild', evidence }];
    },
  ),

  S7: lineRule<{
    zeroBalance: { status: Evidence; balance: Evidence };
    paid: { status: Evidence; sign: Evidence };
    deferred: { status: Evidence; sign: Evidence };
  }>(
    {
      name: 'Rated late with nothing owed or due',
      condition:
        'The account is rated 30 to 180 days late even though its balance is zero or it is marked as paid. Not certain, because furnishers also report how late an account was when it was paid (Metro 2, payment rating). Never on an account that may have been sold, transferred, or assigned, nor on a student loan, which is assigned when it defaults: there, the rating at that time is accurate (Bibbs v. Trans Union, 3d Cir. 2022). Or the account is rated so while a remark says that its payments are deferred or have not begun, also on a student loan, but not if it may have been sold, transferred, or assigned: what was late before may be so still.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late'],
    },
    (line) => {
      if (!/^[1-6]$/.test(payStatusOf(line)) || mayHaveMoved(line)) return [];
      const rated = cite(line, 'payStatus');
      const paid = isStudentLoan(line) ? null : paidSign(line);
      if (line.balance?.value === 0 && !isStudentLoan(line))
        return [{ fact: 'zeroBalance', evidence: { status: rated, balance: cite(line, 'balance') } }];
      if (paid !== null) return [{ fact: 'paid', evidence: { status: rated, sign: paid } }];
      const deferred = line.balance?.value === 0 ? null : remarkSign(line, 'deferred');
      return deferred === null ? [] : [{ fact: 'deferred', evidence: { status: rated, sign: deferred } }];
    },
  ),

  S8: lineRule<{ differs: { months: readonly ContradictedMonth[] } }>(
    {
      name: 'A month late at one bureau, on time at another',
      condition:
        'One bureau shows a month as 30 to 180 days late that another shows as on time. The bureau that shows it as late is in question.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late'],
    },
    (line, account) => {
      const months = contradictedMonths(line, account.tradelines, isLate, isOnTime);
      return months.length > 0 ? [{ fact: 'differs', evidence: { months } }] : [];
    },
  ),
} satisfies Family;

const severity: Readonly<Record<Rating, number>> = { current: 0, late: 1, derogatory: 2 };

function worse(one: Tradeline, other: Tradeline): boolean {
  const [a, b] = [ratingOf(one), ratingOf(other)];
  if (a === null || b === null || severity[a] <= severity[b]) return false;
  // A charge-off takes months and stays one; anything else can have changed within one.
  return a === 'late' ? !ofOtherMonths(one, other) : !isOutdated(other, one);
}

/** Whether an account may have been closed after one bureau reported it as open and before the other did as closed. */
function mayHaveClosedSince(line: Tradeline, other: Tradeline): boolean {
  if (isOutdated(line, other)) return true;
  const [shownOpen, shownClosed] = [line.dateReported?.value, other.dateReported?.value];
  if (shownOpen === undefined) return false;
  if (other.dateClosed !== null) return latestDayAt(other.bureau, other.dateClosed) > shownOpen;
  return shownClosed !== undefined && shownOpen < shownClosed && ofOtherMonths(line, other);
}

/** Experian and Equifax often give no closing date, so its absence alone proves nothing. */
function closingDate(line: Tradeline, account: Account, report: Report): readonly Hit<OpenClosedFacts>[] {
  const bureaus = [line.bureau];
  const state = cite(line, 'openClosed');
  if (isOpen(line) && line.dateClosed !== null) {
    const fact = isLoan(account) || line.balance?.value === 0 ? 'openWithClosingDate' : 'owedWithClosingDate';
    return [{ fact, bureaus, evidence: { state, closed: cite(line, 'dateClosed') } }];
  }
  const isDated = line.dateClosed !== null || line.unread?.includes('dateClosed') === true;
  if (!isClosed(line) || isDated || !closingsDated(report).has(`${line.bureau} ${line.kind}`)) return [];
  const evidence = { state, closed: absent(line, 'dateClosed') };
  return [{ fact: 'closedWithoutDate', bureaus, evidence, confidence: 'low' }];
}

/** The bureaus and kinds of account for which a closing date is given at least once; collections often have none. */
const closingsDated = perReport(
  ({ accounts }) =>
    new Set(
      accounts.flatMap(({ tradelines }) =>
        tradelines.flatMap((line) => (line.dateClosed === null ? [] : [`${line.bureau} ${line.kind}`])),
      ),
    ),
);

/** Nothing is owed now, perhaps since the month in which the account was last late. */
function isPaidOff(line: Tradeline): boolean {
  return isClosed(line) && line.balance?.value === 0;
}

/** Months count only if the history reaches the month of the report, because an older status may have changed since. */
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
