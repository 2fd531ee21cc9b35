import { expect, it } from 'vitest';
import { chosenReports } from '#src/screens/compare-reports/chosenReports.ts';

const again = { id: 'again', name: '2026-11-01 2026-11-20 17:10 IdentityIQ' };
const newest = { id: 'newest', name: '2026-11-01 09:00 IdentityIQ' };
const older = { id: 'older', name: '2026-10-02 IdentityIQ' };
const oldest = { id: 'oldest', name: '2026-07-02 SmartCredit' };
const all = [again, newest, older, oldest];

it('compares the report imported last with the last one of another date', () => {
  expect(chosenReports(all, {})).toEqual({ reportId: 'again', otherReportId: 'older' });
});

it('compares what was chosen, and adds what is missing', () => {
  expect(chosenReports(all, { before: 'oldest', now: 'newest' })).toEqual({
    reportId: 'newest',
    otherReportId: 'oldest',
  });
  expect(chosenReports(all, { before: 'older' })).toEqual({ reportId: 'again', otherReportId: 'older' });
  expect(chosenReports(all, { now: 'older' })).toEqual({ reportId: 'older', otherReportId: 'again' });
});

it('compares two reports of one date if there are no others, and none with itself', () => {
  expect(chosenReports([again, newest], {})).toEqual({ reportId: 'again', otherReportId: 'newest' });
  expect(chosenReports([newest], {})).toBeNull();
  expect(chosenReports([], {})).toBeNull();
});
