import { TZDateMini } from '@date-fns/tz';
import { lightFormat } from 'date-fns/lightFormat';
import type { Clock } from './store/context.ts';

/** The current local date in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, clock: Clock): string {
  return civilDateIn(timeZone, clock.now().toISOString());
}

/** The local date of an instant (ISO 8601) in a time zone. */
export function civilDateIn(timeZone: string, instant: string): string {
  return lightFormat(new TZDateMini(instant, timeZone), 'yyyy-MM-dd');
}

/** `YYYY-MM-DD HH:MM:SS.sss` of an instant (ISO 8601) in a time zone. */
export function civilTimeIn(timeZone: string, instant: string): string {
  return lightFormat(new TZDateMini(instant, timeZone), 'yyyy-MM-dd HH:mm:ss.SSS');
}
