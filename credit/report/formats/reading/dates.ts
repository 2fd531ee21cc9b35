/** Dates as formats and pages write them: ISO, as Americans write them, or with the name of the month. */
import type { Field, IsoDate } from '../../model.ts';

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month by its number or its name, whole or with three letters; 0 if it is neither. */
function monthNumber(written: string): number {
  return /^\d+$/.test(written) ? Number(written) : monthNames.indexOf(written.slice(0, 3).toLowerCase()) + 1;
}

const name =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ends = '(?=$|[T\\sZ+-])';

const days = [
  `(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})${ends}`,
  `(?<year>\\d{4})/(?<month>\\d{1,2})/(?<day>\\d{1,2})${ends}`,
  `(?<year>(?:19|20)\\d{2})(?<month>\\d{2})(?<day>\\d{2})$`,
  `(?<month>\\d{1,2})[/-](?<day>\\d{1,2})[/-](?<year>\\d{4})${ends}`,
  `${name}\\.? (?<day>\\d{1,2}),? (?<year>\\d{4})$`,
  `(?<day>\\d{1,2})[ -]${name}[ -](?<year>\\d{4})$`,
].map((notation) => new RegExp(`^${notation}`, 'i'));
const months = [
  `(?<year>\\d{4})[/-](?<month>\\d{1,2})$`,
  `(?<month>\\d{1,2})[/-](?<year>\\d{4})$`,
  `${name}\\.?,?[ -](?<year>\\d{4})$`,
].map((notation) => new RegExp(`^${notation}`, 'i'));

function matched(text: string, notations: readonly RegExp[]): IsoDate | null {
  for (const notation of notations) {
    const found = notation.exec(text)?.groups;
    if (found === undefined) continue;
    const [year, month, day] = [
      Number(found['year']),
      monthNumber(found['month'] ?? ''),
      Number(found['day'] ?? 1),
    ];
    if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
    const date = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
    return date === '1900-01-01' ? null : date;
  }
  return null;
}

/** A whole date, without a time suffix. 1900-01-01 is the format's way of writing "none". */
export const parseDate = (raw: string): IsoDate | null => matched(raw.trim(), days);

/** The same, or a month alone, which becomes its first day, as Equifax writes months in every format. */
export const parseDateOrMonth = (raw: string): IsoDate | null =>
  parseDate(raw) ?? matched(raw.trim(), months);

/** Such a date at a place, marked if only its month is given. */
export function dateOrMonthAt(raw: string, at: string): Field<IsoDate> {
  const day = parseDate(raw);
  if (day !== null) return { value: day, at };
  const month = matched(raw.trim(), months);
  return month === null ? null : { value: month, at, ofMonth: true };
}
