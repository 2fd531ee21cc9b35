/** Compares the payment history with the counts and dates, and with the order in which a debt becomes late. */
import type { Account, HistoryMonth, IsoDate, Tradeline } from '../report/model.ts';
import type { RemarkMeaning } from '../report/remarks/meaning.ts';
import { payStatusOf } from '../report/payStatus.ts';
import {
  hasUnreadPayment,
  isAdverse,
  isLate,
  isLoan,
  isOnTime,
  lastAdverseRun,
  mayHaveEndedUnpaid,
  mayHaveMoved,
  ratingOf,
} from './accountRating.ts';
import { addDays, latestDayAt, monthIndex, monthOf, monthsBetween } from './calendar.ts';
import { cite, citeMonth } from './evidence.ts';
import { lateFields, type LateField } from './fields.ts';
import type { Evidence, Proof } from './finding.ts';
import { law } from './law.ts';
import { lineRule, type Family } from './rule.ts';
import { remarksSay } from './remarkSigns.ts';
import { isStudentLoan } from './studentLoans.ts';
import { mayBeSupport } from './support.ts';

type LateAfterFacts = {
  afterClosing: { closed: Evidence; balance: Evidence | null; months: readonly Evidence[] };
  afterPayment: { payment: Evidence; balance: Evidence; months: readonly Evidence[] };
  afterChargeOff: { status: Evidence; returns: readonly { before: Evidence; late: Evidence }[] };
};

export const history = {
  S4: lineRule<{
    tooFew: { counts: readonly { count: Evidence<LateField>; months: readonly Evidence[] }[] };
  }>(
    {
      name: 'Late-payment count contradicts the history',
      condition:
        'The lifetime count of payments 30, 60, or 90 days late is smaller than the number of such months in the history. A larger count proves nothing, because it may include months that are no longer shown. Bureaus differ on whether months that are 120 or more days late count as 90 days late again, so only months exactly 90 days late are counted.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late'],
    },
    (line) => {
      const counts = lateFields.flatMap((field) => {
        const months = line.history.filter((month) => month.status === lateStatus[field]);
        const count = line[field]?.value;
        if (count === undefined || months.length <= count) return [];
        return [{ count: cite(line, field), months: months.map((month) => citeMonth(line.bureau, month)) }];
      });
      return counts.length > 0 ? [{ fact: 'tooFew', evidence: { counts } }] : [];
    },
  ),

  S5: lineRule<{ jump: { jumps: readonly { late: Evidence; before: Evidence }[] } }>(
    {
      name: 'Late without being 30 days late first',
      condition:
        'A month that is 60 to 180 days late directly follows a month on time. A debt cannot be 60 days late without having been 30 days late the month before. Not for student loans, which are reported late only from the 60th or 90th day, nor for child or family support, which is reported once enough is overdue.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late'],
    },
    (line) => {
      if (isStudentLoan(line) || mayBeSupport(line)) return [];
      const jumps = line.history.flatMap((month, index) => {
        const before = line.history[index + 1];
        if (!/^[2-6]$/.test(month.status) || before === undefined || !isOnTime(before)) return [];
        if (monthsBetween(before.month, month.month) !== 1) return [];
        return [{ late: citeMonth(line.bureau, month), before: citeMonth(line.bureau, before) }];
      });
      return jumps.length > 0 ? [{ fact: 'jump', evidence: { jumps } }] : [];
    },
  ),

  S6: lineRule<LateAfterFacts>(
    {
      name: 'Late after closing, after the last payment, or after a charge-off',
      condition:
        'A month that is 30 to 180 days late comes after the month in which the 31st day after the closing date falls and, where any bureau shows a last payment, the 31st day after that (after the last day that the first of a month can mean at Equifax or Experian), and no balance above zero is shown. With low confidence, if no balance is shown or, unless it is a mortgage or an installment loan, if no bureau shows a last payment: a card is often closed while something is still owed, and paid off later. Or, with medium confidence, the newest month is late, the last payment was made in that month or the next, the balance is zero, and the account is still rated late. This is weaker, because the account may have been paid off in the month it was late; and a defaulted student loan is paid by its guarantor, so it is left out. Not after the closing if a date of last payment is in a notation that is not understood. Neither if nothing may be owed because the debt was sold, transferred, charged off, settled, in collection, repossessed, or in a bankruptcy, or if a remark is left unread. Or, with medium confidence, a month that is 30, 60, or 90 days late directly follows one that is charged off or in collection, while the account is still rated so: such a debt does not become a few payments late again, unless it was reinstated. Months that are 120 or more days late prove nothing, because a debt is charged off after 120 or 180 days and files differ on how they show those. Not for collections, student loans, or support, which can be recalled; not where any bureau’s remark says that the debt moved, is being paid under an agreement, was repossessed, or is part of a bankruptcy, which can be undone, or is left unread.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line, account) => [
      ...afterClosing(line, account),
      ...afterPayment(line),
      ...afterChargeOff(line, account),
    ],
  ),
} satisfies Family;

/** The history status of a month that the field's count includes. */
const lateStatus: Readonly<Record<LateField, string>> = { late30: '1', late60: '2', late90: '3' };

function afterClosing(line: Tradeline, account: Account): readonly Proof<LateAfterFacts>[] {
  if (line.dateClosed === null || (line.balance?.value ?? 0) > 0 || mayHaveEndedUnpaid(line)) return [];
  if (line.unread?.includes('balance') === true || hasUnreadPayment(account)) return [];
  const paid = paymentDays(account);
  // What is paid after the closing was still owed then.
  const ends = [latestDayAt(line.bureau, line.dateClosed), ...paid];
  const limit = Math.max(...ends.map((day) => monthIndex(monthOf(addDays(day, 31)))));
  const months = line.history.filter((month) => isLate(month) && monthIndex(month.month) > limit);
  if (months.length === 0) return [];
  const evidence = {
    closed: cite(line, 'dateClosed'),
    balance: line.balance === null ? null : cite(line, 'balance'),
    months: months.map((month) => citeMonth(line.bureau, month)),
  };
  const isPaidOff = line.balance !== null && (isLoan(account) || paid.length > 0);
  return [{ fact: 'afterClosing', evidence, ...(isPaidOff ? {} : { confidence: 'low' }) }];
}

/** The last days on which the last payments that the bureaus show can have been made. */
const paymentDays = ({ tradelines }: Account): readonly IsoDate[] =>
  tradelines.flatMap(({ bureau, dateLastPayment }) =>
    dateLastPayment === null ? [] : [latestDayAt(bureau, dateLastPayment)],
  );

function afterPayment(line: Tradeline): readonly Proof<LateAfterFacts>[] {
  if (isStudentLoan(line) || mayHaveEndedUnpaid(line)) return [];
  const run = lastAdverseRun(line).months.filter(isLate);
  const newest: HistoryMonth | undefined = run[0];
  if (newest === undefined || newest !== line.history.find((month) => isAdverse(month) || isOnTime(month)))
    return [];
  if (line.dateLastPayment === null || line.balance?.value !== 0) return [];
  if (ratingOf(line) !== 'late') return [];
  // A history that ends long before the payment says nothing about that time.
  const since = monthsBetween(newest.month, line.dateLastPayment.value);
  if (since < 0 || since > 1) return [];
  const evidence = {
    payment: cite(line, 'dateLastPayment'),
    balance: cite(line, 'balance'),
    months: run.map((month) => citeMonth(line.bureau, month)),
  };
  return [{ fact: 'afterPayment', evidence, confidence: 'medium' }];
}

/** Whether a bureau says what can make a debt that was charged off late again: it is one debt, whichever file says so. */
function mayBeUndone(line: Tradeline): boolean {
  const said = remarksSay(line);
  return mayHaveMoved(line) || undone.some((meaning) => said.has(meaning));
}

/** Remarks with which a debt that was charged off can be late again. */
const undone: readonly RemarkMeaning[] = [
  'paying',
  'repossession',
  'petition',
  'included',
  'notIncluded',
  'discharged',
  'plan',
  'caseEnded',
  'reaffirmed',
  'anotherPersonsCase',
];

function afterChargeOff(line: Tradeline, { tradelines }: Account): readonly Proof<LateAfterFacts>[] {
  if (line.kind === 'collection' || payStatusOf(line) !== '9') return [];
  if (isStudentLoan(line) || mayBeSupport(line) || tradelines.some(mayBeUndone)) return [];
  const returns = line.history.flatMap((month, index) => {
    const before = line.history[index + 1];
    if (!/^[1-3]$/.test(month.status) || before === undefined || !/^[9GL]$/.test(before.status)) return [];
    if (monthsBetween(before.month, month.month) !== 1) return [];
    return [{ before: citeMonth(line.bureau, before), late: citeMonth(line.bureau, month) }];
  });
  if (returns.length === 0) return [];
  return [
    { fact: 'afterChargeOff', evidence: { status: cite(line, 'payStatus'), returns }, confidence: 'medium' },
  ];
}
