/**
 * The rating of a tradeline, derived from its codes. Some symbols have two meanings ("C" is closed or closed
 * derogatory, "P" is paid or paid derogatory), so the description decides as well.
 */
import type { Account, Code, HistoryMonth, Remark, Tradeline } from '../report/model.ts';
import { cite, citeRemark, remarkText } from './evidence.ts';
import type { Evidence } from './finding.ts';

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
  const symbol = tradeline.payStatus?.value.symbol ?? '';
  if (symbol === 'C') return 'current';
  if (/^[1-6]$/.test(symbol)) return 'late';
  if (/^(8R?|9)$/.test(symbol)) return 'derogatory';
  return isDerogatoryCondition(tradeline) ? 'derogatory' : null;
}

/** The value that rates the account: its payment status, or its condition if the bureau gives none. */
export function citeRating(tradeline: Tradeline): Evidence<'condition' | 'payStatus'> {
  return cite(tradeline, tradeline.payStatus === null ? 'condition' : 'payStatus');
}

/** Collection, charge-off, repossession: debts whose seven years run from the first delinquency. */
export function isChargedOffOrCollection(tradeline: Tradeline): boolean {
  return tradeline.kind === 'collection' || ratingOf(tradeline) === 'derogatory';
}

/** The value that marks an account as paid, for a sentence to quote; null if there is none. */
export function paidSign(tradeline: Tradeline): Sign | null {
  return signOf(tradeline, /\bpaid\b/i, unpaid);
}

const unpaid = /\bunpaid\b|\bnot (been )?paid\b|\bpartially paid\b|\bto be paid\b/i;

/** The value that marks an account as transferred; null if there is none. */
export function transferSign(tradeline: Tradeline): Sign | null {
  return signOf(tradeline, /\btransferred\b/i);
}

export function isTransferred(tradeline: Tradeline): boolean {
  return transferSign(tradeline) !== null;
}

/**
 * The account condition or a remark that says so in words: a symbol alone, such as "P" for "Derogatory", proves
 * nothing to a reader.
 */
function signOf(tradeline: Tradeline, words: RegExp, unless?: RegExp): Sign | null {
  const condition = cite(tradeline, 'condition');
  if (words.test(condition.value) && unless?.test(condition.value) !== true) return condition;
  const remark = remarkWith(tradeline, words, unless);
  return remark === null ? null : citeRemark(tradeline.bureau, remark);
}

/** The value that marks an account as sold; null if there is none. */
export function soldSign(tradeline: Tradeline): Sign | null {
  return signOf(tradeline, /\bsold\b/i);
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

export function isAuthorizedUser(tradeline: Tradeline): boolean {
  return tradeline.designator?.value.symbol === 'A';
}

/** The remark whose code description or free text matches `words` and does not match `unless`. */
export function remarkWith(tradeline: Tradeline, words: RegExp, unless?: RegExp): Remark | null {
  const reads = (remark: Remark) => `${remarkText(remark)} ${remark.text?.value ?? ''}`;
  const found = tradeline.remarks.find(
    (remark) => words.test(reads(remark)) && unless?.test(reads(remark)) !== true,
  );
  return found ?? null;
}

export function remarkCoded(tradeline: Tradeline, symbols: readonly string[]): Remark | null {
  return tradeline.remarks.find((remark) => symbols.includes(remark.code?.value.symbol ?? '')) ?? null;
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

/**
 * The months, newest first, of the last unbroken run of adverse months. `began` is false if the run reaches the
 * oldest month the bureau shows, because then its true start is unknown.
 */
export function lastAdverseRun(tradeline: Tradeline): { months: readonly HistoryMonth[]; began: boolean } {
  const start = tradeline.history.findIndex(isAdverse);
  if (start === -1) return { months: [], began: false };
  const rest = tradeline.history.slice(start);
  const end = rest.findIndex((month) => !isAdverse(month));
  return { months: end === -1 ? rest : rest.slice(0, end), began: end !== -1 };
}
