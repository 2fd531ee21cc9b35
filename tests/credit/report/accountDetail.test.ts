import { describe, expect, it } from 'vitest';
import { accountDetail, accountRow } from '#credit/report/accountDetail.ts';
import { readReport } from '#credit/report/read.ts';
import { aCode, aPartition, aSmartCredit, aSource, aTradelineJson, aTrueLink } from './builders.ts';
import { samples } from './samples.ts';

const { accounts } = readReport(samples['mfsn-basic']);
const account = (index: number) => {
  const found = accounts[index];
  if (!found) throw new Error(`The sample has no account ${index}.`);
  return found;
};

describe("one bureau's column of an account", () => {
  it('shows every field of the mapping table', () => {
    expect(accountDetail(account(1), 'Experian')).toEqual({
      accountNumber: '440066120987',
      accountDetail: 'Credit Card',
      accountStatus: 1,
      dateOpened: '03/14/2018',
      ofMonths: '',
      creditLimit: '$1,500',
      paymentStatus: 'Collection/Chargeoff',
      dateLastActive: '10/01/2021',
      accountType: 'Revolving',
      bureauCode: 'Individual',
      monthlyPayment: '$41',
      balance: '$1,840',
      highCredit: '$1,840',
      pastDue: '$1,840',
      lastReport: '09/01/2025',
      lastPaymentDate: '03/19/2021',
      comment:
        'Unpaid balance reported as a loss by the credit grantor.; Customer disputed account - reported by subscriber.',
      reporting: true,
    });
  });

  it('has no limit, terms, past due or payment for a collection', () => {
    expect(accountDetail(account(2), 'TransUnion')).toEqual(
      expect.objectContaining({
        accountDetail: 'Collection',
        accountType: 'Collection',
        creditLimit: '',
        ofMonths: '',
        pastDue: '',
        monthlyPayment: '',
        balance: '$412',
      }),
    );
  });

  it('is empty if the bureau does not report the account', () => {
    const silent = accountDetail(account(2), 'Experian');
    expect([silent.reporting, silent.accountStatus]).toEqual([false, 0]);
    expect(Object.values(silent).filter((value) => typeof value === 'string' && value !== '')).toEqual([]);
  });

  it('is negative per bureau', () => {
    const at = (bureau: 'TransUnion' | 'Experian' | 'Equifax') =>
      accountDetail(account(7), bureau).accountStatus;
    expect([at('TransUnion'), at('Experian'), at('Equifax')]).toEqual([1, 0, 0]);
  });
});

describe('the manual list', () => {
  it('lists the accounts of the sample', () => {
    expect(
      accounts
        .map(accountRow)
        .map(({ name, type, status, amount, negative }) => [name, type, status, amount, negative]),
    ).toEqual([
      ['CITADEL CARD', 'Revolving', 'Open', 41_200, false],
      ['HARBOR BANK VISA', 'Revolving', 'Derogatory', 184_000, true],
      ['SUMMIT RECOVERY', 'Collection', 'Derogatory', 41_200, true],
      ['PIONEER ACCEPTANCE', 'Collection', 'Derogatory', 184_000, true],
      ['REDLINE PORTFOLIO', 'Collection', 'Derogatory', 184_000, true],
      ['OLD MAIN DEPT STORE', 'Revolving', 'Derogatory', 0, true],
      ['METRO AUTO FINANCE', 'Installment', 'Derogatory', 0, true],
      ['FED STUDENT SERVICING', 'Installment', 'Open', 1_432_000, true],
      ['NEIGHBOR CU', 'Revolving', 'Open', 298_700, true],
      ['PRIME HOME LOANS & TRUST', 'Mortgage', 'Open', 23_188_000, false],
      ['ORION PERSONAL LENDING', 'Installment', 'Closed', 0, true],
    ]);
  });

  const row = (...Tradeline: readonly unknown[]) => {
    const [only] = readReport(
      aSmartCredit(aTrueLink({ TradeLinePartition: aPartition({ Tradeline }) })),
    ).accounts;
    if (!only) throw new Error('The builder made no account.');
    return accountRow(only);
  };

  it('rates derogatory above paid, and paid above open or closed', () => {
    const paid = aTradelineJson({ AccountCondition: aCode('P', 'Paid'), OpenClosed: aCode('C', 'Closed') });
    const paidDerogatory = aTradelineJson({ AccountCondition: aCode('P', 'Derogatory', 'Derog') });
    const unstated = aTradelineJson({ OpenClosed: '', AccountCondition: '', dateClosed: '2025-01-02' });
    expect([row(paid).status, row(paid, paidDerogatory).status, row(unstated).status]).toEqual([
      'Paid',
      'Derogatory',
      'Closed',
    ]);
  });

  it('K7 has the digits of the number that the first bureau shows, and the first opening date', () => {
    const at = (bureau: 'TransUnion' | 'Experian', accountNumber: string, dateOpened: string) =>
      aTradelineJson({ Source: aSource(bureau), accountNumber, dateOpened });
    const of = (...lines: readonly unknown[]) => {
      const { number, opened } = row(...lines);
      return [number, opened];
    };
    expect(of(at('TransUnion', '643484281418****', '2018-03-14'))).toEqual(['1418', '03/14/2018']);
    expect(of(at('TransUnion', '****', ''), at('Experian', 'XXXXXXXX3310', '2019-01-02'))).toEqual([
      '3310',
      '01/02/2019',
    ]);
    expect(of(at('TransUnion', '', ''))).toEqual(['', '']);
  });

  it("uses TransUnion's balance, otherwise Experian's, otherwise Equifax's, and none if no bureau gives one", () => {
    const at = (bureau: 'TransUnion' | 'Experian' | 'Equifax', currentBalance: string) =>
      aTradelineJson({ Source: aSource(bureau), currentBalance });
    const both = row(at('Equifax', '3'), at('Experian', '2'), at('TransUnion', ''));
    expect([both.amount, both.bureaus]).toEqual([200, ['TransUnion', 'Experian', 'Equifax']]);
    expect(row(at('TransUnion', '')).amount).toBe(null);
  });
});
