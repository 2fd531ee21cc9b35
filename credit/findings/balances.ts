/** Amounts: where bureaus disagree, and what cannot be owed given the rest of the record. */
import { isNegative } from '../report/negative.ts';
import type { Account, Tradeline } from '../report/model.ts';
import {
  closedSign,
  isChargedOffOrCollection,
  isOpen,
  paidSign,
  soldSign,
  transferSign,
  type Sign,
} from './accountRating.ts';
import { latestDayAt, monthsBetween } from './calendar.ts';
import { cite } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { law } from './law.ts';
import { acrossBureaus, bureausOf, differing, reportedTogether } from './pairs.ts';
import { hasUnreadRemark, remarkSign, remarksSay } from './remarkSigns.ts';
import { isMore, smallDifference } from './roundedAmounts.ts';
import { accountRule, lineRule, type Family } from './rule.ts';
import { isStudentLoan } from './studentLoans.ts';
import { mayBeSupport } from './support.ts';

const amountOf = (line: Tradeline): number => line.balance?.value ?? 0;

export const balances = {
  B1: accountRule<{
    differs: { shown: readonly { balance: Evidence; reported: Evidence }[] };
  }>(
    {
      name: 'Balance differs between bureaus',
      condition:
        'Two bureaus that reported within 45 days of each other show balances that differ by more than $25 and by more than 2% of the higher one. Where both show the account as open and not charged off, and one was reported in a later month, the monthly payments of a loan are allowed for, and other accounts are not compared, because their balances change every month. A charge-off’s or collection’s higher balance that was reported before the last payment that the other bureau shows is not compared with its lower one: the payment can explain it. The bureaus that show more than the lowest of them are in question.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      const lines = differing(account, (one, other) => {
        if (one.balance === null || other.balance === null || !reportedTogether(one, other)) return false;
        if (paidSince(one, other) || paidSince(other, one)) return false;
        const [a, b] = [one.balance.value, other.balance.value];
        return Math.abs(a - b) > smallDifference(a, b) + monthsActivity(account, one, other);
      });
      const lowest = Math.min(...lines.map(amountOf));
      const above = lines.filter((line) => amountOf(line) > lowest);
      if (above.length === 0) return [];
      const shown = lines.map((line) => ({
        balance: cite(line, 'balance'),
        reported: cite(line, 'dateReported'),
      }));
      return [{ fact: 'differs', bureaus: bureausOf(above), evidence: { shown } }];
    },
  ),

  B2: lineRule<Record<'sold' | 'transferred' | 'paid' | 'settled', { balance: Evidence; sign: Evidence }>>(
    {
      name: 'Balance on a transferred, sold, paid, or settled account',
      condition:
        'A balance above zero on an account whose condition or remark says that it was sold, transferred to another lender, or paid. The condition counts before a remark. Remarks about collateral, and about payments that are partial, promised, or made by someone else, do not count. With medium confidence, a remark that says that it was paid for less than the full balance, or one that says transferred or sold without saying to whom.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line) => {
      const over = outOfHands(line);
      if (over === null || amountOf(line) <= 0) return [];
      const { sign, ...said } = over;
      return [{ ...said, evidence: { balance: cite(line, 'balance'), sign } }];
    },
  ),

  B3: lineRule<{
    zeroBalance: { pastDue: Evidence; balance: Evidence };
    exceeds: { pastDue: Evidence; balance: Evidence };
    paid: { pastDue: Evidence; sign: Evidence };
  }>(
    {
      name: 'Past due where nothing is owed',
      condition:
        'An amount past due while the balance is zero, the account is marked as paid (or, by a remark, as having a zero balance), or the balance is smaller than that amount by more than a dollar, because amounts may be rounded.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line) => {
      const amount = line.pastDue?.value ?? 0;
      if (amount <= 0) return [];
      const owed = line.balance?.value;
      const [pastDue, balance, sign] = [cite(line, 'pastDue'), cite(line, 'balance'), paidSign(line)];
      if (owed === 0) return [{ fact: 'zeroBalance', evidence: { pastDue, balance } }];
      if (sign !== null) return [{ fact: 'paid', evidence: { pastDue, sign } }];
      return owed !== undefined && isMore(amount, owed)
        ? [{ fact: 'exceeds', evidence: { pastDue, balance } }]
        : [];
    },
  ),

  B4: lineRule<{
    chargedOff: { payment: Evidence; status: Evidence };
    zeroBalance: { payment: Evidence; balance: Evidence; sign: Evidence };
  }>(
    {
      name: 'Monthly payment on an account without one',
      condition:
        'A monthly payment above zero on an account that is rated as a collection or charge-off, unless a remark says that it is being paid (under an agreement or a plan, or from wages) or is left unread, or, with low confidence, that has a balance of zero and is closed or marked as paid or transferred: bureaus keep the payment that was agreed. That is only shown where the account is not negative, because a dispute could remove good history. Not for child or family support, which stays due every month.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, account) => {
      if ((line.monthlyPayment?.value ?? 0) <= 0 || mayBeSupport(line)) return [];
      const payment = cite(line, 'monthlyPayment');
      if (line.payStatus?.value.symbol === '9') {
        if (mayBePaying(line)) return [];
        return [{ fact: 'chargedOff', evidence: { payment, status: cite(line, 'payStatus') } }];
      }
      const sign = closedSign(line) ?? paidSign(line) ?? transferSign(line);
      if (sign === null || line.balance?.value !== 0) return [];
      const evidence = { payment, balance: cite(line, 'balance'), sign };
      const harmful = !isNegative(account, line.bureau);
      return [
        { fact: 'zeroBalance', evidence, confidence: 'low', ...(harmful ? { recipient: 'nobody' } : {}) },
      ];
    },
  ),

  B5: lineRule<Record<'own' | 'other', { balance: Evidence; highest: Evidence }>>(
    {
      name: 'Charged-off balance above the highest balance',
      condition:
        'The balance of a charge-off or collection is higher, by more than $25 and by more than 2% of it, than the highest balance that its own file shows or, failing that, than the one that another bureau shows. Not for student loans, to which unpaid interest is added by law, nor for child or family support, which falls due every month. Interest and fees can explain it: a bureau is only asked to verify both amounts, and the furnisher to state what was added.',
      confidence: 'medium',
      law: law.collectedAmount,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, account) => {
      if (!isChargedOffOrCollection(line) || isStudentLoan(line) || mayBeSupport(line)) return [];
      const owed = amountOf(line);
      const isBelow = ({ highBalance }: Tradeline) =>
        highBalance !== null &&
        highBalance.value > 0 &&
        owed - highBalance.value > smallDifference(owed, highBalance.value);
      const peak = [line, ...account.tradelines].find(isBelow);
      if (peak === undefined) return [];
      const evidence = { balance: cite(line, 'balance'), highest: cite(peak, 'highBalance') };
      return [{ fact: peak === line ? 'own' : 'other', evidence }];
    },
  ),

  B6: lineRule<Record<'creditLimit' | 'highBalance', { balance: Evidence; limit: Evidence }>>(
    {
      name: 'Balance above limit or high credit',
      condition:
        'On an account that is neither charged off nor in collection, a balance above 125% of the credit limit, or above the high credit by more than a dollar. Fees can explain it, so a letter only asks. Not for student loans, to which unpaid interest is added, nor for child or family support, which falls due every month.',
      confidence: 'low',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: [],
    },
    (line) => {
      if (line.balance === null || isChargedOffOrCollection(line)) return [];
      if (isStudentLoan(line) || mayBeSupport(line)) return [];
      const [limit, high] = [line.creditLimit?.value ?? 0, line.highBalance?.value ?? 0];
      const fact = limit > 0 && amountOf(line) > 1.25 * limit ? 'creditLimit' : 'highBalance';
      if (fact === 'highBalance' && (high <= 0 || !isMore(amountOf(line), high))) return [];
      return [{ fact, evidence: { balance: cite(line, 'balance'), limit: cite(line, fact) } }];
    },
  ),

  L1: lineRule<{ missing: { missing: Evidence; known: Evidence } }>(
    {
      name: 'Credit limit missing',
      condition:
        'An open revolving account has no credit limit at one bureau, while another bureau shows one. Not if its high credit is that limit: some bureaus show the limit in that column. A limit in a notation that is not understood is not missing.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: [],
    },
    (line, account) => {
      const hasLimit = ({ creditLimit }: Tradeline) => (creditLimit?.value ?? 0) > 0;
      if (account.type?.value.symbol !== 'R' || !isOpen(line) || hasLimit(line)) return [];
      if (line.unread?.includes('creditLimit') === true) return [];
      const known = acrossBureaus(account)
        .flat()
        .find((other) => other.bureau !== line.bureau && hasLimit(other));
      if (known === undefined || line.highBalance?.value === known.creditLimit?.value) return [];
      const evidence = { missing: cite(line, 'creditLimit'), known: cite(known, 'creditLimit') };
      return [{ fact: 'missing', evidence }];
    },
  ),
} satisfies Family;

/** Metro 2 reports the payment of a partial payment agreement (special comment AC) in the field of the scheduled one. */
function mayBePaying(line: Tradeline): boolean {
  const said = remarksSay(line);
  return said.has('paying') || said.has('plan') || hasUnreadRemark(line);
}

/**
 * Whether a lower balance is of after a payment that the higher one can't know of yet. Only of what has no monthly payment, which
 * `monthsActivity` allows for.
 */
function paidSince(higher: Tradeline, lower: Tradeline): boolean {
  if (![higher, lower].some(isChargedOffOrCollection)) return false;
  const [reported, paid] = [higher.dateReported?.value, lower.dateLastPayment];
  return (
    reported !== undefined &&
    paid !== null &&
    amountOf(higher) > amountOf(lower) &&
    latestDayAt(lower.bureau, paid) >= reported
  );
}

/**
 * How much the balance of an open account may change between the months of two reports; infinite if nobody can know,
 * as for a card. Charge-offs and collections change only by payments, which no bureau should miss.
 */
function monthsActivity(account: Account, one: Tradeline, other: Tradeline): number {
  if (one.dateReported === null || other.dateReported === null) return 0;
  const months = Math.abs(monthsBetween(one.dateReported.value, other.dateReported.value));
  const isRunning = (line: Tradeline) => isOpen(line) && !isChargedOffOrCollection(line);
  if (months === 0 || !isRunning(one) || !isRunning(other)) return 0;
  if (!/^[IM]$/.test(account.type?.value.symbol ?? '')) return Infinity;
  const payments = [one, other].flatMap(({ monthlyPayment }) => monthlyPayment?.value ?? []);
  return payments.length > 0 ? months * Math.max(...payments) : Infinity;
}

interface Departure {
  readonly fact: 'sold' | 'transferred' | 'paid' | 'settled';
  readonly sign: Sign;
  readonly confidence?: 'medium';
}

/** Sold, transferred, paid, or settled: nothing is owed to this furnisher now. */
function outOfHands(line: Tradeline): Departure | null {
  const certain = [
    { fact: 'sold', sign: soldSign(line) },
    { fact: 'transferred', sign: transferSign(line) },
    { fact: 'paid', sign: paidSign(line) },
  ] as const;
  const found = certain.flatMap(({ fact, sign }) => (sign === null ? [] : [{ fact, sign }]));
  const [first = null] = [...found.filter(({ sign }) => sign.field === 'condition'), ...found];
  if (first !== null) return first;
  // Metro 2 has another comment for a settlement that is still being paid, but not every furnisher uses it.
  const settled = remarkSign(line, 'paidForLess');
  if (settled !== null) return { fact: 'settled', sign: settled, confidence: 'medium' };
  // A transfer within the lender, or to another of its servicers, leaves the debt where it was.
  const moved = remarkSign(line, 'transferredOrSold');
  return moved === null ? null : { fact: 'transferred', sign: moved, confidence: 'medium' };
}
