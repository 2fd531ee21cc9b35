import { expect, it } from 'vitest';
import { explanationOf } from '#disputes/explanation.ts';
import { aClock } from '#tests/support/aDispute.ts';

it('names the weekend and the holiday that the days for the result skip', () => {
  expect(explanationOf(aClock(), '2026-10-20').skipped).toEqual([
    { day: '2026-11-08', because: 'weekend' },
    { day: '2026-11-11', because: 'holiday' },
    { day: '2026-11-14', because: 'weekend' },
    { day: '2026-11-15', because: 'weekend' },
  ]);
});

it('has no skipped days where the result has no further days', () => {
  expect(explanationOf(aClock({ resultBy: null }), '2026-10-20').skipped).toBeNull();
});

it.each([
  ['2026-10-08', 0, 30],
  ['2026-10-09', 1, 29],
  ['2026-11-07', 30, 0],
  ['2026-11-08', 31, -1],
  // A receipt that is only assumed can be ahead.
  ['2026-10-05', 0, 33],
])('on %s has counted %i days, with %i left', (today, daysGone, daysLeft) => {
  expect(explanationOf(aClock(), today)).toMatchObject({ daysGone, daysLeft, mailDays: 5 });
});
