import { addDays } from '../../findings/calendar.ts';
import type { IsoDate } from '../../report/model.ts';
import type { NextStep } from './step.ts';

/** A debt can be disputed for so many days after the collector's notice was received (15 U.S.C. 1692g(a)(3)). */
const daysToDispute = 30;

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
