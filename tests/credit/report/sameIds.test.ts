/** A report that is read again keeps its ids, and joins no lines that either reading keeps apart. */
import { describe, expect, it } from 'vitest';
import type { Account, Report, Tradeline } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { withEarlierIds } from '#credit/report/sameIds.ts';
import { aBankruptcy, aLine, anInquiry, aReport } from '#tests/support/aReport.ts';
import { samples } from './samples.ts';

/** A line of a bureau at a place of the document. */
const line = (bureau: Tradeline['bureau'], at: string): Tradeline => ({
  ...aLine(bureau, { creditorName: `BANK ${at}` }),
  at,
});
const account = (id: string, ...tradelines: readonly Tradeline[]): Account => ({
  id,
  at: tradelines[0]?.at ?? '',
  creditor: tradelines[0]?.creditorName?.value ?? '',
  type: null,
  tradelines,
});
const of = (...accounts: readonly Account[]): Report => ({ ...aReport({}), accounts });
const shown = ({ accounts }: Report) =>
  accounts.map(({ id, creditor, tradelines }) =>
    [id, creditor, ...tradelines.map((own) => own.id)].join(' '),
  );

const [t1, t2, x1, x2, e1] = [
  line('TransUnion', '/t1'),
  line('TransUnion', '/t2'),
  line('Experian', '/x1'),
  line('Experian', '/x2'),
  line('Equifax', '/e1'),
];

describe('accounts', () => {
  it('keep their ids where lines are joined that were apart, and stay apart', () => {
    const before = of(account('account-0', t1), account('account-1', t2), account('account-2', x1));
    const now = of(account('account-0', t1, x1), account('account-1', t2));
    expect(shown(withEarlierIds(now, before))).toEqual([
      'account-0 BANK /t1 account-0/TransUnion',
      'account-1 BANK /t2 account-1/TransUnion',
      'account-2 BANK /x1 account-2/Experian',
    ]);
  });

  it('are divided where lines are apart that were joined: the line that it was called by keeps the id', () => {
    const before = of(account('account-0', t1, x1), account('account-1', t2, e1));
    const now = of(account('account-0', t1), account('account-1', t2, e1), account('account-2', x1));
    expect(shown(withEarlierIds(now, before))).toEqual([
      'account-0 BANK /t1 account-0/TransUnion',
      'account-2 BANK /x1 account-2/Experian',
      'account-1 BANK /t2 account-1/TransUnion account-1/Equifax',
    ]);
  });

  it('follow their lines, and new ones get numbers that none had', () => {
    const before = of(account('account-3', t2, x2), account('account-7', t1, x1));
    const now = of(account('account-0', e1), account('account-1', t1), account('account-2', t2, x2));
    expect(shown(withEarlierIds(now, before))).toEqual([
      'account-3 BANK /t2 account-3/TransUnion account-3/Experian',
      'account-7 BANK /t1 account-7/TransUnion',
      'account-8 BANK /e1 account-8/Equifax',
    ]);
  });
});

it('inquiries and court records keep their ids by bureau and place', () => {
  const inquiry = (id: string, at: string) => ({
    ...anInquiry('Equifax', 'QUICKLOAN', '2025-01-01'),
    id,
    at,
  });
  const record = (id: string, bureau: 'Equifax' | 'Experian') => ({
    ...aBankruptcy(bureau, '2020-01-01'),
    id,
    at: '/r',
  });
  const before = aReport({});
  const again = withEarlierIds(
    {
      ...before,
      inquiries: [inquiry('inquiry-0', '/new'), inquiry('inquiry-1', '/old')],
      publicRecords: [record('public-record-0', 'Equifax'), record('public-record-1', 'Experian')],
    },
    {
      accounts: [],
      inquiries: [inquiry('inquiry-0', '/old')],
      publicRecords: [record('public-record-5', 'Experian')],
    },
  );
  expect(again.inquiries.map(({ id, at }) => `${id} ${at}`)).toEqual(['inquiry-1 /new', 'inquiry-0 /old']);
  expect(again.publicRecords.map(({ id, bureau }) => `${id} ${bureau}`)).toEqual([
    'public-record-6 Equifax',
    'public-record-5 Experian',
  ]);
});

it.each(Object.entries(samples))('%s, read again by the same readers, is the same', (_, sample) => {
  const report = readReport(sample);
  expect(withEarlierIds(report, report)).toEqual(report);
});
