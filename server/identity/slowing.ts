/** Wrong passwords in a row that cost nothing but the typing. */
export const freeFailures = 10;
const firstDelay = 4_000;
/** The cap keeps guessing at 12 an hour and lets the owner in after minutes, whoever keeps failing. */
const longestDelay = 5 * 60_000;

/** Milliseconds that the next try waits after this many failures in a row: none up to nine, then 4 s, 8 s, … 5 min. */
export function delayAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(failures - freeFailures, 16));
}

/** A wait as people are told it. */
export const wholeMinutes = (milliseconds: number): number => Math.ceil(milliseconds / 60_000);
