import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { dateOf } from '#contract/civilDates.ts';
import { dateFormat, datePlaceholder } from '#contract/limits.ts';
import { keptFormat } from './keptFormat.ts';
import { zoned } from './viewersZone.ts';

const order = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** An instant or a civil date as MM/DD/YYYY, in every language; instants in the viewer's time zone. */
export function shownDate(value: string): string {
  const isCivil = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return lightFormat(isCivil ? dateOf(value) : zoned(new Date(value)), dateFormat);
}

/** The placeholder of an empty date field, with the letters of the language's own words. */
export function datePlaceholderIn(language: string): string {
  return language === 'es' ? 'MM/DD/AAAA' : datePlaceholder;
}

/** `HH:MM`, `HH:MM:SS` or `HH:MM:SS.sss` as it is read in the United States, in a language: 8:15 PM. */
export function shownTime(time: string, language: string): string {
  const [, seconds, thousandths] = /^\d{2}:\d{2}(?::(\d{2}))?(?:\.(\d{3}))?$/.exec(time) ?? [];
  const format = keptFormat(`${language}-US`, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds !== undefined && { second: '2-digit' }),
    ...(thousandths !== undefined && { fractionalSecondDigits: 3 }),
  });
  // No line ends between the time and its half of the day.
  return format.format(new Date(`2000-01-01T${time}Z`)).replaceAll(' ', '\u00a0');
}

/** An instant as date and time in the viewer's time zone: 11/20/2026 8:15 PM. */
export function momentOf(instant: string, language: string): string {
  return `${shownDate(instant)} ${shownTime(lightFormat(zoned(new Date(instant)), 'HH:mm'), language)}`;
}

/** The civil date of an instant in the viewer's time zone. */
export function dayOf(instant: Date): string {
  return lightFormat(zoned(instant), 'yyyy-MM-dd');
}

/** Converts what was typed as MM/DD/YYYY to `YYYY-MM-DD`; null if it is not a calendar date. */
export function civilDate(shown: string): string | null {
  const civil = order.test(shown) ? shown.replace(order, '$3-$1-$2') : '';
  return isValid(parseISO(civil)) ? civil : null;
}
