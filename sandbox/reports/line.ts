import { dayIn } from './calendar.ts';
import type { Month } from './calendar.ts';
import { spelling, subscriberCode } from './creditors.ts';
import type { Bureau, Condition, Granted, HistoryMonth, Line } from './model.ts';
import { remarksOf } from './remarks.ts';
import type { Quirk, TrueAccount, View } from './trueAccount.ts';

/** The account as one bureau reports it: with its rounding of dates, its masking of the number, and its errors. */
export function lineOf(account: TrueAccount, view: View): Line {
  const { bureau } = view;
  const has = (kind: Quirk['kind']): boolean => view.quirks.some((quirk) => quirk.kind === kind);
  const day = bureau === 'TransUnion' ? account.day : 1;
  const on = (month: Month): string => dayIn(month, day);
  const shift = view.quirks.reduce((sum, quirk) => sum + (quirk.kind === 'opened' ? quirk.byMonths : 0), 0);
  const extra = view.quirks.reduce((sum, quirk) => sum + (quirk.kind === 'balance' ? quirk.by : 0), 0);
  const otherRole = view.quirks.find((quirk) => quirk.kind === 'designator');
  const ended = account.state === 'open' || account.state === 'collection' ? null : account.ended;
  const closeShown =
    ended !== null && account.portfolio !== 'Y' && bureau !== 'Equifax' && !has('closedDateMissing');
  const payStatus = has('statusCurrent') ? 'C' : payStatusOf(account);
  return {
    bureau,
    creditorName: spelling(account.creditor, bureau),
    subscriberCode: subscriberCode(account.creditor, bureau),
    accountNumber: has('numberMissing') ? '' : masked(account, bureau),
    industry: account.creditor.industry,
    opened: has('openedMissing') ? null : on(account.opened + shift),
    closed: closeShown ? on(ended) : null,
    reported: on(account.newest),
    verified: bureau === 'TransUnion' ? on(account.newest) : null,
    statusDate: on(ended ?? account.newest),
    lastPayment: account.portfolio === 'Y' ? null : on(lastPaidMonth(account)),
    balance: account.balance + extra,
    highBalance: account.original,
    condition: conditionOf(account, bureau),
    open: account.state === 'open' || account.state === 'collection',
    payStatus,
    designator: otherRole?.as ?? account.designator,
    disputed: view.dispute === 'pending',
    remarks: remarksOf(account, view),
    granted: account.portfolio === 'Y' ? null : grantedOf(account, has),
    originalCreditor:
      account.portfolio === 'Y' && !has('originalCreditorMissing') ? account.originalCreditor : null,
  };
}

function grantedOf(account: TrueAccount, has: (kind: Quirk['kind']) => boolean): Granted {
  const firstLate = account.pays.search(/[1-6]/u);
  const pays =
    has('historyClean') && firstLate >= 0
      ? `${account.pays.slice(0, firstLate)}C${account.pays.slice(firstLate + 1)}`
      : account.pays;
  const behind = Number(/^[1-6]/u.exec(account.pays)?.[0] ?? 0);
  const owed =
    account.state === 'chargedOff' ? account.balance : Math.min(account.balance, account.payment * behind);
  const counts = has('countsZero') ? '' : account.pays;
  return {
    limit: has('limitMissing') ? null : account.limit,
    payment: account.payment,
    pastDue: has('pastDueKept') ? 62 : owed,
    termMonths: account.terms,
    monthsReviewed: Math.max(pays.length, Math.min(account.newest - account.opened, 99)),
    late30: count(counts, /1/gu),
    late60: count(counts, /2/gu),
    late90: count(counts, /[3-6]/gu),
    worst:
      account.pays
        .split('')
        .filter((status) => /[1-9]/u.test(status))
        .sort()
        .at(-1) ?? 'C',
    accountType: account.detail,
    history: pays.split('').map((status, back): HistoryMonth => ({
      month: dayIn(account.newest - back, 1),
      status,
    })),
  };
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

function payStatusOf(account: TrueAccount): string {
  if (account.portfolio === 'Y' || account.state === 'chargedOff') return '9';
  return account.state === 'open'
    ? (/^[1-4]/u.exec(account.pays)?.[0] ?? (account.pays.startsWith('5') ? '4' : 'C'))
    : 'C';
}

function conditionOf(account: TrueAccount, bureau: Bureau): Condition {
  if (account.state === 'chargedOff') return bureau === 'TransUnion' ? 'closedDerogatory' : 'derogatory';
  if (account.state === 'collection') return 'derogatory';
  if (account.state === 'paidCollection') return 'paidDerogatory';
  return account.state;
}

function lastPaidMonth(account: TrueAccount): Month {
  const back = account.pays.search(/[CU]/u);
  return Math.max(account.opened, account.newest - (back < 0 ? account.pays.length : back));
}

/** Each bureau masks different digits of the number. */
function masked(account: TrueAccount, bureau: Bureau): string {
  if (account.portfolio === 'Y') return account.number;
  if (bureau === 'TransUnion') return `${account.number.slice(0, -4)}****`;
  return bureau === 'Experian' ? account.number.slice(0, 12) : `${account.number.slice(0, 4)}****`;
}
