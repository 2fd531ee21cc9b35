import { dayOf } from '#src/ui/dates.ts';

/** Today's civil date in the browser's time zone, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(new Date());
}
