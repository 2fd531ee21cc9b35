import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownTimeZone } from '#src/browser/timeZone.ts';
import { dayOf, momentOf, shownDate } from '#src/ui/dates.ts';
import { showTimesOf, startOfDay } from '#src/ui/viewersZone.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
  showTimesOf(null);
});

it.each([
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['Pacific/Guam', 'Pacific/Guam'],
  // What browsers say that keep it to themselves.
  ['UTC', null],
  ['Etc/UTC', null],
  ['Etc/GMT+5', null],
  ['Atlantic/Reykjavik', null],
])('of a browser in %s is %s', (zone, known) => {
  process.env['TZ'] = zone;
  expect(ownTimeZone()).toBe(known);
});

// In New York it is the evening of November 30, and winter.
const evening = '2026-12-01T02:30:00.000Z';
const shown = () => [
  dayOf(new Date(evening)),
  shownDate(evening),
  momentOf(evening, 'en').replaceAll('\u00a0', ' '),
];

describe.each(['UTC', 'Pacific/Guam'])('in a browser in %s, with a zone that was named', (zone) => {
  it('days and times are those of the named zone', () => {
    process.env['TZ'] = zone;
    showTimesOf('America/New_York');
    expect(shown()).toEqual(['2026-11-30', '11/30/2026', '11/30/2026 9:30 PM']);
    showTimesOf('Pacific/Honolulu');
    expect(shown()).toEqual(['2026-11-30', '11/30/2026', '11/30/2026 4:30 PM']);
  });

  it.each([
    ['America/New_York', '2026-11-30', '2026-11-30T05:00:00.000Z'],
    ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z'],
    // The clocks change later that day.
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['Pacific/Guam', '2026-11-30', '2026-11-29T14:00:00.000Z'],
  ])('a day begins as in that zone: in %s, %s at %s', (named, day, start) => {
    process.env['TZ'] = zone;
    showTimesOf(named);
    expect(startOfDay(day).toISOString()).toBe(start);
  });
});

it('without such a zone, days and times are those of the browser', () => {
  process.env['TZ'] = 'America/Los_Angeles';
  expect(shown()).toEqual(['2026-11-30', '11/30/2026', '11/30/2026 6:30 PM']);
  expect(startOfDay('2026-11-30').toISOString()).toBe('2026-11-30T08:00:00.000Z');
});

it('as many days as there are on a page need one format of dates, because each takes a while to make and to free', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const madeInPassing = vi.spyOn(Date.prototype, 'toLocaleString');
  showTimesOf('America/Denver');
  const days = Array.from({ length: 24 }, (_, hour) => new Date(Date.parse(evening) + hour * 3_600_000));
  expect(new Set(days.map((day) => dayOf(day)))).toEqual(new Set(['2026-11-30', '2026-12-01']));
  expect(made.mock.calls.length).toBe(1);
  expect(madeInPassing).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
