import { describe, expect, it } from 'vitest';
import type { Report, Tradeline } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import {
  aCode,
  aGrantedTrade,
  aPartition,
  aSmartCredit,
  aSource,
  aTradelineJson,
  aTrueLink,
  emptyCode,
} from './builders.ts';

type Json = Readonly<Record<string, unknown>>;
const read = (report: Json): Report => readReport(aSmartCredit(aTrueLink(report)));
function line(overrides: Json = {}, partition: Json = {}): Tradeline | undefined {
  return read({ TradeLinePartition: [aPartition({ Tradeline: aTradelineJson(overrides), ...partition })] })
    .accounts[0]?.tradelines[0];
}
const granted = (overrides: Json, partition: Json = {}): Tradeline | undefined =>
  line({ GrantedTrade: aGrantedTrade(overrides) }, partition);

describe('accounts', () => {
  it('keeps both lines of a bureau that reports an account twice', () => {
    const Tradeline = [aTradelineJson(), aTradelineJson({ currentBalance: '99' })];
    const [account] = read({ TradeLinePartition: aPartition({ Tradeline }) }).accounts;
    expect(account?.tradelines.map(({ id, balance }) => [id, balance?.value])).toEqual([
      ['account-0/TransUnion', 12_000],
      ['account-0/TransUnion/2', 9_900],
    ]);
  });

  it("names the account by TransUnion's creditor, otherwise Experian's, otherwise Equifax's", () => {
    const named = (TransUnion: string, Experian: string, Equifax: string): string | undefined => {
      const names = { Equifax, Experian, TransUnion };
      const Tradeline = (['Equifax', 'Experian', 'TransUnion'] as const).map((bureau) =>
        aTradelineJson({ creditorName: names[bureau], Source: aSource(bureau) }),
      );
      return read({ TradeLinePartition: aPartition({ Tradeline }) }).accounts[0]?.creditor;
    };
    expect(named('A', 'B', 'C')).toBe('A');
    expect(named(' ', 'B', 'C')).toBe('B');
    expect(named('', '', 'C')).toBe('C');
    expect(named('', '', '')).toBe('');
  });

  it('recognizes a collection by the block that has contents', () => {
    const hollow = { PaymentFrequency: {}, PayStatusHistory: { MonthlyPayStatus: [] } };
    const collected = { originalCreditor: 'CITY HOSPITAL', creditType: aCode('Y', 'Collection Account') };
    expect(line({ GrantedTrade: hollow, CollectionTrade: collected })?.kind).toBe('collection');
    expect(line({ CollectionTrade: { creditType: {} } })?.kind).toBe('granted');
    expect(line({ GrantedTrade: hollow, CollectionTrade: {} }, { accountTypeSymbol: 'Y' })?.kind).toBe(
      'collection',
    );
    expect(line({ GrantedTrade: undefined })?.kind).toBe('unknown');
  });

  it('reads amounts as cents and dates as calendar dates, and never invents a value', () => {
    const read = line({
      currentBalance: 1840.5,
      highBalance: '$1,234.00',
      dateOpened: '2019-05-14T00:00:00-05:00',
    });
    expect([read?.balance?.value, read?.highBalance?.value, read?.dateOpened?.value]).toEqual([
      184_050,
      123_400,
      '2019-05-14',
    ]);
    const absent = line({
      currentBalance: '',
      highBalance: 'n/a',
      dateOpened: '1900-01-01',
      dateClosed: '2026-02-30',
      dateReported: {},
      creditorName: '   ',
      AccountCondition: emptyCode,
    });
    expect([
      absent?.balance,
      absent?.highBalance,
      absent?.dateOpened,
      absent?.dateClosed,
      absent?.dateReported,
      absent?.creditorName,
      absent?.condition,
    ]).toEqual([null, null, null, null, null, null, null]);
  });

  it('accepts a limit of zero only if the account can have a limit, and reads a term of zero as none', () => {
    const loan = { accountTypeSymbol: 'I' };
    expect(granted({ CreditLimit: '0' })?.creditLimit?.value).toBe(0);
    expect(granted({ CreditLimit: '0' }, loan)?.creditLimit).toBe(null);
    expect(granted({ CreditLimit: '500' }, loan)?.creditLimit?.value).toBe(50_000);
    expect(granted({ termMonths: '0' })?.termMonths).toBe(null);
    expect(granted({ termMonths: 60 })?.termMonths?.value).toBe(60);
  });

  it('keeps symbols that appear alone as numbers, and both parts of a code', () => {
    expect(line({ PayStatus: { symbol: 9, description: 'Collection/Chargeoff' } })?.payStatus?.value).toEqual(
      {
        symbol: '9',
        description: 'Collection/Chargeoff',
        abbreviation: '',
      },
    );
    expect(line({ AccountCondition: aCode('C', 'Derogatory', 'Derog') })?.condition?.value).toEqual({
      symbol: 'C',
      description: 'Derogatory',
      abbreviation: 'Derog',
    });
  });

  it('undoes escaping inside texts and collapses white space', () => {
    expect(line({ creditorName: ' H&#x26;amp;R   ACCOUNTS\n' })?.creditorName?.value).toBe('H&R ACCOUNTS');
  });

  it('reads a remark alone or in a list, and free text without a code', () => {
    const coded = { RemarkCode: aCode('TM009', 'Charged off as bad debt'), customRemark: '' };
    const free = { RemarkCode: emptyCode, customRemark: 'Sold to: REDLINE' };
    const texts = (Remark: unknown) =>
      line({ Remark })?.remarks.map((remark) => [
        remark.code?.value.symbol ?? null,
        remark.text?.value ?? null,
      ]);
    expect(texts(coded)).toEqual([['TM009', null]]);
    expect(texts([coded, free, {}])).toEqual([
      ['TM009', null],
      [null, 'Sold to: REDLINE'],
    ]);
  });
});

describe('payment history', () => {
  const history = (PayStatusHistory: unknown) =>
    granted({ PayStatusHistory })?.history.map(({ month, status }) => `${month}:${status}`);

  it('reads the list by month, and leaves out unknown months', () => {
    const MonthlyPayStatus = [
      { date: '2026-03-31', status: 'C' },
      { date: '2026-02-28', status: 'U' },
      { date: '2026-01-31', status: ' ' },
      { date: '2025-12-31', status: 1 },
    ];
    expect(history({ status: 'CU 1', startDate: '2026-03-31', MonthlyPayStatus })).toEqual([
      '2026-03:C',
      '2025-12:1',
    ]);
    expect(history({ MonthlyPayStatus: { date: '2026-03-31', status: 'C' } })).toEqual(['2026-03:C']);
  });

  it('reads the text back from its start month if there is no list', () => {
    expect(history({ status: 'C1 9', startDate: '2026-02-15', MonthlyPayStatus: [] })).toEqual([
      '2026-02:C',
      '2026-01:1',
      '2025-11:9',
    ]);
    expect(history({ status: 'CC' })).toEqual([]);
  });

  it('puts the newest month first, whatever the order of the list', () => {
    const MonthlyPayStatus = [
      { date: '2025-12-01', status: '1' },
      { date: '2026-01-01', status: 'C' },
    ];
    expect(history({ MonthlyPayStatus })).toEqual(['2026-01:C', '2025-12:1']);
  });

  it.each([
    ['missing', undefined],
    ['text', ''],
    ['empty', {}],
    ['an empty list', { MonthlyPayStatus: [] }],
  ])('is empty when %s', (_, PayStatusHistory) => {
    expect(history(PayStatusHistory)).toEqual([]);
  });
});
