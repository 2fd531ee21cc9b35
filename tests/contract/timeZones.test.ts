import { expect, it } from 'vitest';
import { isSameTimeZone, timeZoneNamed } from '#contract/timeZones.ts';

it('gives a time zone one name, however it is spelled', () => {
  const spelled = ['America/New_York', 'america/new_york', 'AMERICA/New_york', 'US/Eastern'];
  expect(new Set(spelled.map(timeZoneNamed))).toEqual(new Set(['America/New_York']));
});

it.each(['', '+05:00', '-0800', '+23', 'Mars/Olympus_Mons', ' UTC'])('makes nothing of %j', (name) =>
  expect(timeZoneNamed(name)).toBe(null),
);

it('knows a time zone by its other name', () => {
  expect(isSameTimeZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true);
  expect(isSameTimeZone('Asia/Kolkata', 'Asia/Karachi')).toBe(false);
});
