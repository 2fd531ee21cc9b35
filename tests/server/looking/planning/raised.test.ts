import { expect, it } from 'vitest';
import { withOverruling, type RecordedOverruling } from '#server/looking/planning/raised.ts';
import { oldReport } from '#server/generation/guards/oldReport.ts';

const raised = oldReport({ reportDate: '2026-08-01', imported: '2026-08-02', today: '2026-11-22' })!;
const decision = (values: Partial<RecordedOverruling> = {}): RecordedOverruling => ({
  concern: 'oldReport',
  facts: ['2026-08-01'],
  reason: 'nothingNewer',
  note: '',
  by: 'Ana',
  at: '2026-11-22T10:00:00.000Z',
  ...values,
});
const overruled = (...decisions: readonly RecordedOverruling[]) =>
  withOverruling(raised, decisions).overruled;

it('a concern that nobody decided about is open', () => {
  expect(overruled()).toBeNull();
  expect(overruled(decision({ concern: 'othersReport' }))).toBeNull();
});

it('the last decision counts, with who and when', () => {
  const last = decision({ reason: 'other', note: 'The client is abroad', by: 'Ben' });
  expect(overruled(decision(), last)).toEqual({
    reason: 'other',
    note: 'The client is abroad',
    by: 'Ben',
    at: '2026-11-22T10:00:00.000Z',
  });
});

it('a fact that was not known then raises it again; fewer facts do not', () => {
  expect(overruled(decision({ facts: ['2026-07-01'] }))).toBeNull();
  expect(overruled(decision({ facts: ['2026-07-01', '2026-08-01'] }))).not.toBeNull();
});
