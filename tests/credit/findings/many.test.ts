/** Reports with many identical records: the number of findings grows with their number, not with its square. */
import { expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import type { Account, Inquiry, Report } from '#credit/report/model.ts';
import { aLine, aReport, chargedOff, closed, code, field, open } from '#tests/support/aReport.ts';
import type { RuleId } from '#vocabulary/findings.ts';

const collection = (index: number, collector = 'SUMMIT RECOVERY'): Account => ({
  id: `account-${index}`,
  at: `/${index}`,
  creditor: collector,
  type: field(code('Y', 'Collection'), `/${index}/type`),
  tradelines: [
    aLine('Equifax', {
      kind: 'collection',
      creditorName: collector,
      originalCreditor: 'EXAMPLE LENDING',
      accountNumber: '88120911',
      balance: 41_200,
      payStatus: chargedOff,
    }),
  ],
});
const inquiry = (index: number): Inquiry => ({
  id: `inquiry-${index}`,
  at: `/inquiry/${index}`,
  bureau: 'Equifax',
  subscriber: field('QUICKLOAN DIRECT', `/inquiry/${index}/subscriber`),
  date: field('2025-07-14', `/inquiry/${index}/date`),
  kind: null,
  industry: null,
});
const many = <T>(make: (index: number) => T, length: number): readonly T[] =>
  Array.from({ length }, (_, index) => make(index));

/** One debt can only be at two collectors, and one account only be listed twice for one. */
const collectors = ['SUMMIT RECOVERY', 'REDLINE', 'PIONEER'];
const byOthers = (index: number) => collection(index, collectors[index % collectors.length]);
const counted = (length: number): readonly number[] => {
  const count = (rule: RuleId, values: Partial<Report>) =>
    findings(aReport(values), { today: '2025-09-15' }).filter((finding) => finding.rule === rule).length;
  return [
    count('D1', { accounts: many(byOthers, length) }),
    count('D3', { accounts: many((index) => collection(index), length) }),
    count('Q3', { inquiries: many(inquiry, length) }),
  ];
};

it('says of each of three that it repeats the two others', () => {
  expect(counted(3)).toEqual([6, 6, 2]);
});

it('says of each of a thousand that it repeats five others', () => {
  expect(counted(1_000)).toEqual([5_000, 5_000, 999]);
});

it('compares only the first lines of a bureau that lists one account many times', () => {
  const line = (bureau: 'Equifax' | 'Experian', balance: number) => aLine(bureau, { balance });
  const account: Account = {
    ...collection(0),
    type: field(code('R', 'Revolving'), '/type'),
    tradelines: [...many(() => line('Equifax', 100), 200), ...many(() => line('Experian', 90_000), 200)],
  };
  const found = findings(aReport({ accounts: [account] }), { today: '2025-09-15' });
  const mismatches = found.filter((finding) => finding.rule === 'B1');
  // Five lines of each bureau.
  expect(mismatches.map(({ evidence }) => evidence.shown.length)).toEqual([10]);
});

it('goes through all accounts as often for forty of them as for four, whatever a line makes the rules ask', () => {
  const dates = { dateOpened: '2019-02-01', dateReported: '2024-01-15' };
  const tradelines = [
    aLine('Equifax', { ...dates, openClosed: open }),
    aLine('Experian', { ...dates, openClosed: closed }),
    aLine('Equifax', { ...dates, openClosed: open, dateReported: '2025-09-01' }),
  ];
  const walks = (length: number): number => {
    let count = 0;
    const report: Report = {
      ...aReport({ reportDate: field('2025-09-15', '/date') }),
      get accounts() {
        count += 1;
        return many((index) => ({ ...collection(index), tradelines }), length);
      },
    };
    expect(findings(report, { today: '2025-09-15' }).length).toBeGreaterThanOrEqual(length);
    return count;
  };
  expect(walks(40)).toBe(walks(4));
});
