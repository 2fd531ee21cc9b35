import { expect, it } from 'vitest';
import { reportNames } from '#server/imports/reportNames.ts';

const newYork = 'America/New_York';
/** A report of one profile, with its stored name. */
const aReport = (id: string, name: string, importedAt: string, profileId = 'one') => ({
  id,
  profileId,
  name,
  reportDate: name.slice(0, 10),
  importedAt,
});
const named = (reports: Parameters<typeof reportNames>[0], timeZone = newYork) => [
  ...reportNames(reports, timeZone).values(),
];

it('has date and origin if no other report of the profile has that date', () => {
  const reports = [
    aReport('b', '2026-11-21 IdentityIQ', '2026-11-21T20:00:00.000Z'),
    aReport('a', '2026-10-20 IdentityIQ', '2026-10-20T20:00:00.000Z'),
    aReport('c', '2026-11-21 SmartCredit', '2026-11-21T20:00:00.000Z', 'another'),
  ];
  expect(named(reports)).toEqual([
    '2026-11-21 IdentityIQ',
    '2026-10-20 IdentityIQ',
    '2026-11-21 SmartCredit',
  ]);
});

it.each([
  ['minutes', ['20:15:42.100', '20:14:42.100'], ['15:15', '15:14']],
  ['seconds', ['20:15:42.100', '20:15:07.100'], ['15:15:42', '15:15:07']],
  ['thousandths', ['20:15:42.107', '20:15:42.100'], ['15:15:42.107', '15:15:42.100']],
])('distinguishes two of one date by %s', (_, times, shown) => {
  const reports = times.map((time) => aReport(time, '2026-11-21 IdentityIQ', `2026-11-21T${time}Z`));
  expect(named(reports)).toEqual(shown.map((time) => `2026-11-21 ${time} IdentityIQ`));
});

it("uses the time zone, whose day may differ from the report's date", () => {
  const reports = [
    aReport('b', '2026-11-21 IdentityIQ', '2026-11-22T04:30:00.000Z'),
    aReport('a', '2026-11-21 MyFreeScoreNow', '2026-11-21T23:30:00.000Z'),
  ];
  expect(named(reports)).toEqual(['2026-11-21 23:30 IdentityIQ', '2026-11-21 18:30 MyFreeScoreNow']);
  expect(named(reports, 'Asia/Tokyo')).toEqual([
    '2026-11-21 2026-11-22 13:30 IdentityIQ',
    '2026-11-21 2026-11-22 08:30 MyFreeScoreNow',
  ]);
});

it('adds the import day to every report of a date once one of them came on another day', () => {
  const reports = [
    aReport('b', '2026-11-08 SmartCredit', '2026-11-20T20:10:00.000Z'),
    aReport('a', '2026-11-08 SmartCredit', '2026-11-08T20:15:00.000Z'),
  ];
  const names = named(reports);
  expect(names).toEqual([
    '2026-11-08 2026-11-20 15:10 SmartCredit',
    '2026-11-08 2026-11-08 15:15 SmartCredit',
  ]);
  expect(names).toEqual(names.toSorted().toReversed());
});
