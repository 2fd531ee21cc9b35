import type { Month } from './calendar.ts';
import {
  autoLenders,
  cardBanks,
  creditUnions,
  mortgageBanks,
  personalLenders,
  stores,
  studentServicers,
} from './creditors.ts';
import type { Creditor } from './creditors.ts';
import { paymentHistory } from './history.ts';
import type { Behaviour } from './history.ts';
import type { Portfolio } from './model.ts';
import type { Random } from './random.ts';
import { historyKept } from './trueAccount.ts';
import type { TrueAccount } from './trueAccount.ts';

export type Draft = Omit<TrueAccount, 'views'>;
type Kind = 'card' | 'store' | 'auto' | 'student' | 'mortgage' | 'personal' | 'creditLine';

interface Terms {
  readonly creditors: readonly Creditor[];
  readonly portfolio: Portfolio;
  readonly detail: string;
  /** Credit limits or loan amounts, in dollars. */
  readonly amounts: readonly [low: number, high: number];
  /** Months to repay; 0 for revolving. */
  readonly terms: number;
}
const kinds: Readonly<Record<Kind, Terms>> = {
  card: { creditors: cardBanks, portfolio: 'R', detail: 'CC', amounts: [500, 12000], terms: 0 },
  store: { creditors: stores, portfolio: 'R', detail: 'CH', amounts: [300, 3000], terms: 0 },
  auto: { creditors: autoLenders, portfolio: 'I', detail: 'AU', amounts: [9000, 38000], terms: 72 },
  student: { creditors: studentServicers, portfolio: 'I', detail: 'ST', amounts: [2500, 14000], terms: 120 },
  mortgage: { creditors: mortgageBanks, portfolio: 'M', detail: 'RM', amounts: [120000, 420000], terms: 360 },
  personal: { creditors: personalLenders, portfolio: 'I', detail: 'US', amounts: [1500, 15000], terms: 36 },
  creditLine: { creditors: creditUnions, portfolio: 'C', detail: 'LC', amounts: [1000, 8000], terms: 0 },
};

/** A loan or line of credit, opened some months before `asOf`, with its history up to the month before. */
export function grantedAccount(random: Random, kind: Kind, behaviour: Behaviour, asOf: Month): Draft {
  const { creditors, portfolio, detail, amounts, terms } = kinds[kind];
  // A charge-off takes six months of late payments and is up to two years old: the account was in good standing
  // before that.
  const youngest = behaviour === 'chargedOff' ? 40 : 14;
  const age = random.int(youngest, terms === 0 ? 140 : Math.max(youngest, Math.min(terms - 6, 110)));
  const amount = Math.round(random.int(...amounts) / 100) * 100;
  const paidShare = terms === 0 ? 1 - random.next() * 0.9 : Math.min(0.9, age / terms);
  // An account with a zero balance is never late.
  const owing = Math.max(behaviour === 'lateNow' ? 60 : 0, Math.round(amount * (1 - paidShare * 0.95)));
  const open: Draft = {
    creditor: random.pick(creditors),
    portfolio,
    detail,
    number: `${random.int(4, 6)}${random.digits(15)}`,
    opened: asOf - age,
    day: random.int(2, 27),
    state: 'open',
    ended: null,
    original: terms === 0 ? Math.max(owing, Math.round(amount * random.next())) : amount,
    limit: terms === 0 ? amount : null,
    balance: owing,
    payment:
      terms === 0
        ? Math.min(owing, Math.max(25, Math.round(owing * 0.03)))
        : Math.round((amount / terms) * 1.15),
    terms,
    designator: kind === 'card' && random.chance(0.1) ? 'A' : random.chance(0.12) ? 'J' : 'I',
    pays: paymentHistory(random, Math.min(age, random.int(24, historyKept)), behaviour),
    newest: asOf - 1,
    originalCreditor: null,
    medical: false,
  };
  if (behaviour === 'chargedOff') return chargedOff(random, open);
  return behaviour === 'lateNow' || !random.chance(0.25) ? open : closed(random, open);
}

function chargedOff(random: Random, account: Draft): Draft {
  const months = account.pays.search(/[^9]/u);
  const balance = Math.max(account.balance, 180);
  return {
    ...account,
    state: 'chargedOff',
    ended: account.newest - (months < 0 ? account.pays.length : months) + 1,
    balance: random.chance(0.2) ? 0 : balance,
    original: Math.max(account.original, balance),
    payment: 0,
  };
}

/** Ended well: paid off, closed with nothing owed, or transferred to another servicer. */
function closed(random: Random, account: Draft): Draft {
  const ago = random.int(3, Math.min(40, account.newest - account.opened - 6));
  const state = account.terms === 0 ? 'closed' : account.detail === 'ST' ? 'transferred' : 'paid';
  return {
    ...account,
    state,
    ended: account.newest - ago,
    newest: account.newest - ago,
    balance: 0,
    payment: 0,
  };
}
