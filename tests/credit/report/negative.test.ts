import { describe, expect, it } from 'vitest';
import type { Account } from '#credit/report/model.ts';
import { isNegative, negativeReasons } from '#credit/report/negative.ts';
import { isChargeOffOrCollection, isLateOnly } from '#credit/report/negativeClass.ts';
import { readReport } from '#credit/report/read.ts';
import {
  aCode,
  aGrantedTrade,
  aPartition,
  aSmartCredit,
  aSource,
  aTradelineJson,
  aTrueLink,
} from './builders.ts';

type Json = Readonly<Record<string, unknown>>;

function anAccount(tradeline: Json = {}, partition: Json = {}): Account {
  const report = aTrueLink({
    TradeLinePartition: aPartition({ Tradeline: aTradelineJson(tradeline), ...partition }),
  });
  const [account] = readReport(aSmartCredit(report)).accounts;
  if (!account) throw new Error('The builder made no account.');
  return account;
}
const granted = (overrides: Json): Account => anAccount({ GrantedTrade: aGrantedTrade(overrides) });
const historyOf = (status: string): Account =>
  granted({ PayStatusHistory: { status, startDate: '2026-09-01' } });
const remarked = (symbol: string, description: string, customRemark = ''): Account =>
  anAccount({ Remark: { RemarkCode: aCode(symbol, description), customRemark } });
const reasonsOf = (account: Account) => account.tradelines.flatMap((line) => negativeReasons(account, line));
const rulesOf = (account: Account) => reasonsOf(account).map(({ rule }) => rule);

describe('what makes an account negative', () => {
  const base = '/BundleComponents/BundleComponent/0/TrueLinkCreditReportType/TradeLinePartition';

  it('a collection account, with its original creditor', () => {
    const CollectionTrade = {
      originalCreditor: 'CITY HOSPITAL',
      creditType: aCode('Y', 'Collection Account'),
    };
    expect(
      reasonsOf(anAccount({ GrantedTrade: undefined, CollectionTrade }, { accountTypeSymbol: 'Y' })),
    ).toEqual([
      {
        rule: 'collection',
        parameters: { originalCreditor: 'CITY HOSPITAL' },
        evidence: [`${base}/accountTypeSymbol`, `${base}/Tradeline/CollectionTrade/originalCreditor`],
      },
    ]);
    expect(rulesOf(anAccount({}, { accountTypeSymbol: 'Y' }))).toEqual(['collection']);
  });

  it.each([
    ['F', 'Derogatory', 'Derog'],
    ['C', 'Derogatory', 'Derog'],
    ['P', 'Derogatory', ''],
    ['P', '', 'Derog'],
  ])('a derogatory condition under the symbol %s', (symbol, description, abbreviation) => {
    expect(rulesOf(anAccount({ AccountCondition: aCode(symbol, description, abbreviation) }))).toEqual([
      'derogatoryCondition',
    ]);
  });

  it.each(['1', '2', '3', '4', '5', '6', '7', '8', '8R', '9'])('a payment status of %s', (symbol) => {
    expect(reasonsOf(anAccount({ PayStatus: aCode(symbol, 'Words') }))).toEqual([
      { rule: 'payStatus', parameters: { description: 'Words' }, evidence: [`${base}/Tradeline/PayStatus`] },
    ]);
  });

  it.each(['1', '6', '8', '9'])('a worst payment status of %s', (symbol) => {
    expect(rulesOf(granted({ WorstPayStatus: aCode(symbol, 'Words') }))).toEqual(['worstPayStatus']);
  });

  it('a count of late payments', () => {
    expect(reasonsOf(granted({ late30Count: '2', late90Count: 1 }))).toEqual([
      {
        rule: 'lateCounts',
        parameters: { late30: 2, late60: 0, late90: 1 },
        evidence: [
          `${base}/Tradeline/GrantedTrade/late30Count`,
          `${base}/Tradeline/GrantedTrade/late90Count`,
        ],
      },
    ]);
  });

  it.each(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'G', 'H', 'J', 'K', 'L'])(
    'a month of %s',
    (status) => {
      expect(reasonsOf(historyOf(`C${status}C`))).toEqual([
        {
          rule: 'history',
          parameters: { count: 1, newest: '2026-08', oldest: '2026-08' },
          evidence: [`${base}/Tradeline/GrantedTrade/PayStatusHistory/status`],
        },
      ]);
    },
  );

  it('an amount past due', () => {
    expect(reasonsOf(granted({ amountPastDue: '88' }))).toEqual([
      {
        rule: 'pastDue',
        parameters: { amount: 8_800 },
        evidence: [`${base}/Tradeline/GrantedTrade/amountPastDue`],
      },
    ]);
  });

  it.each([
    ['chargeOff', 'TM009', 'Charged off as bad debt', ''],
    ['chargeOff', 'XC097', 'Unpaid balance reported as a loss', ''],
    ['chargeOff', 'ZZ', 'Charge-off', ''],
    ['bankruptcy', 'T00CBL', 'Words', ''],
    ['bankruptcy', 'ZZ', 'Chapter 13 bankruptcy', ''],
    ['repossession', 'ZZ', 'Voluntary repossession', ''],
    ['settled', 'ZZ', '', 'Settled for less than the full balance'],
  ])('a remark of %s (%s)', (sense, symbol, description, custom) => {
    expect(reasonsOf(remarked(symbol, description, custom))).toEqual([
      {
        rule: 'remark',
        parameters: { sense, text: description || custom },
        evidence: [`${base}/Tradeline/Remark`],
      },
    ]);
  });
});

describe('what does not', () => {
  it.each([
    ['an open, current card', anAccount()],
    ['a dispute', anAccount({ DisputeFlag: aCode('T', 'Account disputed') })],
    [
      'a closed account',
      anAccount({ AccountCondition: aCode('C', 'Closed'), OpenClosed: aCode('C', 'Closed') }),
    ],
    ['a transferred account', anAccount({ AccountCondition: aCode('T', 'Transferred') })],
    ['a refinanced account', anAccount({ AccountCondition: aCode('R', 'Refinanced') })],
    ['an unknown status', anAccount({ PayStatus: aCode('U', 'Unknown') })],
    ['no status', anAccount({ PayStatus: '' })],
    ['a status too new to rate', anAccount({ PayStatus: aCode('0', 'Too new to rate') })],
    ['a worst status of a payment plan', granted({ WorstPayStatus: aCode('7', 'Plan') })],
    ['months without data', historyOf('UYXBD CC')],
    [
      'words that only contain such words',
      remarked('ZZ', 'Collateral repossessable; unsettled; encollectioned'),
    ],
    ['a collection remark alone', remarked('T00CLA', 'Placed for collection')],
  ])('%s', (_, account) => {
    expect(reasonsOf(account)).toEqual([]);
    expect(isNegative(account)).toBe(false);
  });
});

it('checks only the given bureau', () => {
  const Tradeline = [
    aTradelineJson(),
    aTradelineJson({ PayStatus: aCode('9', 'Collection/Chargeoff'), Source: aSource('Equifax') }),
  ];
  const account = anAccount({}, { Tradeline });
  expect([isNegative(account), isNegative(account, 'TransUnion'), isNegative(account, 'Equifax')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isNegative(account, 'Experian')).toBe(false);
});

describe('the classes of the options', () => {
  const classOf = (account: Account) =>
    account.tradelines.map((line) => ({
      late: isLateOnly(account, line),
      chargeOff: isChargeOffOrCollection(account, line),
    }))[0];
  const late = { late: true, chargeOff: false };
  const chargeOff = { late: false, chargeOff: true };

  it.each([
    ['a late status', anAccount({ PayStatus: aCode('2', 'Late 60 Days') }), late],
    ['a late month', historyOf('C1C'), late],
    ['a late month before a charge-off', historyOf('C9321C'), chargeOff],
    [
      'a charged-off status with late months',
      anAccount({ PayStatus: aCode('9', 'Collection/Chargeoff') }),
      chargeOff,
    ],
    ['a collection', anAccount({}, { accountTypeSymbol: 'Y' }), chargeOff],
    ['a repossession', anAccount({ PayStatus: aCode('8R', 'Repossession') }), chargeOff],
    ['a month of L', historyOf('CLC'), chargeOff],
    ['a month of G', historyOf('CGC'), chargeOff],
    ['a charge-off remark', remarked('TM009', 'Charged off as bad debt'), chargeOff],
    ['a collection remark', remarked('T00CLA', 'Placed for collection'), chargeOff],
    ['a past due amount alone', granted({ amountPastDue: '5' }), { late: false, chargeOff: false }],
    ['a good account', anAccount(), { late: false, chargeOff: false }],
  ])('%s', (_, account, expected) => {
    expect(classOf(account)).toEqual(expected);
  });
});
