/** What happened to the negative accounts between two reports of the same person. */
import { isSame, linesIn } from '../findings/acrossReports.ts';
import type { Account, Report } from '../report/model.ts';
import { isNegative } from '../report/negative.ts';

/** Numbers of accounts. */
export interface NegativeChanges {
  /** Negative before; now missing from the report or not negative. */
  readonly gone: number;
  /** Negative before and now. */
  readonly left: number;
  /** Negative now and not before. */
  readonly added: number;
}

/** The same line at some bureau. */
const isSameAccount = (one: Account, other: Account): boolean =>
  linesIn(one).some((line) => linesIn(other).some((twin) => isSame(line, twin)));

const negatives = ({ accounts }: Report) => accounts.filter((account) => isNegative(account));

export function countNegatives(report: Report): number {
  return negatives(report).length;
}

export function negativeChanges(before: Report, now: Report): NegativeChanges {
  const waiting = [...negatives(now)];
  let left = 0;
  for (const account of negatives(before)) {
    const index = waiting.findIndex((candidate) => isSameAccount(account, candidate));
    if (index === -1) continue;
    waiting.splice(index, 1);
    left += 1;
  }
  return { gone: countNegatives(before) - left, left, added: waiting.length };
}
