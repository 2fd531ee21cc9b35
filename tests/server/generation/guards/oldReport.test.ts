import { expect, it } from 'vitest';
import { oldReport } from '#server/generation/guards/oldReport.ts';

const today = '2026-11-22';
const raised = (reportDate: string | null, imported = today) =>
  oldReport({ reportDate, imported, today })?.concern ?? null;

it.each([
  [29, '2026-10-24', false],
  [30, '2026-10-23', false],
  [31, '2026-10-22', true],
])('a report that is %i days old (%s) is too old: %s', (days, date, old) => {
  const basis = { kind: 'oldReport', id: 'oldReport', overruled: null, basis: 'report', date, days };
  expect(raised(date)).toEqual(old ? basis : null);
});

it('without a date of its own, the day it was imported counts', () => {
  expect(raised(null, '2026-10-23')).toBeNull();
  expect(raised(null, '2026-10-22')).toMatchObject({ basis: 'import', date: '2026-10-22', days: 31 });
});

it('a date of its own counts even if the report was imported today, and one in the future is not old', () => {
  expect(raised('2025-09-15')).toMatchObject({ basis: 'report', days: 433 });
  expect(raised('2027-01-01', '2026-01-01')).toBeNull();
});
