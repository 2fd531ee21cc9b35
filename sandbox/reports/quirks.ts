import type { Bureau } from './model.ts';
import { bureaus } from './model.ts';
import type { Random } from './random.ts';
import { isNegative } from './trueAccount.ts';
import type { Quirk, TrueAccount, View } from './trueAccount.ts';

/**
 * Which bureaus report the account, and what each gets wrong. Accounts in good standing are nearly always at all the
 * bureaus that have a file, collections at one or two. One in four lines of a negative account contradicts the
 * others, one in ten of an account in good standing.
 */
export function viewsOf(
  random: Random,
  account: Omit<TrueAccount, 'views'>,
  onFile: readonly Bureau[],
): readonly View[] {
  const whole = { ...account, views: [] };
  const missing = account.portfolio === 'Y' ? 0.45 : 0.1;
  const carrying = bureaus.filter((bureau) => onFile.includes(bureau) && !random.chance(missing));
  const at = carrying.length > 0 ? carrying : [random.pick(onFile)];
  return at.map((bureau) => ({
    bureau,
    listed: true,
    dispute: isNegative(whole) && random.chance(0.08) ? 'pending' : 'none',
    quirks: random.chance(isNegative(whole) ? 0.25 : 0.1) ? [random.pick(possibleQuirks(random, whole))] : [],
  }));
}

function possibleQuirks(random: Random, account: TrueAccount): readonly Quirk[] {
  // Opened no later than the last month reported: a bureau's error, but not a future date.
  const latest = account.newest - account.opened;
  const possible: Quirk[] = [{ kind: 'opened', byMonths: Math.min(latest, random.pick([-4, -2, 2, 5, 13])) }];
  if (account.balance > 0) possible.push({ kind: 'balance', by: random.int(30, 400) });
  if (account.limit !== null) possible.push({ kind: 'limitMissing' });
  if (account.portfolio === 'Y')
    possible.push({ kind: 'originalCreditorMissing' }, { kind: 'openedMissing' });
  else if (isNegative(account)) possible.push({ kind: 'historyClean' }, { kind: 'countsZero' });
  if (account.state === 'chargedOff') possible.push({ kind: 'statusCurrent' });
  if (account.state === 'paid' || account.state === 'closed') {
    possible.push({ kind: 'pastDueKept' }, { kind: 'closedDateMissing' });
  }
  possible.push(
    { kind: 'numberMissing' },
    { kind: 'designator', as: account.designator === 'I' ? 'J' : 'I' },
  );
  return possible;
}
