import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dateOf } from '#contract/civilDates.ts';

/** Days from one civil date (`YYYY-MM-DD`) to a later one; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from));
