/** Amounts: what bureaus disagree on, and what cannot be owed given the rest of the record. */
import type { Tradeline } from '../report/model.ts';
import { cite } from './evidence.ts';
import { accountRule, law, type Evidence, type Rule } from './finding.ts';
import { acrossBureaus, bureausOf, differing, reportedTogether } from './pairs.ts';
import {
  closedSign,
  isChargedOffOrCollection,
  isOpen,
  paidSign,
  soldSign,
  transferSign,
} from './accountRating.ts';

const accuracyBoth = `${law.accuracy}; ${law.furnisher}`;

/**
 * Balances differ by more than $25 and 2 % between bureaus reported within 45 days. Only the bureaus that show more
 * than another are in question: nobody asks a bureau to look again at the lowest balance.
 */
const balanceMismatch = accountRule(
  {
    id: 'B1',
    name: 'Balance differs between bureaus',
    confidence: 'medium',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) => {
    const lines = differing(account, (one, other) => {
      if (one.balance === null || other.balance === null || !reportedTogether(one, other)) return false;
      const [a, b] = [one.balance.value, other.balance.value];
      return Math.abs(a - b) > Math.max(25_00, 0.02 * Math.max(a, b));
    });
    const lowest = Math.min(...lines.map((line) => line.balance?.value ?? 0));
    const above = lines.filter((line) => (line.balance?.value ?? 0) > lowest);
    if (above.length === 0) return [];
    const evidence = lines.flatMap((line) => [cite(line, 'balance'), cite(line, 'dateReported')]);
    return [{ fact: 'differs', bureaus: bureausOf(above), evidence }];
  },
);

/** Transferred, sold or paid, yet with a balance: after a transfer or sale nothing is owed to this furnisher. */
const balanceOnClosedOut = accountRule(
  {
    id: 'B2',
    name: 'Balance on a transferred, sold or paid account',
    confidence: 'high',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      const because = outOfHands(line);
      if (because === null || (line.balance?.value ?? 0) <= 0) return [];
      return [
        { fact: because.fact, bureaus: [line.bureau], evidence: [cite(line, 'balance'), because.evidence] },
      ];
    }),
);

function outOfHands(line: Tradeline): { fact: string; evidence: Evidence } | null {
  const signs: readonly (readonly [string, Evidence | null])[] = [
    ['sold', soldSign(line)],
    ['transferred', transferSign(line)],
    ['paid', paidSign(line)],
  ];
  // What the condition says counts before what a remark says.
  const found = signs.flatMap(([fact, evidence]) => (evidence === null ? [] : [{ fact, evidence }]));
  return found.find(({ evidence }) => evidence.field === 'condition') ?? found[0] ?? null;
}

/** An amount past due while the balance is zero, the account is paid, or the balance is smaller. */
const pastDueWithoutDebt = accountRule(
  {
    id: 'B3',
    name: 'Past due where nothing is owed',
    confidence: 'high',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      const pastDue = line.pastDue?.value ?? 0;
      if (pastDue <= 0) return [];
      const balance = line.balance?.value;
      const evidence = [cite(line, 'pastDue'), cite(line, 'balance')];
      if (balance === 0) return [{ fact: 'zeroBalance', bureaus: [line.bureau], evidence }];
      const paid = paidSign(line);
      if (paid !== null)
        return [{ fact: 'paid', bureaus: [line.bureau], evidence: [cite(line, 'pastDue'), paid] }];
      return balance !== undefined && pastDue > balance
        ? [{ fact: 'exceeds', bureaus: [line.bureau], evidence }]
        : [];
    }),
);

/** A monthly payment on an account that can have none: charged off, or closed, paid or transferred at zero. */
const paymentOnDeadAccount = accountRule(
  {
    id: 'B4',
    name: 'Monthly payment on an account without one',
    confidence: 'high',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      if ((line.monthlyPayment?.value ?? 0) <= 0) return [];
      const payment = cite(line, 'monthlyPayment');
      if (line.payStatus?.value.symbol === '9') {
        return [{ fact: 'chargedOff', bureaus: [line.bureau], evidence: [payment, cite(line, 'payStatus')] }];
      }
      const over = closedSign(line) ?? paidSign(line) ?? transferSign(line);
      if (over === null || line.balance?.value !== 0) return [];
      const evidence = [payment, cite(line, 'balance'), over];
      return [{ fact: 'zeroBalance', bureaus: [line.bureau], evidence }];
    }),
);

/** A charged-off or collected debt above its high balance, here or at another bureau. */
const balanceGrew = accountRule(
  {
    id: 'B5',
    name: 'Charged-off balance above the highest balance',
    confidence: 'medium',
    law: '15 USC 1692e(2), 1692f(1)',
    recipient: 'furnisher',
  },
  (account) =>
    account.tradelines.filter(isChargedOffOrCollection).flatMap((line) => {
      const balance = line.balance?.value ?? 0;
      const peak = [line, ...account.tradelines].find(
        (other) =>
          other.highBalance !== null && other.highBalance.value > 0 && balance > other.highBalance.value,
      );
      if (peak === undefined) return [];
      const fact = peak === line ? 'own' : 'other';
      return [{ fact, bureaus: [line.bureau], evidence: [cite(line, 'balance'), cite(peak, 'highBalance')] }];
    }),
);

/** Far over the limit, or above the highest balance ever: possible with fees, so only worth asking. */
const balanceOverLimit = accountRule(
  {
    id: 'B6',
    name: 'Balance above limit or high credit',
    confidence: 'low',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      if (line.balance === null || isChargedOffOrCollection(line)) return [];
      const [limit, high] = [line.creditLimit?.value ?? 0, line.highBalance?.value ?? 0];
      const field = limit > 0 && line.balance.value > 1.25 * limit ? 'creditLimit' : 'highBalance';
      if (field === 'highBalance' && (high <= 0 || line.balance.value <= high)) return [];
      return [{ fact: field, bureaus: [line.bureau], evidence: [cite(line, 'balance'), cite(line, field)] }];
    }),
);

/** An open revolving account without a limit, while another bureau has one: it makes the use look total. */
const limitMissing = accountRule(
  { id: 'L1', name: 'Credit limit missing', confidence: 'medium', law: accuracyBoth, recipient: 'both' },
  (account) => {
    if (account.type?.value.symbol !== 'R') return [];
    const has = (line: Tradeline) => (line.creditLimit?.value ?? 0) > 0;
    const lacking = account.tradelines.filter((line) => isOpen(line) && !has(line));
    return lacking.flatMap((line) => {
      const known = acrossBureaus(account)
        .flat()
        .find((other) => other.bureau !== line.bureau && has(other));
      if (known === undefined) return [];
      return [
        {
          fact: 'missing',
          bureaus: [line.bureau],
          evidence: [cite(line, 'creditLimit'), cite(known, 'creditLimit')],
        },
      ];
    });
  },
);

export const balances: readonly Rule[] = [
  balanceMismatch,
  balanceOnClosedOut,
  pastDueWithoutDebt,
  paymentOnDeadAccount,
  balanceGrew,
  balanceOverLimit,
  limitMissing,
];
