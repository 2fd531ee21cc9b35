/** Whether two bureaus' lines are one account, for formats that list each bureau's lines separately. */
import { endsAgree, endsContradict, type Shown, shownOf, showOtherParts } from '#vocabulary/maskedNumbers.ts';
import type { Field, Tradeline } from '../../model.ts';

/** What decides it; missing is null or ''. Computed once per line. */
export interface LineFacts {
  /** The words of the creditor's name, without accents. */
  readonly creditor: readonly string[];
  /** What the mask leaves of the account number. */
  readonly shown: Shown;
  readonly opened: string | null;
  readonly kind: string | null;
  readonly openClosed: string | null;
  /** Payment, balance, high credit, and limit. Zero says nothing: half of all closed accounts share it. */
  readonly amounts: readonly (number | null)[];
  readonly highCredit: number | null;
  /** Values that only break ties. */
  readonly others: readonly (string | number | null)[];
}

/** How well two lines match: a lower rank is better, then more agreeing facts. */
export interface Match {
  readonly rank: 1 | 2 | 3 | 4;
  readonly agreeing: number;
}

const wordsOf = (text: Field<string>): readonly string[] =>
  (text?.value ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'THE');

export function factsOf(line: Tradeline): LineFacts {
  const amounts = [line.monthlyPayment, line.balance, line.highBalance, line.creditLimit];
  return {
    creditor: wordsOf(line.creditorName),
    shown: shownOf(line.accountNumber?.value ?? ''),
    opened: line.dateOpened?.value.slice(0, 7) ?? null,
    kind: line.kind === 'unknown' ? null : line.kind,
    openClosed: line.openClosed?.value.symbol || null,
    amounts: amounts.map((amount) => amount?.value || null),
    highCredit: line.highBalance?.value || null,
    others: [
      line.creditorName?.value ?? null,
      line.designator?.value.description ?? null,
      line.payStatus?.value.description ?? null,
      line.originalCreditor?.value ?? null,
      line.dateClosed?.value.slice(0, 7) ?? null,
      line.balance?.value ?? null,
    ],
  };
}

/** First words that many companies share; with them, the second word has to agree, too. */
const common = new Set(
  'AMERICAN BANK CAPITAL CITY CREDIT DEPT FED FEDERAL FIRST GREAT HOME NATIONAL NEW STATE STUDENT UNITED US'.split(
    ' ',
  ),
);

function wordsAgree(one = '', other = ''): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short);
}

/** Bureaus shorten names ("NEIGHBOR CU", "NEIGHBOR CREDIT UNION"), but rarely the first word. */
function creditorsAgree(one: readonly string[], other: readonly string[]): boolean {
  if (!wordsAgree(one[0], other[0])) return false;
  return !common.has(one[0] ?? '') || wordsAgree(one[1], other[1]);
}

const same = <T>(one: T | null, other: T | null): boolean => one !== null && one === other;
const differ = <T>(one: T | null, other: T | null): boolean =>
  one !== null && other !== null && one !== other;

/** With fewer characters, a creditor's next account often begins in the same way. */
const whole = 8;
const shortest = 4;

function agreeing(one: LineFacts, other: LineFacts): number {
  const opened = same(one.opened, other.opened) ? 1 : 0;
  return opened + one.amounts.filter((amount, index) => same(amount, other.amounts[index] ?? null)).length;
}

/** What two lines of one account never show, so that they must be two accounts whatever else matches. */
export function contradict(one: LineFacts, other: LineFacts): boolean {
  const named = one.creditor.length > 0 && other.creditor.length > 0;
  return differ(one.kind, other.kind) || (named && !creditorsAgree(one.creditor, other.creditor));
}

/** By number and facts; null if they are not enough. */
function rankOf(one: LineFacts, other: LineFacts, facts: number): Match['rank'] | null {
  const [short, long] =
    one.shown.start.length < other.shown.start.length
      ? [one.shown.start, other.shown.start]
      : [other.shown.start, one.shown.start];
  const sharedStart = (length: number) => short.length >= length && long.startsWith(short.slice(0, length));
  const isOpenedThen = same(one.opened, other.opened);
  const named = one.creditor.length > 0 && other.creditor.length > 0;
  const enough = facts >= 2 || (named && isOpenedThen);
  if (!endsContradict(one.shown, other.shown)) {
    if (short.length >= shortest && short === long && isOpenedThen) return 1;
    if (sharedStart(shortest + 1) && enough) return 2;
    if (short.length === shortest && sharedStart(shortest) && named && enough) return 3;
    if (short === '' && endsAgree(one.shown, other.shown) && named && enough) return 3;
  }
  if (facts >= 4) return 4;
  const mayBeOne = showOtherParts(one.shown, other.shown) && named && isOpenedThen;
  return mayBeOne && facts >= 3 && same(one.highCredit, other.highCredit) ? 4 : null;
}

/**
 * How well two lines match, null if they do not. The rule begins like the one that IdentityIQ's page applies to such
 * reports:
 *
 * 1. the account number and the opening month match; otherwise
 * 2. the first five characters of the number match, and so do two of: opening month, payment, balance, high credit,
 *    limit; the opening month is enough if both lines name the creditor. If a mask leaves only four characters, they
 *    count if both lines name the creditor; otherwise
 * 3. four of those five facts match.
 *
 * Where both numbers show how they end, and not both how they begin, the ends count like four characters at the beginning; ends that
 * differ leave only the third rule. Where one number shows only its beginning and the other only its end, they prove nothing either way:
 * then the opening month, the high credit, and another of the facts are enough if both lines name the creditor, because an account that
 * is closed or charged off has no more of them.
 *
 * But an account that was sold or transferred keeps its number and opening date, and a replaced card keeps most of its
 * number. So lines never match if their creditors or kinds differ. One open and one closed line match only if both show
 * at least eight characters of the number, or if most facts agree; the same goes for different opening months.
 */
export function matchOf(one: LineFacts, other: LineFacts): Match | null {
  if (contradict(one, other)) return null;
  const facts = agreeing(one, other);
  const rank = rankOf(one, other, facts);
  if (rank === null) return null;
  const proven =
    one.shown.start === other.shown.start &&
    one.shown.start.length >= whole &&
    !endsContradict(one.shown, other.shown);
  const doubts = [differ(one.openClosed, other.openClosed), differ(one.opened, other.opened)].filter(Boolean);
  if (doubts.length > 0 && !proven && facts < 3 + doubts.length) return null;
  const others = one.others.filter((value, index) => same(value, other.others[index] ?? null)).length;
  return { rank, agreeing: facts + others + (same(one.openClosed, other.openClosed) ? 1 : 0) };
}
