import type { Clock } from './store/context.ts';

/** Making one costs more than a query; there are no more than some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** The civil date in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, clock: Clock): string {
  return formatOf(timeZone).format(clock.now());
}

/** The civil date of an instant (ISO 8601) in a time zone. */
export function civilDateIn(timeZone: string, instant: string): string {
  return formatOf(timeZone).format(new Date(instant));
}
