import { addDays as daysLater } from 'date-fns/addDays';
import { subMonths } from 'date-fns/subMonths';
import { civilOf, dateOf } from '#contract/civilDates.ts';

/** The civil date (`YYYY-MM-DD`) that many days later. */
export const addDays = (day: string, days: number): string => civilOf(daysLater(dateOf(day), days));

/** The same day that many months earlier, or the last day of a shorter month. */
export const monthsBefore = (day: string, months: number): string => civilOf(subMonths(dateOf(day), months));

/** The later of civil dates. */
export const latest = (...days: readonly [string, ...string[]]): string =>
  days.reduce((late, day) => (day > late ? day : late));
