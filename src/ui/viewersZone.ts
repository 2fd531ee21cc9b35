import { keptFormat } from './keptFormat.ts';

/** Swedish writes dates as ISO 8601 does: 2026-11-30 21:30:00. */
const written = { dateStyle: 'short', timeStyle: 'medium' } as const;

/** Where days and times are shown: in the browser's time zone, or in another one that was named. */
let named: string | null = null;

/**
 * From now on, days and times are shown as in this time zone (IANA name), or in the browser's own for null. In a browser that hides its
 * zone it is tomorrow in the American evening, while forms and letters have the account's day.
 */
export function showTimesOf(timeZone: string | null): void {
  named = timeZone;
}

/** A date whose local year, month, day, hours, minutes, and seconds are those that the viewer sees for an instant. */
export function zoned(instant: Date): Date {
  if (named === null) return instant;
  const shown = keptFormat('sv', { ...written, timeZone: named }).format(instant);
  return new Date(shown.replace(' ', 'T'));
}

/** The instant at which a civil date (`YYYY-MM-DD`) begins for the viewer. */
export function startOfDay(civil: string): Date {
  const start = new Date(`${civil}T00:00`);
  const ahead = zoned(start).getTime() - start.getTime();
  return new Date(start.getTime() - ahead);
}
