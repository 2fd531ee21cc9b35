import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { eachWeekOfInterval } from 'date-fns/eachWeekOfInterval';
import { endOfMonth } from 'date-fns/endOfMonth';
import { startOfMonth } from 'date-fns/startOfMonth';
import { civilOf, dateOf } from '#contract/civilDates.ts';

const daysLater = (civil: string, days: number) => civilOf(addDays(dateOf(civil), days));

/** The same day that many months later, or the last day of a month that is too short. */
export const monthsLater = (civil: string, months: number): string =>
  civilOf(addMonths(dateOf(civil), months));

/**
 * The weeks, Sunday first, that show the month of a civil date. Days of adjacent months fill the first and last
 * week.
 */
export function weeksOf(civil: string): readonly (readonly string[])[] {
  const month = dateOf(civil);
  const weeks = eachWeekOfInterval({ start: startOfMonth(month), end: endOfMonth(month) });
  return weeks.map((sunday) =>
    Array.from({ length: 7 }, (_, position) => civilOf(addDays(sunday, position))),
  );
}

/** The nearest civil date within the limits, inclusive. */
export function within(civil: string, min: string, max: string): string {
  if (civil < min) return min;
  return civil > max ? max : civil;
}

/** The day an arrow or page key moves to; null for any other key. */
export function dayAfterKey(civil: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(civil, -1);
    case 'ArrowRight':
      return daysLater(civil, 1);
    case 'ArrowUp':
      return daysLater(civil, -7);
    case 'ArrowDown':
      return daysLater(civil, 7);
    case 'PageUp':
      return monthsLater(civil, -1);
    case 'PageDown':
      return monthsLater(civil, 1);
    default:
      return null;
  }
}
