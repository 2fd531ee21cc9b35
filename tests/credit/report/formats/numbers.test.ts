/** Identifiers that a provider writes as JSON numbers. */
import { describe, expect, it } from 'vitest';
import { parseJson } from '#credit/report/formats/reading/json.ts';
import { parsePostalCode } from '#credit/report/formats/reading/values.ts';
import { readReport } from '#credit/report/read.ts';
import { aPartition, aSmartCredit, aSource, aTradelineJson, aTrueLink } from '../builders.ts';
import { file, read } from './mismo/aResponse.ts';

/** A document in which the text "#" is this number. */
const withNumber = (document: string, written: string): string => document.replaceAll('"#"', written);

describe('a number in a JSON report', () => {
  it.each(['12345678901234567890', '1e21', '1.5E-7', '4417.10', '0012345', '-0', '4417'])(
    'is printed as written if it is an account number: %s',
    (written) => {
      const report = aTrueLink({
        TradeLinePartition: aPartition({ Tradeline: aTradelineJson({ accountNumber: '#' }) }),
        PulblicRecordPartition: { PublicRecord: { bureau: 'Experian', referenceNumber: '#' } },
      });
      const { accounts, publicRecords } = readReport(withNumber(aSmartCredit(report), written));
      expect(accounts[0]?.tradelines[0]?.accountNumber?.value).toBe(written);
      expect(publicRecords[0]?.reference?.value).toBe(written);
    },
  );

  it.each([
    ['1.840e3', 184_000],
    ['1840.50', 184_050],
    ['1840.00', 184_000],
    ['1840', 184_000],
  ])('is an amount if it is one: %s', (written, cents) => {
    const Tradeline = aTradelineJson({ currentBalance: '#' });
    const report = aSmartCredit(aTrueLink({ TradeLinePartition: aPartition({ Tradeline }) }));
    expect(readReport(withNumber(report, written)).accounts[0]?.tradelines[0]?.balance?.value).toBe(cents);
  });

  it('stays a number where JavaScript writes it in the same way, and text in strings is left alone', () => {
    const text = '{"a": 12, "b": -1.5, "c": "see 0012 and 1e21", "d": [1e21, 007]} 0012';
    expect(parseJson(text)).toEqual({ a: 12, b: -1.5, c: 'see 0012 and 1e21', d: ['1e21', '007'] });
  });

  it.each(['[1.2.3]', '[2026-11-21]', '[12x]', '[-]', '[1e]'])(
    'is not accepted in a form like %s',
    (text) => {
      expect(() => parseJson(text)).toThrow('not a credit report');
    },
  );
});

describe('an amount in a text', () => {
  const balanceOf = (currentBalance: string) => {
    const Tradeline = aTradelineJson({ currentBalance });
    const report = aSmartCredit(aTrueLink({ TradeLinePartition: aPartition({ Tradeline }) }));
    return readReport(report).accounts[0]?.tradelines[0];
  };

  it.each([
    ['$1,840', 184_000],
    ['1,234,567.5', 123_456_750],
    ['-45', -4_500],
  ])('is read with commas between thousands: %s', (written, cents) => {
    expect(balanceOf(written)?.balance?.value).toBe(cents);
  });

  it.each(['1840,50', '1,84', '12,34,567', '1.840,50', ',840', 'USD 350'])(
    'is neither guessed nor missing in another notation: %s',
    (written) => {
      expect(balanceOf(written)?.balance).toBeNull();
      expect(balanceOf(written)?.unread).toEqual(['balance']);
    },
  );

  it('that is empty or zero is not unread', () => {
    expect(balanceOf('')?.unread).toBeUndefined();
    expect(balanceOf('$0.00')?.unread).toBeUndefined();
  });
});

it('a date of last payment that cannot be read is not missing', () => {
  const paidOn = (dateLastPayment: string) => {
    const Tradeline = aTradelineJson({ GrantedTrade: { dateLastPayment } });
    const report = aSmartCredit(aTrueLink({ TradeLinePartition: aPartition({ Tradeline }) }));
    return readReport(report).accounts[0]?.tradelines[0];
  };
  expect(paidOn('2023-10-14')?.dateLastPayment?.value).toBe('2023-10-14');
  expect(paidOn('2023-10-14')?.unread).toBeUndefined();
  expect(paidOn('Oct 14th 23')?.dateLastPayment).toBeNull();
  expect(paidOn('Oct 14th 23')?.unread).toEqual(['dateLastPayment']);
});

describe('a postal code', () => {
  it.each([
    ['198500000', '19850'],
    ['19850-0000', '19850'],
    ['198501234', '19850-1234'],
    ['19850', '19850'],
  ])('%s is %s', (written, read) => {
    expect(parsePostalCode(written)).toBe(read);
  });
});

describe('leading zeros that a JSON number has lost', () => {
  it('are restored in a Social Security number', () => {
    const Borrower = {
      SocialPartition: { Social: { SocialSecurityNumber: 12345678, Source: aSource('TransUnion') } },
    };
    const ssns = readReport(aSmartCredit(aTrueLink({ Borrower }))).personal.ssns;
    expect(ssns.map(({ digits }) => digits?.value)).toEqual(['012345678']);
    const person = { _BORROWER: { _SSN: 12345678, '@_FirstName': 'PAT', '@_LastName': 'SAMPLETON' } };
    const mismo = read({ CREDIT_FILE: file('E1', 'Equifax', person) }).personal.ssns;
    expect(mismo.map(({ digits }) => digits?.value)).toEqual(['012345678']);
  });

  it.each([
    ['907', '00907'],
    ['1002', '01002'],
    ['97999', '97999'],
    ['9070001', '00907-0001'],
    ['10020001', '01002-0001'],
    ['979990001', '97999-0001'],
    ['97999-0001', '97999-0001'],
  ])('are restored in the postal code %s', (written, code) => {
    expect(parsePostalCode(written)).toBe(code);
  });
});
