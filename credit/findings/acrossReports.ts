/** Finds an account of one report in another report of the same person. */
import type { Account, Report, Tradeline } from '../report/model.ts';
import { comparable, groupByKey } from './groupByKey.ts';
import { endsAgree, endsContradict, type Shown, shownOf } from '#vocabulary/maskedNumbers.ts';
import { companyKey, sameCompany, sameNumber } from './names.ts';

/** With fewer characters, a lender's next account often begins in the same way. */
const wholeNumber = 8;

const shownIn = (line: Tradeline): Shown => shownOf(line.accountNumber?.value ?? '');
const openedIn = (line: Tradeline): string | undefined => line.dateOpened?.value.slice(0, 7);

function opensDiffer(one: Tradeline, other: Tradeline): boolean {
  const [month, otherMonth] = [openedIn(one), openedIn(other)];
  return month !== undefined && otherMonth !== undefined && month !== otherMonth;
}

/**
 * Whether two lines of one company at one bureau are the same account. Compares account numbers where both show how they begin, or
 * how they end; otherwise opening dates, although two loans of one lender can have the same date. A few digits count only if the
 * opening months do not differ.
 */
export function isSameLine(one: Tradeline, other: Tradeline): boolean {
  const [shown, otherShown] = [shownIn(one), shownIn(other)];
  if (shown.start !== '' && otherShown.start !== '') {
    const isWhole = Math.min(shown.start.length, otherShown.start.length) >= wholeNumber;
    const isSameNumber = sameNumber(one.accountNumber?.value ?? '', other.accountNumber?.value ?? '');
    return isSameNumber && (isWhole || !opensDiffer(one, other));
  }
  if (endsContradict(shown, otherShown)) return false;
  if (endsAgree(shown, otherShown)) return !opensDiffer(one, other);
  return one.dateOpened !== null && one.dateOpened.value === other.dateOpened?.value;
}

/** A line with the name under which its account is listed, which counts where the bureau gives none. */
export interface NamedLine {
  readonly line: Tradeline;
  readonly creditor: string;
}

export const linesOf = ({ accounts }: Pick<Report, 'accounts'>): readonly NamedLine[] =>
  accounts.flatMap((account) => linesIn(account));

export const linesIn = ({ creditor, tradelines }: Account): readonly NamedLine[] =>
  tradelines.map((line) => ({ line, creditor: line.creditorName?.value ?? creditor }));

/** The same company, bureau, and account. */
export function isSame(one: NamedLine, other: NamedLine): boolean {
  return (
    one.line.bureau === other.line.bureau &&
    isSameLine(one.line, other.line) &&
    sameCompany(one.creditor, other.creditor)
  );
}

/** The lines of a report that can be the same as a line of another, by bureau and the beginning of the company's name. */
export type Lookup = (line: NamedLine) => readonly NamedLine[];

const keyOf = ({ creditor, line }: NamedLine): string => `${line.bureau} ${companyKey(creditor)}`;

export function lookup(report: Report): Lookup {
  const byKey = groupByKey(linesOf(report), (line) => [keyOf(line)]);
  return (line) => byKey(keyOf(line));
}

/**
 * The line of the earlier report that is the same account at the same bureau; null if there is none, or if more than
 * one line of either report could be meant.
 */
export function lineBefore(
  own: NamedLine,
  { before, now }: { before: Lookup; now: Lookup },
): Tradeline | null {
  const [earlier, ...others] = before(own).filter((line) => isSame(line, own));
  if (earlier === undefined || others.length > 0 || before(own).length === comparable) return null;
  return now(earlier).filter((line) => isSame(line, earlier)).length === 1 ? earlier.line : null;
}
