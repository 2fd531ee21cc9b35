import type { Month } from './calendar.ts';
import type { Random } from './random.ts';
import { historyKept, isNegative } from './trueAccount.ts';
import type { TrueAccount, View } from './trueAccount.ts';

/** One month in the life of all accounts. `asOf` is the month that starts. */
export function monthPasses(
  random: Random,
  accounts: readonly TrueAccount[],
  asOf: Month,
  turn: number,
): readonly TrueAccount[] {
  const moved = accounts.map((account, place) => {
    const own = random.child(`account-${place}`);
    return {
      ...paymentDue(own, account, asOf),
      views: account.views.map((view) => disputed(own, account, view, turn)),
    };
  });
  return disputeOutcome(accounts, moved, turn);
}

/** The payment is made or missed. */
function paymentDue(random: Random, account: TrueAccount, asOf: Month): TrueAccount {
  const newest = asOf - 1;
  if (account.state === 'chargedOff') return { ...account, pays: prepend('9', account.pays), newest };
  if (account.state === 'collection')
    return { ...account, newest, balance: Math.round(account.balance * 1.004) };
  if (account.state !== 'open') return account;

  const standing = account.pays.charAt(0);
  const behind = /[1-5]/u.test(standing) ? Number(standing) : 0;
  if (random.chance(behind > 0 ? 0.55 : account.balance > 0 ? 0.02 : 0)) {
    const next = behind === 5 ? '9' : String(behind + 1);
    const off = next === '9' ? ({ state: 'chargedOff', ended: newest } as const) : {};
    return { ...account, ...off, pays: prepend(next, account.pays), newest };
  }
  return { ...balanceAfter(random, account, newest), pays: prepend('C', account.pays), newest };
}

function balanceAfter(random: Random, account: TrueAccount, newest: Month): TrueAccount {
  if (account.limit !== null) {
    const drift = Math.round(account.limit * (random.next() - 0.52) * 0.15);
    const balance = Math.max(0, Math.min(account.limit, account.balance + drift));
    const payment = Math.min(balance, Math.max(25, Math.round(balance * 0.03)));
    return { ...account, balance, payment, original: Math.max(account.original, balance) };
  }
  const balance = Math.max(0, account.balance - Math.round(account.payment * 0.85));
  return balance > 0
    ? { ...account, balance }
    : { ...account, balance, payment: 0, state: 'paid', ended: newest };
}

const prepend = (status: string, pays: string): string => (status + pays).slice(0, historyKept);

/** Bureaus have a month to respond to a dispute: pending ones are deleted or remain, and new ones arrive. */
function disputed(random: Random, account: TrueAccount, view: View, turn: number): View {
  if (!view.listed)
    return turn > 2 && random.chance(0.08) ? { ...view, listed: true, dispute: 'resolved' } : view;
  if (!isNegative(account)) return view;
  if (view.dispute === 'pending') {
    return random.chance(0.4) ? { ...view, listed: false } : { ...view, dispute: 'resolved' };
  }
  return random.chance(0.06) ? { ...view, dispute: 'pending' } : view;
}

/**
 * What every consumer sees, whatever was drawn: after the first month at least one negative line is gone, and after
 * the second one of the deleted lines is back.
 */
function disputeOutcome(
  before: readonly TrueAccount[],
  accounts: readonly TrueAccount[],
  turn: number,
): readonly TrueAccount[] {
  const someGone = accounts.some((account) => account.views.some((view) => !view.listed));
  if (turn === 1 && !someGone) {
    return firstView(accounts, (account) => isNegative(account), { listed: false });
  }
  if (turn === 2) {
    const wasGone = (place: number, at: number): boolean => before[place]?.views[at]?.listed === false;
    return firstView(accounts, (_, place, at) => wasGone(place, at), { listed: true, dispute: 'resolved' });
  }
  return accounts;
}

type Fits = (account: TrueAccount, place: number, at: number) => boolean;

/** The accounts with the first matching view changed. */
function firstView(
  accounts: readonly TrueAccount[],
  fits: Fits,
  change: Partial<View>,
): readonly TrueAccount[] {
  const viewAt = (account: TrueAccount, place: number): number =>
    account.views.findIndex((_, at) => fits(account, place, at));
  const found = accounts.findIndex((account, place) => viewAt(account, place) >= 0);
  return accounts.map((account, place) => {
    if (place !== found) return account;
    const changed = viewAt(account, place);
    return {
      ...account,
      views: account.views.map((view, at) => (at === changed ? { ...view, ...change } : view)),
    };
  });
}
