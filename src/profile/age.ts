import { minimumAge } from '#contract/limits.ts';
import { dayOf } from '#src/ui/dates.ts';

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

/** Today's civil date in the browser's time zone, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(new Date());
}

const yearsLater = (day: string, years: number) =>
  `${pad(Number(day.slice(0, 4)) + years, 4)}${day.slice(4)}`;

/**
 * Is somebody born on `dob` at least 18 on `day`? Civil dates compare as texts; 29 February of a common year sorts
 * between 28 February and 1 March, so that who is born on it comes of age on 1 March.
 */
export function isAdult(dob: string, day: string): boolean {
  return yearsLater(dob, minimumAge) <= day;
}

/** The latest date of birth of somebody who is 18 on `day`. */
export function latestBirthday(day: string): string {
  const latest = yearsLater(day, -minimumAge);
  return latest.endsWith('-02-29') ? latest.replace('-29', '-28') : latest;
}
