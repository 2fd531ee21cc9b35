import type { Account, Bureau, Line, Score } from './model.ts';
import type { Random } from './random.ts';

const reasons = {
  derogatory: '98',
  utilization: '34',
  young: '12',
  inquiries: '47',
  onTime: 'P34',
} as const;

/**
 * A score similar to VantageScore, based on what the bureau lists: derogatory and late accounts and full cards lower
 * it. It is not a real model; it only moves the way real ones do.
 */
export function scoreAt(
  random: Random,
  bureau: Bureau,
  accounts: readonly Account[],
  inquiries: number,
): Score {
  const lines = accounts.flatMap((account) => account.lines).filter((line) => line.bureau === bureau);
  const factors: string[] = [];
  const derogatory = lines.filter((line) => line.payStatus === '9').length;
  const late = lines.reduce((sum, line) => sum + lates(line), 0);
  const cards = lines.filter((line) => line.open && (line.granted?.limit ?? 0) > 0);
  const limits = cards.reduce((sum, line) => sum + (line.granted?.limit ?? 0), 0);
  const used = limits === 0 ? 0 : cards.reduce((sum, line) => sum + line.balance, 0) / limits;
  if (derogatory > 0) factors.push(reasons.derogatory);
  if (used > 0.3) factors.push(reasons.utilization);
  if (inquiries > 3) factors.push(reasons.inquiries);
  if (factors.length < 3) factors.push(reasons.young);
  if (late < 4) factors.push(reasons.onTime);
  if (lines.length === 0) return { bureau, value: 4, rank: 0, factors: [] };

  const raw = 790 - 14 * Math.min(derogatory, 9) - 6 * Math.min(late, 14) - 110 * used - 4 * inquiries;
  const value = Math.round(Math.max(350, Math.min(845, raw + random.int(-12, 12))));
  return { bureau, value, rank: Math.max(1, Math.min(99, Math.round((value - 330) / 5.2))), factors };
}

function lates(line: Line): number {
  return line.granted === null ? 0 : line.granted.late30 + line.granted.late60 + line.granted.late90;
}
