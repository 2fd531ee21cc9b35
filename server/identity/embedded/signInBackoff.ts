/** Wrong passwords in a row that cost nothing but the typing. */
export const freeFailures = 5;
const firstDelay = 30_000;
/** Short enough for the owner to wait out; long enough for 14 guesses in the first hour and six in each one after it. */
const longestDelay = 10 * 60_000;
/** Milliseconds after the end of a wait in which failures are remembered. */
export const failuresLast = 24 * 60 * 60_000;

/** Milliseconds that the next try waits after this many failures in a row: none up to four, then 30 s, 60 s, … 10 min. */
export function delayAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(failures - freeFailures, 16));
}

/** A wait as people are told it. */
export const wholeMinutes = (milliseconds: number): number => Math.ceil(milliseconds / 60_000);
