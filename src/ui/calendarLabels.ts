import { dateOf } from '#contract/civilDates.ts';
import { keptFormat } from './keptFormat.ts';

/** Names of months and days in a language. Civil dates are days of UTC, so no time zone shifts them. */
function words(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = keptFormat(locale, { ...options, timeZone: 'UTC' });
  return (civil: string) => format.format(dateOf(civil));
}

/** January to December. */
export function monthNames(locale: string): readonly string[] {
  const name = words(locale, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => name(`2026-${String(month + 1).padStart(2, '0')}-01`));
}

/** Sunday to Saturday: short for a column header, long for screen readers. */
export function weekdayNames(locale: string): readonly { short: string; long: string }[] {
  const short = words(locale, { weekday: 'short' });
  const long = words(locale, { weekday: 'long' });
  // January 4, 2026 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => {
    const civil = `2026-01-${String(day + 4).padStart(2, '0')}`;
    return { short: short(civil), long: long(civil) };
  });
}

/** A civil date in full: Saturday, November 21, 2026. */
export function longDay(locale: string, civil: string): string {
  return words(locale, { dateStyle: 'full' })(civil);
}
