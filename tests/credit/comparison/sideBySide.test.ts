import { describe, expect, it } from 'vitest';
import { sideBySide } from '#credit/comparison/sideBySide.ts';
import type { Account, Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { sampleReport } from '#tests/support/anApp.ts';
import {
  aBankruptcy,
  aLine,
  anAccount,
  anInquiry,
  aReport,
  type LineValues,
} from '#tests/support/aReport.ts';

const account = (values: LineValues = {}): Account => anAccount([aLine('Equifax', values)]);
const other = account({ creditorName: 'METRO AUTO FINANCE', accountNumber: '52220000' });
const report = (accounts: readonly Account[], more: Partial<Report> = {}) =>
  aReport({ accounts: [other, ...accounts], bureaus: ['Equifax'], ...more });
/** The first account other than the one that every report has. */
function shown(before: Report, now: Report) {
  const [equifax] = sideBySide(before, now);
  return equifax?.accounts.find(
    ({ name, nameBefore }) => name !== 'METRO AUTO FINANCE' || nameBefore !== null,
  );
}

describe('an account in two reports', () => {
  it('has all its values in both, with those that differ marked', () => {
    const found = shown(
      report([account({ balance: 184_000, dateReported: '2025-08-01' })]),
      report([account({ balance: 0, dateReported: '2025-09-01' })]),
    );
    expect(found).toMatchObject({ kind: 'changed', name: 'HARBOR BANK' });
    const row = (field: string) => found?.values.find((value) => value.field === field);
    expect(row('balance')).toEqual({
      field: 'balance',
      month: null,
      before: '$1,840',
      now: '$0',
      isChanged: true,
    });
    expect(row('accountNumber')).toMatchObject({ before: '44006612', now: '44006612', isChanged: false });
    // The day of the update always moves, and is no difference.
    expect(row('dateReported')).toMatchObject({ before: '08/01/2025', now: '09/01/2025', isChanged: false });
  });

  it('shows the months of its history that differ, in words', () => {
    const found = shown(
      report([account({ history: ['2025-08', '1CC'] })]),
      report([account({ history: ['2025-08', 'CCC'] })]),
    );
    expect(found?.values.filter(({ isChanged }) => isChanged)).toEqual([
      { field: 'history', month: '2025-08', before: '30 days late', now: 'on time', isChanged: true },
    ]);
  });

  it('is gone, new, or a possible match with both names', () => {
    expect(shown(report([account()]), report([]))).toMatchObject({ kind: 'gone', name: 'HARBOR BANK' });
    expect(shown(report([]), report([account()]))).toMatchObject({ kind: 'new' });
    expect(
      shown(
        report([account({ highBalance: 100 })]),
        report([account({ creditorName: 'PEAK', highBalance: 100 })]),
      ),
    ).toMatchObject({ kind: 'possiblySame', name: 'PEAK', nameBefore: 'HARBOR BANK' });
  });

  it('points out a first delinquency that moved later', () => {
    expect(
      shown(
        report([account({ dateFirstDelinquency: '2021-03-01' })]),
        report([account({ dateFirstDelinquency: '2022-05-01' })]),
      )?.reAged,
    ).toEqual({ before: '2021-03-01', now: '2022-05-01' });
  });
});

it('compares inquiries and court records, too', () => {
  const [equifax] = sideBySide(
    report([], {
      inquiries: [anInquiry('Equifax', 'QUICKLOAN', '2025-01-02')],
      publicRecords: [aBankruptcy('Equifax', '2016-03-08')],
    }),
    report([], { publicRecords: [aBankruptcy('Equifax', '2016-03-08', { court: null })] }),
  );
  expect(equifax?.inquiries).toMatchObject([{ kind: 'gone', name: 'QUICKLOAN' }]);
  expect(equifax?.publicRecords).toMatchObject([{ kind: 'changed', name: 'Chapter 7 Bankruptcy' }]);
});

it('names a court record by its type, its kind, or its court', () => {
  const name = (values: Parameters<typeof aBankruptcy>[2]) => {
    const same = report([], { publicRecords: [aBankruptcy('Equifax', '2016-03-08', values)] });
    return sideBySide(same, same)[0]?.publicRecords[0]?.name;
  };
  expect(name({ court: null })).toBe('Chapter 7 Bankruptcy');
  expect(name({ type: null, court: null })).toBe('Bankruptcy');
  expect(name({ type: { value: { symbol: 'CJ', description: '', abbreviation: '' }, at: '/type' } })).toBe(
    'CJ',
  );
  expect(name({ type: null, classification: null })).toBe('U.S. BANKRUPTCY COURT');
});

it('finds no difference between a report and itself', () => {
  const sample = readReport(sampleReport);
  const kinds = sideBySide(sample, sample).flatMap((bureau) =>
    [bureau.accounts, bureau.inquiries, bureau.publicRecords].flat().map(({ kind }) => kind),
  );
  expect(new Set(kinds)).toEqual(new Set(['same']));
});

it('says which account of the newer report a record is, and what both reports show of scores', () => {
  const before = readReport(sampleReport);
  const score = before.scores.find(({ bureau }) => bureau === 'Equifax');
  const value = { value: 640, at: '/score' };
  const now: Report = {
    ...before,
    accounts: before.accounts.slice(1),
    scores: score === undefined ? [] : [{ ...score, value }],
  };
  const [transUnion, , equifax] = sideBySide(before, now);
  expect(equifax?.score).toEqual({ before: 602, now: 640, change: 38 });
  expect(transUnion?.score).toEqual({ before: 588, now: null, change: null });
  expect(equifax?.accounts.find(({ kind }) => kind === 'gone')).toMatchObject({ accountId: null });
  expect(equifax?.accounts.find(({ name }) => name.startsWith('HARBOR'))).toMatchObject({
    kind: 'same',
    accountId: 'account-1',
    isNegative: true,
    isDisputed: false,
  });
  const other = score && { ...score, value, model: { value: 'FICO 8', at: '/model' } };
  const [, , apart] = sideBySide(before, { ...now, scores: other ? [other] : [] });
  expect(apart?.score).toEqual({ before: 602, now: 640, change: null });
});
