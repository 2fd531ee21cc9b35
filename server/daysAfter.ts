import { UTCDateMini } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';

/** The instant (ISO 8601) that many whole days of 24 hours later, in whichever zone the server runs. */
export function daysAfter(instant: Date | string, days: number): string {
  return addDays(new UTCDateMini(instant), days).toISOString();
}
