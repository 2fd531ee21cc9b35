import type { Month } from './calendar.ts';
import { collectors, medicalOriginals, utilities } from './creditors.ts';
import type { Draft } from './granted.ts';
import type { Random } from './random.ts';

interface Debt {
  readonly originalCreditor: string;
  readonly amount: number;
  readonly medical: boolean;
}

/** A debt placed with a collection agency: medical, utility, or charged off by a lender. */
export function collectionAccount(
  random: Random,
  asOf: Month,
  debt: Debt,
  opened = placedIn(random, asOf),
): Draft {
  const amount = debt.amount;
  const paid = random.chance(0.1);
  return {
    creditor: random.pick(collectors),
    portfolio: 'Y',
    detail: '',
    number: `${random.pick(['SR', 'PA', 'RP', ''])}${random.digits(9)}`,
    opened,
    day: random.int(2, 27),
    state: paid ? 'paidCollection' : 'collection',
    ended: paid ? Math.min(asOf - 1, opened + random.int(1, 12)) : null,
    original: amount,
    limit: null,
    balance: paid ? 0 : amount,
    payment: 0,
    terms: 0,
    designator: 'I',
    pays: '',
    newest: asOf - 1,
    originalCreditor: debt.originalCreditor,
    medical: debt.medical,
  };
}

/** Most collections are newer than seven years; now and then one is listed longer than the law allows. */
function placedIn(random: Random, asOf: Month): Month {
  return asOf - (random.chance(0.05) ? random.int(96, 108) : random.int(4, 70));
}

export function aDebt(random: Random): Debt {
  const medical = random.chance(0.5);
  return {
    originalCreditor: medical ? random.pick(medicalOriginals) : random.pick(utilities).name,
    amount: medical ? random.int(90, 2400) : random.int(60, 900),
    medical,
  };
}

/** The same debt at a second agency, as happens when debts are sold: a duplicate that a dispute can name. */
export function soldOn(random: Random, account: Draft, asOf: Month): Draft {
  const debt = {
    originalCreditor: account.originalCreditor ?? account.creditor.name,
    amount:
      account.portfolio === 'Y'
        ? account.original
        : Math.max(account.balance, Math.round(account.original * 0.8)),
    medical: account.medical,
  };
  const since = account.portfolio === 'Y' ? account.opened : (account.ended ?? account.newest);
  return collectionAccount(random, asOf, debt, Math.min(asOf - 1, since + random.int(3, 14)));
}
