import { describe, expect, it } from 'vitest';
import { canBeDesignated, designates, receiversBefore } from '#disputes/receivers.ts';
import { offeredPurposes } from '#contract/nextSteps.ts';

const listed = (before: string, ...days: readonly string[]) =>
  receiversBefore(
    before,
    days.map((on) => ({ name: 'MERIDIAN BANK', on })),
  ).listed.map(({ on, isRecent }) => [on, isRecent]);

describe('who received a report before a day (15 U.S.C. 1681i(d))', () => {
  it.each([
    ['six months before', '2026-11-02', '2026-05-02', true],
    ['a day earlier than that', '2026-11-02', '2026-05-01', false],
    ['a day later than that', '2026-11-02', '2026-05-03', true],
    ['two years before', '2026-11-02', '2024-11-02', false],
    ['a day later than that', '2026-11-02', '2024-11-03', false],
    ['on that day', '2026-11-02', '2026-11-02', true],
    ['six months before the last day of a longer month', '2026-08-31', '2026-02-28', true],
    ['a day earlier than that', '2026-08-31', '2026-02-27', false],
    ['two years before a leap day', '2028-02-29', '2026-02-28', false],
  ])('is listed if it inquired %s: %s, %s, whatever its purpose: %s', (_, before, on, isRecent) => {
    expect(listed(before, on)).toEqual([[on, isRecent]]);
  });

  it.each([
    ['a day earlier than two years before', '2026-11-02', '2024-11-01'],
    ['a day later', '2026-11-02', '2026-11-03'],
    ['a day earlier than two years before a leap day', '2028-02-29', '2026-02-27'],
  ])('is not listed if it inquired %s', (_, before, on) => {
    expect(listed(before, on)).toEqual([]);
  });

  it('is listed once, the most recent first', () => {
    const days = ['2025-01-10', '2026-10-01', '2026-10-01', '2026-05-20'];
    expect(listed('2026-11-02', ...days).map(([on]) => on)).toEqual([
      '2026-10-01',
      '2026-05-20',
      '2025-01-10',
    ]);
  });
});

describe('who can be designated', () => {
  const who = receiversBefore('2026-11-02', [
    { name: 'MERIDIAN BANK', on: '2026-08-14' },
    { name: 'HARBOR STAFFING', on: '2025-03-03' },
  ]);

  it.each([
    ['a recent one', 'MERIDIAN BANK', '2026-08-14', false, true],
    ['a recent one, for a job', 'MERIDIAN BANK', '2026-08-14', true, true],
    ['an earlier one, for a job', 'HARBOR STAFFING', '2025-03-03', true, true],
    ['an earlier one without a word about a job', 'HARBOR STAFFING', '2025-03-03', false, false],
    ['a name with another’s day', 'HARBOR STAFFING', '2026-08-14', true, false],
    ['one that is not listed', 'ACME', '2026-08-14', false, false],
    ['one that was typed', 'Acme Corp.', null, false, true],
  ])('is %s: %s, %s, %s: %s', (_, name, on, forEmployment, can) => {
    expect(canBeDesignated({ name, on, forEmployment }, who)).toBe(can);
  });

  it('is asked for a statement and for what is to be told later only', () => {
    expect(offeredPurposes.filter(designates)).toEqual(['statement', 'statementNotice', 'deletionNotice']);
  });
});
