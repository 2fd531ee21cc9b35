import { isWeekend } from 'date-fns/isWeekend';
import { dateOf } from '#contract/civilDates.ts';
import { addDays } from './civilDays.ts';
import { isFederalHoliday } from './federalHolidays.ts';

const isBusinessDay = (day: string): boolean => !isWeekend(dateOf(day)) && !isFederalHoliday(day);

/** The business day (no Saturday, Sunday, or observed federal holiday) that many after a civil date, which is not counted. */
export function businessDaysAfter(day: string, count: number): string {
  let [last, left] = [day, count];
  while (left > 0) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}
