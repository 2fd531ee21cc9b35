import { dateFormat, datePlaceholder } from '#contract/limits.ts';

const order = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** An instant or a civil date as MM/DD/YYYY, in every language; instants in the viewer's time zone. */
export function shownDate(value: string): string {
  const civil = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  const [year, month, day] = civil
    ? [civil[1] ?? '', civil[2] ?? '', civil[3] ?? '']
    : partsOf(new Date(value));
  return dateFormat.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

/** The placeholder of an empty date field, with the letters of the language's own words. */
export function datePlaceholderIn(language: string): string {
  return language === 'es' ? 'MM/DD/AAAA' : datePlaceholder;
}

/** `HH:MM`, `HH:MM:SS` or `HH:MM:SS.sss` as it is read in the United States, in a language: 8:15 PM. */
export function shownTime(time: string, language: string): string {
  const [, seconds, thousandths] = /^\d{2}:\d{2}(?::(\d{2}))?(?:\.(\d{3}))?$/.exec(time) ?? [];
  const format = new Intl.DateTimeFormat(`${language}-US`, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds !== undefined && { second: '2-digit' }),
    ...(thousandths !== undefined && { fractionalSecondDigits: 3 }),
  });
  return format.format(new Date(`2000-01-01T${time}Z`));
}

/** The civil date of an instant in the viewer's time zone. */
export function dayOf(instant: Date): string {
  return partsOf(instant).join('-');
}

function partsOf(date: Date): [string, string, string] {
  const two = (value: number) => String(value).padStart(2, '0');
  return [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
}

/** Converts what was typed as MM/DD/YYYY to `YYYY-MM-DD`; null if it is not a calendar date. */
export function civilDate(shown: string): string | null {
  const [, month = '', day = '', year = ''] = order.exec(shown) ?? [];
  const date = new Date(`${year}-${month}-${day}T12:00:00Z`);
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  return iso === `${year}-${month}-${day}` && iso !== '--' ? iso : null;
}
