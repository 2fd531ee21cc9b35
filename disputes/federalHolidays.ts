import { addDays } from 'date-fns/addDays';
import { getDay } from 'date-fns/getDay';
import { isSaturday } from 'date-fns/isSaturday';
import { isSunday } from 'date-fns/isSunday';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { civilOf, dateOf } from '#contract/civilDates.ts';

/** As `getDay` counts. */
const [monday, thursday] = [1, 4];

/** The nth weekday of a month (from 1), such as the third Monday of January. */
function nth(year: number, month: number, weekday: number, place: number): Date {
  const first = dateOf(`${year}-${String(month).padStart(2, '0')}-01`);
  return addDays(first, ((weekday - getDay(first) + 7) % 7) + 7 * (place - 1));
}

function lastMonday(year: number, month: number): Date {
  const last = lastDayOfMonth(dateOf(`${year}-${String(month).padStart(2, '0')}-01`));
  return addDays(last, -((getDay(last) - monday + 7) % 7));
}

/** One on a Saturday is observed on Friday, one on a Sunday on Monday (5 U.S.C. 6103(b); Executive Order 11582). */
function observed(day: Date): Date {
  if (isSaturday(day)) return addDays(day, -1);
  return isSunday(day) ? addDays(day, 1) : day;
}

/** The holidays of 5 U.S.C. 6103(a) in a year, on the days they are observed: the first may be in the year before. */
function holidaysOf(year: number): Date[] {
  // Juneteenth became one on June 17, 2021 (Public Law 117-17).
  const days = ['01-01', ...(year < 2021 ? [] : ['06-19']), '07-04', '11-11', '12-25'];
  const fixed = days.map((day) => observed(dateOf(`${year}-${day}`)));
  return [
    ...fixed,
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    lastMonday(year, 5),
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    nth(year, 11, thursday, 4),
  ];
}

const known = new Map<number, ReadonlySet<string>>();

/** Whether a civil date (`YYYY-MM-DD`, from 1986 on) is one on which a federal holiday is observed. */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let days = known.get(year);
  if (days === undefined) {
    days = new Set([...holidaysOf(year), ...holidaysOf(year + 1)].map(civilOf));
    known.set(year, days);
  }
  return days.has(day);
}
