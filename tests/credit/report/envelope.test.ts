import { describe, expect, it } from 'vitest';
import type { Report, Tradeline } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import {
  aCode,
  aMerge,
  aMyFreeScoreNow,
  aPartition,
  aSmartCredit,
  aSource,
  aTradelineJson,
  aTrueLink,
} from './builders.ts';
import { samples } from './samples.ts';

type Json = Readonly<Record<string, unknown>>;
const read = (report: Json): Report => readReport(aSmartCredit(aTrueLink(report)));
function line(overrides: Json = {}, partition: Json = {}): Tradeline | undefined {
  return read({ TradeLinePartition: [aPartition({ Tradeline: aTradelineJson(overrides), ...partition })] })
    .accounts[0]?.tradelines[0];
}

describe('the envelope', () => {
  it('distinguishes the formats by content', () => {
    expect(readReport(aMyFreeScoreNow()).format).toBe('mfsn-basic');
    expect(readReport(aMyFreeScoreNow(aTrueLink(), { AccountTradeLine: {}, Borrower: {} })).format).toBe(
      'mfsn-epic',
    );
    expect(readReport(aSmartCredit()).format).toBe('smartcredit');
    expect(readReport(JSON.stringify({ TrueLinkCreditReportType: aTrueLink() })).format).toBe(
      'truelink-plain',
    );
    expect(readReport(JSON.stringify({ report: { TrueLinkCreditReportType: aTrueLink() } })).format).toBe(
      'truelink-plain',
    );
  });

  it('accepts the bundle one level deeper, and a single component instead of a list', () => {
    const deeper = { success: true, data: { BundleComponents: { BundleComponent: aMerge(aTrueLink()) } } };
    expect(readReport(JSON.stringify(deeper)).accounts.map(({ creditor }) => creditor)).toEqual([
      'FIRST BANK',
    ]);
  });

  it('reads the epic response from the bundle and ignores the extras, one of which is also named Borrower', () => {
    const basic = readReport(aMyFreeScoreNow());
    const extras = {
      AccountIds: { a: { Name: 'X' } },
      Borrower: { BorrowerName: { Primary: { TUC: 'WRONG' } } },
    };
    expect(readReport(aMyFreeScoreNow(aTrueLink(), extras))).toEqual({ ...basic, format: 'mfsn-epic' });
  });

  it('reads a report that SmartCredit wraps as text, and one wrapped as an object', () => {
    const plain = readReport(samples.smartcredit);
    expect(readReport(JSON.stringify({ rawReport: samples.smartcredit }))).toEqual(plain);
    expect(readReport(JSON.stringify({ rawReport: JSON.parse(samples.smartcredit) }))).toEqual(plain);
  });

  it('unwraps IdentityIQ from either callback, from a page, and from escaped quotes', () => {
    const plain = readReport(samples.identityiq);
    const body = samples.identityiq.slice('JSON_CALLBACK('.length);
    const escaped = samples.identityiq
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;');
    const half = samples.identityiq.replaceAll('&', '&amp;');
    expect(readReport(`jsonp_callback(${body};`)).toEqual(plain);
    expect(readReport(`<html><body><pre>${samples.identityiq}</pre></body></html>`)).toEqual(plain);
    expect(readReport(`<html><body><pre style="x">${escaped}</pre></body></html>`)).toEqual(plain);
    expect(readReport(`<pre>${half}</pre>`)).toEqual(plain);
  });

  it('never evaluates code', () => {
    expect(() => readReport('JSON_CALLBACK((() => { globalThis.evaluated = true; return {}; })())')).toThrow(
      new UnreadableReportError('notAReport'),
    );
    expect('evaluated' in globalThis).toBe(false);
  });
});

describe('bureaus and dates of the report', () => {
  it('lists the bureaus that returned a file, from the sources and the records', () => {
    expect(read({}).bureaus).toEqual(['TransUnion', 'Experian', 'Equifax']);
    expect(read({ Sources: { Source: aSource('Equifax') } }).bureaus).toEqual(['TransUnion', 'Equifax']);
    expect(read({ Sources: [{ Source: aSource('Experian') }] }).bureaus).toEqual(['TransUnion', 'Experian']);
  });

  it('uses the latest inquiry date if the envelope gives no date', () => {
    const Sources = { Source: [aSource('Experian', '2026-03-01'), aSource('Equifax', '2026-04-02')] };
    expect(read({ Sources }).reportDate?.value).toBe('2026-04-02');
    expect(readReport(aMyFreeScoreNow(aTrueLink({ Sources }))).reportDate?.value).toBe('2026-10-02');
  });

  it("uses the line's own bureau text if its source is null", () => {
    expect(line({ Source: null, bureau: 'Equifax' })?.bureau).toBe('Equifax');
  });

  it('assigns a record without a bureau to the only bureau of a single-bureau report, and otherwise to none', () => {
    const homeless = [aPartition({ Tradeline: aTradelineJson({ Source: null, bureau: '' }) })];
    expect(read({ TradeLinePartition: homeless }).accounts).toEqual([]);
    expect(
      read({ TradeLinePartition: homeless, Sources: { Source: aSource('Equifax') } }).accounts[0]
        ?.tradelines[0]?.bureau,
    ).toBe('Equifax');
  });
});

describe('lists', () => {
  const one = aPartition();
  it.each([
    ['missing', undefined, 0],
    ['null', null, 0],
    ['empty text', '', 0],
    ['an empty object', {}, 0],
    ['an empty list', [], 0],
    ['one object', one, 1],
    ['a list', [one, one], 2],
    ['a list with holes', [null, one, {}], 1],
  ])('accepts %s', (_, TradeLinePartition, length) => {
    expect(read({ TradeLinePartition }).accounts.length).toBe(length);
  });

  it('reads the public records partition under both spellings', () => {
    const PublicRecord = {
      bureau: 'Experian',
      dateFiled: '2020-02-03',
      Type: aCode('1', 'Chapter 7 Bankruptcy'),
    };
    const filed = (report: Report) =>
      report.publicRecords.map(({ id, bureau, dateFiled }) => [id, bureau, dateFiled?.value]);
    const expectation = [['public-record-0', 'Experian', '2020-02-03']];
    expect(filed(read({ PulblicRecordPartition: { PublicRecord } }))).toEqual(expectation);
    expect(filed(read({ PublicRecordPartition: [{ PublicRecord: [PublicRecord] }] }))).toEqual(expectation);
  });
});
