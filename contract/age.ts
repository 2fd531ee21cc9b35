import { addYears } from 'date-fns/addYears';
import { differenceInYears } from 'date-fns/differenceInYears';
import { civilOf, dateOf } from './civilDates.ts';
import { minimumAge } from './limits.ts';

/**
 * Whether someone born on `dob` is of age on `today` (both `YYYY-MM-DD`). A person born on February 29 comes of age on
 * March 1 of a year without that day.
 */
export function isOfAge(dob: string, today: string): boolean {
  return differenceInYears(dateOf(today), dateOf(dob)) >= minimumAge;
}

/** The latest date of birth of someone who is of age on `today`. */
export function latestBirthday(today: string): string {
  return civilOf(addYears(dateOf(today), -minimumAge));
}
