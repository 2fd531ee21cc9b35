import { expect, it } from 'vitest';
import { isOfAge, latestBirthday } from '#contract/age.ts';
import { inZones } from '#tests/support/zones.ts';

const today = '2026-11-21';

inZones(() => {
  it.each([
    ['2008-11-21', today, true],
    ['2008-11-22', today, false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2000-02-29', '2020-02-29', true],
    // Kiritimati had no December 31, 1994.
    ['1994-12-31', '2012-12-30', false],
    ['1994-12-31', '2012-12-31', true],
  ])('someone born %s is of age on %s: %s', (dob, on, expected) => {
    expect(isOfAge(dob, on)).toBe(expected);
  });

  it('the picker is limited to the birthday of someone who is of age today', () => {
    expect([today, '2028-02-29', '2012-12-31'].map(latestBirthday)).toEqual([
      '2008-11-21',
      '2010-02-28',
      '1994-12-31',
    ]);
  });
});
