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
 * Whether someone born on `dob` is at least 18 on `day`. Civil dates compare as text; February 29 of a common year
 * sorts between February 28 and March 1, so a person born on that day comes of age on March 1.
 */
export function isAdult(dob: string, day: string): boolean {
  return yearsLater(dob, minimumAge) <= day;
}

/** The latest date of birth of someone who is 18 on `day`. */
export function latestBirthday(day: string): string {
  const latest = yearsLater(day, -minimumAge);
  return latest.endsWith('-02-29') ? latest.replace('-29', '-28') : latest;
}
