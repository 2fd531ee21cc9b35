import Holidays from 'date-holidays';
import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { businessDaysAfter } from '#disputes/businessDays.ts';
import { addDays } from '#disputes/civilDays.ts';
import { isFederalHoliday } from '#disputes/federalHolidays.ts';

/**
 * An independent calendar of the holidays. Which day observes one on a weekend is the rule of 5 U.S.C. 6103(b), because the
 * calendar leaves that out for Veterans Day, which was observed on Friday, November 10, in 2023.
 */
const oracle = new Holidays('US');
const observing = (day: string): string => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? -1 : Number(weekday === 0));
};
const observedDays = new Map<number, Set<string>>();
function isObserved(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let days = observedDays.get(year);
  if (days === undefined) {
    const listed = [year, year + 1]
      .flatMap((each) => oracle.getHolidays(each))
      .filter(({ type, substitute }) => type === 'public' && substitute !== true);
    days = new Set(listed.map(({ date }) => observing(date.slice(0, 10))));
    observedDays.set(year, days);
  }
  return days.has(day);
}
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

const firstDay = '2022-01-01';
const anyDay = integer({ min: 0, max: 40 * 365 }).map((offset) => addDays(firstDay, offset));

it('knows every federal holiday that is observed on a weekday, on 10,000 random dates', () => {
  assert(
    property(
      anyDay.filter((day) => !isWeekend(day)),
      (day) => {
        expect({ day, is: isFederalHoliday(day) }).toEqual({ day, is: isObserved(day) });
      },
    ),
    { numRuns: 10_000 },
  );
});

it('counts business days like the independent calendar, from 10,000 random dates', () => {
  assert(
    property(anyDay, integer({ min: 1, max: 15 }), (day, count) => {
      const last = businessDaysAfter(day, count);
      let counted = 0;
      for (let each = addDays(day, 1); each <= last; each = addDays(each, 1))
        if (!isWeekend(each) && !isObserved(each)) counted += 1;
      expect({ counted, isBusinessDay: !isWeekend(last) && !isObserved(last) }).toEqual({
        counted: count,
        isBusinessDay: true,
      });
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  // Christmas and New Year's Day of 2021/2022 were observed on Fridays, the latter in the year before.
  ['2022-12-23', 1, '2022-12-27'],
  ['2027-12-23', 1, '2027-12-27'],
  ['2027-12-30', 1, '2028-01-03'],
  ['2026-07-02', 1, '2026-07-06'],
  ['2026-11-25', 1, '2026-11-27'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i business days are %s', (day, count, last) => {
  expect(businessDaysAfter(day, count)).toBe(last);
});
