import { daysToDispute } from '#vocabulary/debtTime.ts';
import { addDays } from '../../findings/calendar.ts';
import type { IsoDate } from '../../report/model.ts';
import type { NextStep } from './step.ts';

/**
 * Whether a dispute makes a collector pause collection (15 U.S.C. 1692g(b)). `open`: its notice prints a last day, which has not passed.
 * `openIfFirst`: the notice prints none and came at most 30 days ago, but nobody recorded whether it is the collector's first one, from
 * which the law counts. `over`: even then the time has passed.
 */
export type DebtTime = 'open' | 'openIfFirst' | 'over';

export function debtTime(
  { validationEnds, noticeReceivedOn }: Pick<NextStep, 'validationEnds' | 'noticeReceivedOn'>,
  today: IsoDate,
): DebtTime {
  if (validationEnds !== null) return validationEnds >= today ? 'open' : 'over';
  const mayBeOpen = noticeReceivedOn !== null && addDays(noticeReceivedOn, daysToDispute) >= today;
  return mayBeOpen ? 'openIfFirst' : 'over';
}
