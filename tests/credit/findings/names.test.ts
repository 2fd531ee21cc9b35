import { describe, expect, it } from 'vitest';
import { mayBeSameCompany, sameCompany, sameNumber } from '#credit/findings/names.ts';
import type { Account } from '#credit/report/model.ts';
import { hits, hitsIn } from '#tests/credit/findings/hits.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  anInquiry,
  aReport,
  chargedOff,
  code,
  field,
} from '#tests/support/aReport.ts';
import { findingSentences } from '#vocabulary/findings.ts';

describe('whether two names certainly mean one company', () => {
  it.each([
    ['HARBOR BANK', 'HARBOR BANK NA', true],
    ['METRO AUTO FIN', 'METRO AUTO FINANCE', true],
    ['METRO AUTO FINANCE', 'METRO AUTO FIN', true],
    ['METRO AUTO FI', 'METRO AUTO FINANCE', false],
    ['CHASE', 'CHASE BANK', true],
    ['SMITH RIVER NATIONAL BANK', 'SMITH RIVER NATL BK', true],
    ['USA CARD SERVICES', 'USA CARD SERVICES', true],
    ['HARBOR BANK VISA', 'HARBOR BANK', true],
    ['HARBOR BANK', 'HARBOR CREDIT UNION', false],
    ['EXAMPLE HOSPITAL', 'MEDICAL PAYMENT DATA', false],
    ['THE HARBOR BANK', 'HARBOR BANK', true],
    ['', 'HARBOR BANK', false],
    ['', '', false],
  ])('%s and %s', (one, other, same) => expect(sameCompany(one, other)).toBe(same));
  it.each([
    ['ZED', 'ZED', true],
    ['ZED', 'Zed, Inc.', true],
    ['ZED', 'ZED BANK', false],
    ['ZED', 'ZEN', false],
    ['ZEDS', 'ZED', false],
    ['ALTO', 'ALTO VETERINARY', false],
  ])('short names: %s and %s', (one, other, same) => expect(sameCompany(one, other)).toBe(same));
  it.each([
    ['AMEX', 'AMERICAN EXPRESS', true],
    ['CITI', 'CITIBANK NA', true],
    ['CITI', 'CITI TRENDS', false],
    ['SYNCB/LOWES', 'SYNCHRONY BANK', true],
    ['SYNCB/LOWES', 'SYNCB/AMAZON', false],
    ['JPMCB CARD', 'CHASE CARD', true],
    ['ALLY', 'ALLY FINANCIAL', true],
    ['ALLY FINANCIAL', 'ALLIED FINANCIAL', false],
    ['CAP ONE', 'CAPITAL ONE BANK USA', true],
    ['US DEP ED', 'DEPT OF ED/NELNET', true],
  ])('trading forms: %s and %s', (one, other, same) => expect(sameCompany(one, other)).toBe(same));
  it('does not take the words of many companies for one of them', () => {
    expect(sameCompany('FIRST NATIONAL BANK', 'FIRST NATIONAL BANK')).toBe(true);
    expect(sameCompany('FIRST NATIONAL BANK', 'FIRST NATIONAL BANK OMAHA')).toBe(false);
    expect(sameCompany('CREDIT UNION', 'CREDIT UNION WEST')).toBe(false);
  });
});

describe('whether two names could mean one company', () => {
  it.each([
    ['ZED', 'ZED BANK', 'one begins with the other'],
    ['ZEDBANK', 'ZED BANK', 'written as one word'],
    ['NFCU', 'NAVY FEDERAL CREDIT UNION', 'initials'],
    ['OPL', 'ORION PERSONAL LENDING', 'initials of an unknown company'],
    ['SPRINGLF FIN', 'SPRINGLEAF FINANCIAL', 'abbreviated'],
    ['COMENITY/HARBOR', 'HARBOR STORES', 'a word in common'],
    ['FIRST PREMIER', 'FIRST BANKCARD', 'the same first word'],
    ['', 'HARBOR BANK', 'no name'],
    ['AMEX', 'AMERICAN EXPRESS', 'a trading form'],
  ])('%s and %s: %s', (one, other) => {
    expect(mayBeSameCompany(one, other)).toBe(true);
    expect(mayBeSameCompany(other, one)).toBe(true);
  });
  it.each([
    ['HARBOR BANK', 'NEIGHBOR BANK'],
    ['QUICKLOAN DIRECT', 'METRO AUTO FINANCE'],
    ['EXAMPLE HOSPITAL', 'MEDICAL PAYMENT DATA'],
    ['ZED', 'ZEN'],
    ['CREDIT UNION WEST', 'HARBOR CREDIT UNION'],
  ])('not %s and %s', (one, other) => {
    expect(mayBeSameCompany(one, other)).toBe(false);
    expect(mayBeSameCompany(other, one)).toBe(false);
  });
});

describe('account numbers', () => {
  it.each([
    ['440066120987****', '4400****', true],
    ['4400****', '4401****', false],
    ['440****', '4400', false],
    ['****', '****', false],
    // An X by itself belongs to the number.
    ['RX8812091', 'RX8812091', true],
    ['RX8812091', 'RX99211840', false],
    ['4400XX0987', '4400XX0987', true],
    // Different ends after the masks.
    ['4400XXXXXXXX1234', '4400XXXXXXXX9999', false],
    ['4400****', '4400****9999', true],
    ['440066120987', '4400****0987', true],
    ['44006612X', '440066129', true],
    ['4400 XXXX XXXX 0987', '4400-****-****-0987', true],
  ])('%s and %s', (one, other, same) => expect(sameNumber(one, other)).toBe(same));
});

describe('what letters say of companies with short names', () => {
  const asked = (company: string, ...accounts: readonly Account[]) =>
    hits('Q2', aReport({ inquiries: [anInquiry('Equifax', company, '2025-01-01')], accounts }));
  const opened = (creditorName: string, values: object = {}) =>
    anAccount([aLine('Experian', { creditorName, dateOpened: '2025-01-20', ...values })]);

  it('Q2 finds the account of a company with three letters', () =>
    expect(asked('ZED', opened('ZED'))).toEqual([]));
  it('Q2 is silent as long as an account could be the company’s', () => {
    expect(asked('AMEX', opened('AMERICAN EXPRESS'))).toEqual([]);
    expect(asked('OPL', opened('ORION PERSONAL LENDING'))).toEqual([]);
    expect(asked('ZED', opened('ZED', { dateOpened: null }))).toEqual([]);
    const nameless = { ...aLine('Experian', { dateOpened: '2025-01-20' }), creditorName: null };
    expect(asked('ZED', anAccount([nameless]))).toEqual([]);
  });
  it('Q2 is silent if a collection names the company as original creditor', () =>
    expect(asked('HARBOR BANK', aCollection(aCollectionLine('Equifax')))).toEqual([]));
  it('Q2 is silent in a report with more companies than anyone deals with', () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, index) => opened(`X${String(index).padStart(3, '0')}Y`));
    expect(asked('ZED', ...named(500))).toEqual(['inquiry-0 noAccount Equifax']);
    expect(asked('ZED', ...named(501))).toEqual([]);
  });
  it('Q2 fires if the only account belongs to another company', () => {
    expect(asked('ZED', opened('ZEN'))).toEqual(['inquiry-0 noAccount Equifax']);
    expect(asked('ZED', opened('HARBOR BANK'))).toEqual(['inquiry-0 noAccount Equifax']);
  });
  it('Q4 is silent if a collector’s account has its short or abbreviated name', () => {
    const made = (company: string, creditorName: string) =>
      hits(
        'Q4',
        aReport({
          inquiries: [
            anInquiry('Equifax', company, '2025-01-01', {
              industry: field(code('YC', 'Collection agencies'), '/industry'),
            }),
          ],
          accounts: [aCollection(aCollectionLine('Equifax', { creditorName }))],
        }),
      );
    expect(made('ZED', 'ZED')).toEqual([]);
    expect(made('PRA', 'PORTFOLIO RECOV ASSOC')).toEqual([]);
    expect(made('ZED', 'ZEN')).toEqual(['inquiry-0 noAccount Equifax']);
  });
  it('D2 finds the original creditor of a collection under a short name', () => {
    const debt = anAccount([
      aLine('Equifax', { creditorName: 'ZED', payStatus: chargedOff, balance: 1840_00 }),
    ]);
    const sold = (originalCreditor: string) => aCollection(aCollectionLine('Equifax', { originalCreditor }));
    expect(hitsIn('D2', debt, sold('ZED'))).toEqual(['account-0 sameFile Equifax']);
    expect(hitsIn('D2', debt, sold('ZED BANK'))).toEqual([]);
  });
  it('N2 does not call a trading form another original creditor', () => {
    const named = (one: string, other: string) =>
      aCollection(
        aCollectionLine('TransUnion', { originalCreditor: one }),
        aCollectionLine('Equifax', { originalCreditor: other }),
      );
    expect(hitsIn('N2', named('ZED', 'ZED BANK'))).toEqual([]);
    expect(hitsIn('N2', named('CITI', 'CITIBANK'))).toEqual([]);
    expect(hitsIn('N2', named('ZED', 'ZEN'))).toEqual(['account-0 differs TransUnion,Equifax']);
  });
  it('screens mention the accounts under the name, not all accounts', () => {
    const { Q2, Q4 } = findingSentences;
    expect([Q2.en, Q4.en]).toEqual([
      expect.stringContaining('no account under that name'),
      expect.stringContaining('no account under that name'),
    ]);
    expect([Q2.es, Q4.es]).toEqual([
      expect.stringContaining('ninguna cuenta con ese nombre'),
      expect.stringContaining('ninguna cuenta con ese nombre'),
    ]);
  });
  it('Q3 finds the second inquiry of a company with three letters', () => {
    const twice = [anInquiry('Equifax', 'ZED', '2025-07-01'), anInquiry('Equifax', 'ZED', '2025-07-15')];
    expect(hits('Q3', aReport({ inquiries: twice }))).toEqual(['inquiry-1 twice Equifax']);
  });
});
