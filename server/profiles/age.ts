import { minimumAge } from '#contract/limits.ts';

/**
 * Whether somebody born on `dob` is of age on `today` (both `YYYY-MM-DD`). Born on 29 February, that is on 1 March of
 * a year without one.
 */
export function isOfAge(dob: string, today: string): boolean {
  const comesOfAge = `${Number(dob.slice(0, 4)) + minimumAge}${dob.slice(4)}`;
  return comesOfAge <= today;
}

/** The day after, so that a browser in a zone where it is tomorrow already is not refused. */
export function dayAfter(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
