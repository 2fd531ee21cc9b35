import type { Clock } from './store/context.ts';

/** The civil date in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, clock: Clock): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(clock.now());
}
