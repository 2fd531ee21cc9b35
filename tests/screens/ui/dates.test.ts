import { describe, expect, it } from 'vitest';
import { longDay, monthNames, weekdayNames } from '#src/ui/calendarLabels.ts';
import { civilDate, datePlaceholderIn, dayOf, shownDate, shownTime } from '#src/ui/dates.ts';
import { dayAfterKey, monthsLater, weeksOf, within } from '#src/ui/monthGrid.ts';
import { inZones } from '#tests/support/zones.ts';

inZones((zone) => {
  describe('a date on the screen', () => {
    it('is MM/DD/YYYY', () => {
      expect(shownDate('1992-02-29')).toBe('02/29/1992');
    });

    it('is the day of the reader for an instant', () => {
      const early = '2026-11-21T06:00:00.000Z';
      const expected = { 'America/Los_Angeles': '2026-11-20', 'Pacific/Kiritimati': '2026-11-21' }[zone];
      expect([shownDate(early), dayOf(new Date(early))]).toEqual([shownDate(expected), expected]);
    });

    it.each([
      ['02/29/1992', '1992-02-29'],
      ['02/29/1993', null],
      ['13/01/2000', null],
      ['00/10/2000', null],
      ['02/29/199', null],
      ['', null],
    ])('typed as %j is %j', (typed, civil) => {
      expect(civilDate(typed)).toBe(civil);
    });
  });

  describe('a time on the screen', () => {
    it.each([
      ['00:05', '12:05 AM'],
      ['12:30', '12:30 PM'],
      ['20:15:07', '8:15:07 PM'],
      ['20:15:07.042', '8:15:07.042 PM'],
    ])('%s is %s', (time, shown) => {
      expect(shownTime(time, 'en').replace(/\s/, ' ')).toBe(shown);
    });

    it('stays on one line with its half of the day', () => {
      expect([shownTime('20:15', 'en'), shownTime('20:15', 'es')].join()).not.toContain(' ');
    });

    it('has its half of the day in the language of the page', () => {
      expect(shownTime('20:15', 'es').replace(/\s/, ' ')).toBe('8:15 p.m.');
    });
  });

  describe('a month to choose from', () => {
    it('starts on a Sunday and ends on a Saturday, whole weeks only', () => {
      const weeks = weeksOf('2026-11-21');
      expect(weeks.map(([first]) => first)).toEqual([
        '2026-11-01',
        '2026-11-08',
        '2026-11-15',
        '2026-11-22',
        '2026-11-29',
      ]);
      expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
      expect(weeksOf('2015-02-10')).toHaveLength(4);
    });

    it('keeps to the last day of a shorter month', () => {
      expect(monthsLater('2024-01-31', 1)).toBe('2024-02-29');
      expect(monthsLater('2023-12-31', -1)).toBe('2023-11-30');
      expect(monthsLater('2024-02-29', 12)).toBe('2025-02-28');
    });

    it('stays within its limits', () => {
      expect(
        ['1899-12-31', '1950-06-01', '2009-01-01'].map((day) => within(day, '1900-01-01', '2008-11-21')),
      ).toEqual(['1900-01-01', '1950-06-01', '2008-11-21']);
    });

    it('moves by arrows and page keys, over the turn of a year too', () => {
      const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Enter'];
      expect(keys.map((key) => dayAfterKey('2025-12-31', key))).toEqual([
        '2025-12-30',
        '2026-01-01',
        '2025-12-24',
        '2026-01-07',
        '2025-11-30',
        '2026-01-31',
        null,
      ]);
    });

    it('is named in the language of the page', () => {
      expect(monthNames('es').at(0)).toBe('enero');
      expect(weekdayNames('en').map(({ long }) => long)).toEqual([
        'Sunday',
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
      ]);
      expect(longDay('es', '2026-11-21')).toBe('sábado, 21 de noviembre de 2026');
    });
  });

  it('asks for a day in the letters of the language', () => {
    expect(['en', 'es'].map(datePlaceholderIn)).toEqual(['MM/DD/YYYY', 'MM/DD/AAAA']);
  });
});
