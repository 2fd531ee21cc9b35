/** Consecutive wrong passwords that cause no delay. */
export const freeFailures = 5;
const firstDelay = 30_000;
/**
 * Short enough for the owner to wait; long enough to allow only 14 guesses in the first hour and six in each later
 * one.
 */
const longestDelay = 10 * 60_000;
/** Milliseconds after the end of a wait during which failures are remembered. */
export const failuresLast = 24 * 60 * 60_000;

/** Milliseconds to wait after this many consecutive failures: none up to four, then 30 s, 60 s, … 10 min. */
export function delayAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(failures - freeFailures, 16));
}

/** A wait in minutes, as shown to people. */
export const wholeMinutes = (milliseconds: number): number => Math.ceil(milliseconds / 60_000);
