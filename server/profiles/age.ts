import { minimumAge } from '#contract/limits.ts';

/**
 * Whether a person born on `dob` is an adult on `today` (both `YYYY-MM-DD`). In a year without a 29 February, people
 * born on one turn a year older on 1 March.
 */
export function isOfAge(dob: string, today: string): boolean {
  const comesOfAge = `${Number(dob.slice(0, 4)) + minimumAge}${dob.slice(4)}`;
  return comesOfAge <= today;
}

/** The next day, so that a browser in a time zone where it is already tomorrow is not refused. */
export function dayAfter(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
