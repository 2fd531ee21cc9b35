import { describe, expect, it } from 'vitest';
import type { Change, FieldChange } from '#credit/comparison/change.ts';
import { compareReports } from '#credit/comparison/compareReports.ts';
import type { Account, Inquiry, PublicRecord, Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { everyForm } from '#tests/credit/report/samples.ts';
import { aLine, anAccount, aBankruptcy, aReport, field, type LineValues } from '#tests/support/aReport.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';

const account = (values: LineValues = {}, bureau: Bureau = 'Equifax'): Account =>
  anAccount([aLine(bureau, values)]);
const other = account({ creditorName: 'METRO AUTO FINANCE', accountNumber: '52220000' });
const report = (accounts: readonly Account[], more: Partial<Report> = {}) =>
  aReport({ accounts, bureaus: ['Equifax'], ...more });

type Told = readonly (string | FieldChange)[];

/** What happened at Equifax, in words. */
function changes(
  before: Report,
  now: Report,
  kind: 'accounts' | 'inquiries' | 'publicRecords' = 'accounts',
): readonly Told[] {
  const [equifax] = compareReports(before, now).filter(({ bureau }) => bureau === 'Equifax');
  const all: readonly Change<unknown>[] = equifax?.[kind] ?? [];
  return all
    .filter((change) => change.kind !== 'same')
    .map((change) => [change.kind, ...('fields' in change ? change.fields : [])]);
}

describe('an account', () => {
  it('is gone, new, or the same', () => {
    expect(changes(report([account(), other]), report([other]))).toEqual([['gone']]);
    expect(changes(report([other]), report([account(), other]))).toEqual([['new']]);
    expect(changes(report([account(), other]), report([other, account()]))).toEqual([]);
  });

  it('has changed field by field, and dates say by how much they moved', () => {
    const before = account({
      balance: 184_000,
      dateOpened: '2020-03-14',
      payStatus: ['9', 'Collection/Chargeoff'],
    });
    const now = account({
      balance: 221_000,
      dateOpened: '2020-03-20',
      payStatus: ['9', 'COLLECTION/CHARGEOFF'],
      creditLimit: 100,
    });
    expect(changes(report([before]), report([now]))).toEqual([
      [
        'changed',
        { field: 'dateOpened', before: '2020-03-14', now: '2020-03-20', days: 6 },
        { field: 'balance', before: 184_000, now: 221_000 },
        { field: 'creditLimit', before: null, now: 100 },
      ],
    ]);
  });

  it('does not change by being updated, masked differently, or read from a format with fewer fields', () => {
    const before = report([
      account({ accountNumber: '4400661209', creditLimit: 100, dateReported: '2025-03-01' }),
    ]);
    expect(changes(before, report([account({ accountNumber: '44006612****', creditLimit: 100 })]))).toEqual(
      [],
    );
    const poorer = report([account({ accountNumber: '4400661209' })], { format: 'identityiq-csid' });
    expect(changes(before, poorer)).toEqual([]);
  });

  it.each([
    ['RX8812091', 'RX8812091'],
    ['********0987', 'XXXX0987'],
    ['********0987', '440066120987'],
  ])('is the same with an X in its number, or by the end that both reports show: %s, %s', (before, now) => {
    const undated = (accountNumber: string) => account({ dateOpened: null, balance: 100, accountNumber });
    expect(changes(report([undated(before)]), report([undated(now)]))).toEqual([]);
  });

  it.each([
    ['XXXX1111', 'XXXX2222'],
    ['4400****1111', '4400****2222'],
  ])(
    'is another one if its number ends otherwise, although opened on the same day: %s, %s',
    (before, now) => {
      const loan = (accountNumber: string) => account({ accountNumber, dateOpened: '2015-09-01' });
      expect(changes(report([loan(before)]), report([loan(now)]))).toEqual([['gone'], ['new']]);
    },
  );

  it('is compared month by month in what both histories show', () => {
    const before = account({ history: ['2025-03', '21CC'] });
    const now = account({ history: ['2025-08', 'CCCCC2CCC'] });
    expect(changes(report([before]), report([now]))).toEqual([
      ['changed', { field: 'history 2025-02', before: '1', now: 'C' }],
    ]);
  });

  it('under another name is only possibly the same', () => {
    const before = report([account({ highBalance: 500_000 }), other]);
    const now = (values: LineValues) => report([account({ creditorName: 'SUMMIT TRUST', ...values }), other]);
    expect(changes(before, now({ highBalance: 500_000 })).map(([kind]) => kind)).toEqual(['possiblySame']);
    expect(changes(before, now({ highBalance: 1 })).flat()).toEqual(['gone', 'new']);
  });

  it('is told from another of the same company', () => {
    const first = account({ accountNumber: '44006612', balance: 1 });
    const second = account({ accountNumber: '88112233', balance: 2 });
    expect(changes(report([first, second]), report([second]))).toEqual([['gone']]);
    const alike = [
      account({ accountNumber: '****', balance: 1 }),
      account({ accountNumber: '****', balance: 2 }),
    ];
    expect(changes(report(alike), report(alike.toReversed()))).toEqual([]);
  });
});

describe('what a report does not list completely is unknown', () => {
  const before = report([account(), other]);
  it.each<[string, Report]>([
    ['the bureau returned no file', report([other], { bureaus: ['Experian'] })],
    ['the bureau has no account at all', report([], { bureaus: ['Equifax'] })],
  ])('because %s', (_, now) => {
    expect(changes(before, now).map(([kind]) => kind)).toContain('unknown');
    expect(changes(before, now).flat()).not.toContain('gone');
    expect(changes(now, before).flat()).not.toContain('new');
  });

  it('court records, in the format without them', () => {
    const records: readonly PublicRecord[] = [aBankruptcy('Equifax', '2020-01-01')];
    const had = report([other], { publicRecords: records });
    expect(changes(had, report([other]), 'publicRecords')).toEqual([['gone']]);
    const now = report([other], { format: 'mfsn-provider-views' });
    expect(changes(had, now, 'publicRecords')).toEqual([['unknown']]);
  });
});

it('compares inquiries by day and company', () => {
  const inquiry = (subscriber: string, date: string): Inquiry => ({
    id: 'inquiry-0',
    at: '/inquiry',
    bureau: 'Equifax',
    subscriber: field(subscriber, '/inquiry/name'),
    date: field(date, '/inquiry/date'),
    kind: null,
    industry: null,
  });
  const having = (...inquiries: readonly Inquiry[]) => report([other], { inquiries });
  const before = having(
    inquiry('QUICKLOAN DIRECT', '2025-01-02'),
    inquiry('METRO AUTO FINANCE', '2025-01-02'),
  );
  const now = having(inquiry('METRO AUTO FIN', '2025-01-02'), inquiry('QUICKLOAN DIRECT', '2025-03-02'));
  expect(changes(before, now, 'inquiries')).toEqual([['gone'], ['new']]);
});

it('compares court records of one case field by field', () => {
  const record = (values: Partial<PublicRecord>) =>
    report([other], { publicRecords: [aBankruptcy('Equifax', '2020-01-01', values)] });
  const resolved = { dateResolved: field('2025-05-01', '/resolved') };
  expect(changes(record({}), record(resolved), 'publicRecords')).toEqual([
    ['changed', { field: 'dateResolved', before: null, now: '2025-05-01' }],
  ]);
});

it.each(Object.entries(everyForm))('finds no change between a %s report and itself', (_, text) => {
  const same = readReport(text);
  for (const { accounts, inquiries, publicRecords } of compareReports(same, readReport(text)))
    expect(new Set([...accounts, ...inquiries, ...publicRecords].map(({ kind }) => kind))).toEqual(
      new Set(['same']),
    );
});
