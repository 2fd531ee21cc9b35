import { describe, expect, it } from 'vitest';
import { hitsIn } from '#tests/credit/findings/hits.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  chargedOff,
  closed,
  current,
  late120,
  open,
} from '#tests/support/aReport.ts';

describe('B1 balance differs between bureaus', () => {
  it('questions the bureaus that show a higher balance than another', () => {
    const account = anAccount([
      aLine('TransUnion', { balance: 1840_00 }),
      aLine('Experian', { balance: 1840_00 }),
      aLine('Equifax', { balance: 2210_00 }),
    ]);
    expect(hitsIn('B1', account)).toEqual(['account-0 differs Equifax']);
  });
  it('does not fire at exactly $25, or at 2% of a large balance', () => {
    expect(
      hitsIn(
        'B1',
        anAccount([aLine('TransUnion', { balance: 100_00 }), aLine('Experian', { balance: 125_00 })]),
      ),
    ).toEqual([]);
    expect(
      hitsIn(
        'B1',
        anAccount([aLine('TransUnion', { balance: 98_000_00 }), aLine('Experian', { balance: 100_000_00 })]),
      ),
    ).toEqual([]);
  });
  it('does not fire if the balances were reported more than 45 days apart', () => {
    const lines = (date: string) =>
      anAccount([
        aLine('TransUnion', { balance: 0, dateReported: date }),
        aLine('Experian', { balance: 950_00 }),
      ]);
    expect(hitsIn('B1', lines('2025-07-17'))).toEqual([]);
    expect(hitsIn('B1', lines('2025-07-18'))).toEqual(['account-0 differs Experian']);
  });
});

describe('B2 balance on a transferred, sold, or paid account', () => {
  it('fires on each of them', () => {
    const line = (values: object) => anAccount([aLine('Experian', { balance: 950_00, ...values })]);
    expect(hitsIn('B2', line({ condition: ['T', 'Transferred'] }))).toEqual([
      'account-0 transferred Experian',
    ]);
    expect(hitsIn('B2', line({ condition: ['P', 'Paid'] }))).toEqual(['account-0 paid Experian']);
    expect(hitsIn('B2', line({ remarks: [['T00PAL', 'Purchased by another lender']] }))).toEqual([
      'account-0 sold Experian',
    ]);
  });
  it.each([
    'Consumer states account was paid in full to the dealer',
    'Account will be paid in full by 12/31',
    'Not paid in full',
    'Transferred to recovery',
    'Account transferred to another office',
    'Foreclosure, collateral sold',
  ])('does not fire on the remark %s', (words) => {
    const line = aLine('Experian', {
      balance: 950_00,
      pastDue: 80_00,
      payStatus: late120,
      remarks: [['', words]],
    });
    expect((['B2', 'B3', 'S7'] as const).flatMap((rule) => hitsIn(rule, anAccount([line])))).toEqual([]);
  });
  it('does not fire on a zero balance, an unpaid remark, or a closed account', () => {
    expect(
      hitsIn('B2', anAccount([aLine('Experian', { balance: 0, condition: ['T', 'Transferred'] })])),
    ).toEqual([]);
    expect(
      hitsIn(
        'B2',
        anAccount([
          aLine('Experian', { balance: 950_00, remarks: [['XC097', 'Unpaid balance reported as a loss']] }),
        ]),
      ),
    ).toEqual([]);
    expect(
      hitsIn(
        'B2',
        anAccount([aLine('Experian', { balance: 950_00, condition: ['C', 'Closed'], openClosed: closed })]),
      ),
    ).toEqual([]);
  });
});

describe('B3 past due where nothing is owed', () => {
  it('fires on a zero balance, on a paid account, and on an amount above the balance', () => {
    expect(hitsIn('B3', anAccount([aLine('Experian', { pastDue: 389_00, balance: 0 })]))).toEqual([
      'account-0 zeroBalance Experian',
    ]);
    expect(
      hitsIn('B3', anAccount([aLine('Experian', { pastDue: 389_00, condition: ['P', 'Paid'] })])),
    ).toEqual(['account-0 paid Experian']);
    expect(hitsIn('B3', anAccount([aLine('Experian', { pastDue: 389_00, balance: 387_00 })]))).toEqual([
      'account-0 exceeds Experian',
    ]);
  });
  it('does not fire if the whole balance is past due, or if the balance is not reported', () => {
    expect(hitsIn('B3', anAccount([aLine('Experian', { pastDue: 389_00, balance: 389_00 })]))).toEqual([]);
    expect(hitsIn('B3', anAccount([aLine('Experian', { pastDue: 389_00 })]))).toEqual([]);
  });
});

describe('B4 monthly payment on an account without one', () => {
  it('fires on a charge-off, and on a closed account with a zero balance', () => {
    expect(
      hitsIn('B4', anAccount([aLine('Experian', { monthlyPayment: 41_00, payStatus: chargedOff })])),
    ).toEqual(['account-0 chargedOff Experian']);
    expect(
      hitsIn(
        'B4',
        anAccount([aLine('Experian', { monthlyPayment: 362_00, openClosed: closed, balance: 0 })]),
      ),
    ).toEqual(['account-0 zeroBalance Experian']);
  });
  it('does not fire on a closed account that is still being paid off', () => {
    expect(
      hitsIn(
        'B4',
        anAccount([
          aLine('Experian', {
            monthlyPayment: 41_00,
            payStatus: current,
            openClosed: closed,
            balance: 900_00,
          }),
        ]),
      ),
    ).toEqual([]);
  });
});

describe('B5 charged-off balance above the highest balance', () => {
  it("fires against the file's own high balance and against another bureau's", () => {
    const line = (high: number) =>
      aLine('Equifax', { payStatus: chargedOff, balance: 2210_00, highBalance: high });
    expect(hitsIn('B5', anAccount([line(1840_00)]))).toEqual(['account-0 own Equifax']);
    expect(hitsIn('B5', anAccount([line(2210_00), aLine('Experian', { highBalance: 1840_00 })]))).toEqual([
      'account-0 other Equifax',
    ]);
  });
  it('does not fire on an account that is not charged off, where interest may accrue', () => {
    expect(
      hitsIn(
        'B5',
        anAccount([aLine('Equifax', { payStatus: current, balance: 2210_00, highBalance: 1840_00 })]),
      ),
    ).toEqual([]);
  });
});

describe('B6 balance above limit or high credit', () => {
  it('fires above 125% of the limit, and above the high credit', () => {
    expect(hitsIn('B6', anAccount([aLine('Equifax', { balance: 1251_00, creditLimit: 1000_00 })]))).toEqual([
      'account-0 creditLimit Equifax',
    ]);
    expect(hitsIn('B6', anAccount([aLine('Equifax', { balance: 502_00, highBalance: 500_00 })]))).toEqual([
      'account-0 highBalance Equifax',
    ]);
  });
  it('does not fire at 125%', () => {
    expect(
      hitsIn(
        'B6',
        anAccount([aLine('Equifax', { balance: 1250_00, creditLimit: 1000_00, highBalance: 1250_00 })]),
      ),
    ).toEqual([]);
  });
});

describe('B4 on support', () => {
  it.each([
    { creditorName: 'MN CHILD SUPPORT ENF' },
    { remarks: [['Q00EK', 'Child/family support obligation']] as const },
    { accountType: ['', 'Family Support'] as const },
  ])('does not question a payment that stays due every month: %o', (values) => {
    const line = aLine('TransUnion', { payStatus: chargedOff, monthlyPayment: 220_00, ...values });
    expect(hitsIn('B4', anAccount([line]))).toEqual([]);
  });
});

describe('B4 on a charge-off that is being paid', () => {
  const line = (symbol: string, words: string) =>
    aLine('TransUnion', { payStatus: chargedOff, monthlyPayment: 75_00, remarks: [[symbol, words]] });
  it.each([
    ['T00PPA', 'Paying under partial or modified payment agreement'],
    ['T00PLP', 'Profit and loss now paying'],
    ['Q00CA', 'Charge off - making payments'],
    ['', 'Paying under a partial payment agreement'],
    ['Q00GB', 'Account being paid through wep'],
    ['', 'CLIENT PAYS 75 EVERY MONTH'],
  ])('questions no payment that the remark explains, or may explain: %s %s', (symbol, words) => {
    expect(hitsIn('B4', anAccount([line(symbol, words)]))).toEqual([]);
  });
  it('questions it next to a remark that says nothing of payments', () => {
    const account = anAccount([line('T00PRL', 'Profit and loss write-off')]);
    expect(hitsIn('B4', account)).toEqual(['account-0 chargedOff TransUnion']);
  });
});

describe('L1 credit limit missing', () => {
  it('does not call a limit missing that is only not understood', () => {
    const line = { ...aLine('Equifax', { openClosed: open }), unread: ['creditLimit'] as const };
    const other = aLine('TransUnion', { openClosed: open, creditLimit: 1500_00 });
    expect(hitsIn('L1', anAccount([line, other]))).toEqual([]);
    const { unread: _, ...without } = line;
    expect(hitsIn('L1', anAccount([without, other]))).toEqual(['account-0 missing Equifax']);
  });

  it('fires if another bureau has one', () => {
    const account = anAccount([
      aLine('TransUnion', { openClosed: open, creditLimit: 1500_00 }),
      aLine('Equifax', { openClosed: open }),
    ]);
    expect(hitsIn('L1', account)).toEqual(['account-0 missing Equifax']);
  });
  it('does not fire on a bureau that shows the limit as high credit', () => {
    const lines = (highBalance: number) => [
      aLine('TransUnion', { openClosed: open, creditLimit: 4000_00 }),
      aLine('Equifax', { openClosed: open, highBalance }),
    ];
    expect(hitsIn('L1', anAccount(lines(4000_00)))).toEqual([]);
    expect(hitsIn('L1', anAccount(lines(2000_00)))).toEqual(['account-0 missing Equifax']);
  });
  it('does not fire on a closed account, on a loan, or if no bureau has a limit', () => {
    const lines = (state: readonly [string, string]) => [
      aLine('TransUnion', { openClosed: open, creditLimit: 1500_00 }),
      aLine('Equifax', { openClosed: state }),
    ];
    expect(hitsIn('L1', anAccount(lines(closed)))).toEqual([]);
    expect(hitsIn('L1', anAccount(lines(open), ['I', 'Installment Account']))).toEqual([]);
    expect(hitsIn('L1', aCollection(aCollectionLine('Equifax', { openClosed: open })))).toEqual([]);
  });
});
