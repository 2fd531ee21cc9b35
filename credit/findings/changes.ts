/** What happened to the negative accounts between two reports of the same person. */
import type { Account, Report, Tradeline } from '../report/model.ts';
import { isNegative } from '../report/negative.ts';
import { sameCompany, sameNumber, shownStart } from './names.ts';

/** Numbers of accounts. */
export interface NegativeChanges {
  /** Negative before; now missing from the report or not negative. */
  readonly gone: number;
  /** Negative before and now. */
  readonly left: number;
  /** Negative now and not before. */
  readonly added: number;
}

/**
 * Compares account numbers if both lines show one, otherwise opening dates: two loans of one lender can have the
 * same date.
 */
function isSameLine(one: Tradeline, other: Tradeline): boolean {
  const [number = '', twin = ''] = [one.accountNumber?.value, other.accountNumber?.value];
  if (shownStart(number) !== '' && shownStart(twin) !== '') return sameNumber(number, twin);
  return one.dateOpened !== null && one.dateOpened.value === other.dateOpened?.value;
}

/** The same account: the same company, and the same line at some bureau. */
function isSame(one: Account, other: Account): boolean {
  return (
    sameCompany(one.creditor, other.creditor) &&
    one.tradelines.some((line) =>
      other.tradelines.some((twin) => twin.bureau === line.bureau && isSameLine(line, twin)),
    )
  );
}

const negatives = ({ accounts }: Report) => accounts.filter((account) => isNegative(account));

export function countNegatives(report: Report): number {
  return negatives(report).length;
}

export function negativeChanges(before: Report, now: Report): NegativeChanges {
  const waiting = [...negatives(now)];
  let left = 0;
  for (const account of negatives(before)) {
    const index = waiting.findIndex((candidate) => isSame(account, candidate));
    if (index === -1) continue;
    waiting.splice(index, 1);
    left += 1;
  }
  return { gone: countNegatives(before) - left, left, added: waiting.length };
}
