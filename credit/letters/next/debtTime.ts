import { daysToDispute } from '#vocabulary/debtTime.ts';
import { addDays } from '../../findings/calendar.ts';
import type { IsoDate } from '../../report/model.ts';
import type { NextStep } from './step.ts';

/**
 * Whether a collector must still pause collection for a dispute (15 U.S.C. 1692g(b)): until the last day that its notice
 * prints, or counted from the day on which the notice was received if it prints none.
 */
export function canBeDisputed(
  { validationEnds, noticeReceivedOn }: Pick<NextStep, 'validationEnds' | 'noticeReceivedOn'>,
  today: IsoDate,
): boolean {
  if (validationEnds !== null) return validationEnds >= today;
  return noticeReceivedOn !== null && addDays(noticeReceivedOn, daysToDispute) >= today;
}
