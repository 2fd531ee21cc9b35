import type { Clock } from './store/context.ts';

/** Making one costs more than a query, and there are only some hundred zones. Swedish writes dates and times as ISO 8601. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
}
const dateLength = 'YYYY-MM-DD'.length;

/** The civil date in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, clock: Clock): string {
  return civilDateIn(timeZone, clock.now().toISOString());
}

/** The civil date of an instant (ISO 8601) in a time zone. */
export function civilDateIn(timeZone: string, instant: string): string {
  return civilTimeIn(timeZone, instant).slice(0, dateLength);
}

/** `YYYY-MM-DD HH:MM:SS.sss` of an instant (ISO 8601, with thousandths) in a time zone. */
export function civilTimeIn(timeZone: string, instant: string): string {
  // No zone shifts the thousandths.
  return `${formatOf(timeZone).format(new Date(instant))}${instant.slice(19, 23)}`;
}
