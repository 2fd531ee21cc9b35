/**
 * The rating of a tradeline, derived from its codes. Some symbols have two meanings ("C" is closed or closed
 * derogatory, "P" is paid or paid derogatory), so the description decides as well.
 */
import type { Account, Code, HistoryMonth, Tradeline } from '../report/model.ts';
import type { RemarkMeaning } from '../report/remarks/meaning.ts';
import { payStatusOf } from '../report/payStatus.ts';
import { phraseKey } from '#vocabulary/bureauWords/phrase.ts';
import { cite } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { hasUnreadRemark, remarkSign, remarksSay } from './remarkSigns.ts';

/** A condition or remark that says in words what happened to an account. */
export type Sign = Evidence<'condition' | 'remark'>;

/** From mild to severe. */
export type Rating = 'current' | 'late' | 'derogatory';

function descriptionHas(code: Code | undefined, words: RegExp): boolean {
  return code !== undefined && (words.test(code.description) || words.test(code.abbreviation));
}

export function isDerogatoryCondition(tradeline: Tradeline): boolean {
  return descriptionHas(tradeline.condition?.value, /^derog/i);
}

/** The payment status decides; the account condition counts only if the bureau gives no rating. */
export function ratingOf(tradeline: Tradeline): Rating | null {
  const symbol = payStatusOf(tradeline);
  if (symbol === 'C') return 'current';
  if (/^[1-6]$/.test(symbol)) return 'late';
  if (/^(8R?|9)$/.test(symbol)) return 'derogatory';
  return isDerogatoryCondition(tradeline) ? 'derogatory' : null;
}

/** The value that rates the account: its payment status, or its condition if the status, such as "Unknown", does not. */
export function citeRating(tradeline: Tradeline): Evidence<'condition' | 'payStatus'> {
  const isRated = /^([1-9C]|8R)$/.test(payStatusOf(tradeline));
  return cite(tradeline, isRated ? 'payStatus' : 'condition');
}

/** Collection, charge-off, repossession: debts whose seven years run from the first delinquency. */
export function isChargedOffOrCollection(tradeline: Tradeline): boolean {
  return tradeline.kind === 'collection' || ratingOf(tradeline) === 'derogatory';
}

/**
 * Whether the kind, the status, or a month of a line says that the debt was charged off, in collection, or repossessed.
 * "Derogatory" alone can also mean a bankruptcy.
 */
export function saysChargedOffOrCollection(line: Tradeline): boolean {
  return (
    line.kind === 'collection' ||
    /^(8R?|9)$/.test(payStatusOf(line)) ||
    line.history.some(({ status }) => /^[89GHJKL]$/.test(status))
  );
}

/** The value that says that the account is paid, or has a zero balance; null if there is none. */
export function paidSign(line: Tradeline): Sign | null {
  return conditionPaid(line) ?? remarkSign(line, 'paid', 'zeroBalance');
}

export function conditionPaid(line: Tradeline): Sign | null {
  return conditionSays(line, 'paid');
}

/** The value that says that the account went to another lender; null if there is none. */
export function transferSign(line: Tradeline): Sign | null {
  return conditionSays(line, 'transferred') ?? remarkSign(line, 'transferred');
}

export function isTransferred(line: Tradeline): boolean {
  return transferSign(line) !== null;
}

const moves = ['sold', 'transferred', 'transferredOrSold', 'movedWithin'] as const;

/** Whether the debt may have moved to another line: a reason to stay silent, never evidence. */
export function mayHaveMoved(line: Tradeline): boolean {
  const said = remarksSay(line);
  return isTransferred(line) || moves.some((move) => said.has(move)) || hasUnreadRemark(line);
}

/** Remarks with which a balance of zero need not mean that the debt was paid in full. */
const endedOtherwise: readonly RemarkMeaning[] = [
  'settled',
  'chargedOff',
  'collection',
  'repossession',
  'petition',
  'included',
  'discharged',
  'plan',
];

/**
 * Whether nothing may be owed for another reason than a payment in full: the debt moved, was written off or settled, or is part of a
 * bankruptcy. It may have been late until then. A reason to stay silent, never evidence.
 */
export function mayHaveEndedUnpaid(line: Tradeline): boolean {
  const said = remarksSay(line);
  return (
    mayHaveMoved(line) ||
    saysChargedOffOrCollection(line) ||
    ratingOf(line) === 'derogatory' ||
    endedOtherwise.some((meaning) => said.has(meaning))
  );
}

/** The value that says that the debt was sold; null if there is none. */
export function soldSign(line: Tradeline): Sign | null {
  return conditionSays(line, 'sold') ?? remarkSign(line, 'sold');
}

/** A symbol alone, such as "P" for "Derogatory", proves nothing to a reader, so the condition's text decides. */
function conditionSays(line: Tradeline, text: string): Sign | null {
  const condition = cite(line, 'condition');
  return phraseKey(condition.value) === text ? condition : null;
}

/** The value that marks an account as closed; null if there is none. */
export function closedSign(tradeline: Tradeline): Evidence | null {
  return isClosed(tradeline) ? cite(tradeline, 'openClosed') : null;
}

export function isClosed(tradeline: Tradeline): boolean {
  return tradeline.openClosed?.value.symbol === 'C';
}
export function isOpen(tradeline: Tradeline): boolean {
  return tradeline.openClosed?.value.symbol === 'O';
}

export function isCollectionAccount(account: Account): boolean {
  return account.type?.value.symbol === 'Y' || account.tradelines.some((line) => line.kind === 'collection');
}

/** Whether a report gives a last payment that can't be read: it may be later than any other. A reason to stay silent, never evidence. */
export function hasUnreadPayment({ tradelines }: Pick<Account, 'tradelines'>): boolean {
  return tradelines.some(({ unread }) => unread?.includes('dateLastPayment') === true);
}

/** A mortgage or an installment loan. */
export function isLoan({ type }: Account): boolean {
  return /^[IM]$/.test(type?.value.symbol ?? '');
}

export function isAuthorizedUser(tradeline: Tradeline): boolean {
  return tradeline.designator?.value.symbol === 'A';
}

export function isOnTime(month: HistoryMonth): boolean {
  return month.status === 'C' || month.status === '0' || month.status === 'E';
}
export function isLate(month: HistoryMonth): boolean {
  return /^[1-6]$/.test(month.status);
}
/** Late, or worse: payment plan, repossession, collection, charge-off. */
export function isAdverse(month: HistoryMonth): boolean {
  return /^[1-9GHJKL]$/.test(month.status);
}

interface AdverseRun {
  /** Newest first. */
  readonly months: readonly HistoryMonth[];
  /** The newest known month before the run, which shows when it began; null if the run reaches the oldest month the bureau shows. */
  readonly before: HistoryMonth | null;
}

/** The last unbroken run of adverse months. */
export function lastAdverseRun(tradeline: Tradeline): AdverseRun {
  const start = tradeline.history.findIndex(isAdverse);
  if (start === -1) return { months: [], before: null };
  const rest = tradeline.history.slice(start);
  const end = rest.findIndex((month) => !isAdverse(month));
  return { months: end === -1 ? rest : rest.slice(0, end), before: rest[end] ?? null };
}
