import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { hitsIn, today } from '#tests/credit/findings/hits.ts';
import {
  aLine,
  anAccount,
  aReport,
  chargedOff,
  closed,
  current,
  late120,
  late30,
  open,
} from '#tests/support/aReport.ts';

describe('S1 payment status differs between bureaus', () => {
  it('questions the bureau with the worse rating', () => {
    const account = anAccount([
      aLine('TransUnion', { payStatus: current }),
      aLine('Experian', { payStatus: late120 }),
    ]);
    expect(hitsIn('S1', account)).toEqual(['account-0 differs Experian']);
  });
  it('reads a status that has a text but no code, as in CSID', () => {
    const rated = (words: string) =>
      hitsIn(
        'S1',
        anAccount([
          aLine('TransUnion', { payStatus: current }),
          aLine('Experian', { payStatus: ['', words] }),
        ]),
      );
    expect(rated('Charge-off')).toEqual(['account-0 differs Experian']);
    expect(rated('60 DAYS PAST DUE')).toEqual(['account-0 differs Experian']);
    expect(rated('Pays as agreed')).toEqual([]);
    expect(rated('Not charged off')).toEqual([]);
  });
  it('does not fire if both are late by different numbers of days', () => {
    const account = anAccount([
      aLine('TransUnion', { payStatus: late30 }),
      aLine('Experian', { payStatus: late120 }),
    ]);
    expect(hitsIn('S1', account)).toEqual([]);
  });
});

describe('S2 open and closed at once', () => {
  it('fires across bureaus, and on an open account with a closing date', () => {
    expect(
      hitsIn(
        'S2',
        anAccount([
          aLine('TransUnion', { openClosed: closed, dateClosed: '2021-10-30' }),
          aLine('Experian', { openClosed: open }),
        ]),
      ),
    ).toEqual(['account-0 differs TransUnion,Experian']);
    const dated = (balance: number, type?: readonly [string, string]) =>
      hitsIn(
        'S2',
        anAccount([aLine('TransUnion', { openClosed: open, dateClosed: '2021-10-30', balance })], type),
      );
    expect(dated(0)).toEqual(['account-0 openWithClosingDate TransUnion']);
    expect(dated(900_00, ['I', 'Installment Account'])).toEqual(['account-0 openWithClosingDate TransUnion']);
    expect(dated(900_00)).toEqual(['account-0 owedWithClosingDate TransUnion']);
  });
  it('reports a missing closing date only if the bureau shows one elsewhere', () => {
    const dated = anAccount([aLine('Equifax', { openClosed: closed, dateClosed: '2023-11-01' })]);
    const undated = anAccount([aLine('Equifax', { openClosed: closed })]);
    expect(hitsIn('S2', undated, dated)).toEqual(['account-0 closedWithoutDate Equifax']);
    expect(hitsIn('S2', undated)).toEqual([]);
  });
});

describe('S3 payment status contradicts the payment history', () => {
  const account = (payStatus: readonly [string, string], statuses: string, newest = '2025-09') =>
    anAccount([aLine('TransUnion', { payStatus, history: [newest, statuses] })]);
  it('fires in both directions, and on a worst status milder than the history', () => {
    expect(hitsIn('S3', account(current, '1CC'))).toEqual(['account-0 currentButLate TransUnion']);
    expect(hitsIn('S3', account(late30, 'CCC'))).toEqual(['account-0 lateButOnTime TransUnion']);
    const worst = anAccount([aLine('TransUnion', { worstPayStatus: current, history: ['2025-01', 'C1C'] })]);
    expect(hitsIn('S3', worst)).toEqual(['account-0 worstTooMild TransUnion']);
  });
  it('does not fire if the newest month is older than the reporting date, because the status may have changed', () => {
    expect(hitsIn('S3', account(current, '1CC', '2025-08'))).toEqual([]);
    expect(hitsIn('S3', account(late30, 'CCC', '2025-08'))).toEqual([]);
  });
});

describe('S4 late-payment count contradicts the history', () => {
  it('fires if the history shows more than the count', () => {
    const account = anAccount([aLine('TransUnion', { late30: 0, late60: 1, history: ['2025-08', 'CC21C'] })]);
    expect(hitsIn('S4', account)).toEqual(['account-0 tooFew TransUnion']);
  });
  it('does not fire if the count is larger, or if 120 days may count as another 90', () => {
    expect(
      hitsIn('S4', anAccount([aLine('TransUnion', { late30: 3, history: ['2025-08', 'CC1C'] })])),
    ).toEqual([]);
    expect(
      hitsIn('S4', anAccount([aLine('TransUnion', { late90: 1, history: ['2025-08', '4321C'] })])),
    ).toEqual([]);
  });
});

describe('S5 late without being 30 days late first', () => {
  it('fires on 60 days late right after a month on time', () => {
    expect(hitsIn('S5', anAccount([aLine('TransUnion', { history: ['2025-08', 'C2CC'] })]))).toEqual([
      'account-0 jump TransUnion',
    ]);
  });
  it('does not fire on 30 days, or if the month before is unknown', () => {
    expect(hitsIn('S5', anAccount([aLine('TransUnion', { history: ['2025-08', 'C21CC'] })]))).toEqual([]);
    expect(hitsIn('S5', anAccount([aLine('TransUnion', { history: ['2025-08', 'C2UC'] })]))).toEqual([]);
  });
});

describe('S6 late after closing or after the last payment', () => {
  it('fires on a late month after closing with nothing owed', () => {
    const account = (balance: number) =>
      anAccount([aLine('Equifax', { dateClosed: '2023-11-01', balance, history: ['2024-03', 'C1CC'] })]);
    expect(hitsIn('S6', account(0))).toEqual(['account-0 afterClosing Equifax']);
    expect(hitsIn('S6', account(500_00))).toEqual([]);
  });
  it('does not fire within 31 days of closing', () => {
    expect(
      hitsIn(
        'S6',
        anAccount([aLine('Equifax', { dateClosed: '2024-01-15', balance: 0, history: ['2024-03', 'C1CC'] })]),
      ),
    ).toEqual([]);
  });
  it('fires if the late rating remains after the last payment cleared the balance', () => {
    const account = (payStatus: readonly [string, string]) =>
      anAccount([
        aLine('Experian', {
          payStatus,
          dateLastPayment: '2023-11-28',
          balance: 0,
          history: ['2023-11', '4321CC'],
        }),
      ]);
    expect(hitsIn('S6', account(late120))).toEqual(['account-0 afterPayment Experian']);
    expect(hitsIn('S6', account(current))).toEqual([]);
  });
});

describe('S7 rated late with nothing owed', () => {
  it('fires at a zero balance and on a paid account, but not on one that was transferred or may have been', () => {
    expect(hitsIn('S7', anAccount([aLine('Experian', { payStatus: late120, balance: 0 })]))).toEqual([
      'account-0 zeroBalance Experian',
    ]);
    expect(
      hitsIn('S7', anAccount([aLine('Experian', { payStatus: late120, condition: ['P', 'Paid'] })])),
    ).toEqual(['account-0 paid Experian']);
    expect(
      hitsIn('S7', anAccount([aLine('Experian', { payStatus: late120, condition: ['T', 'Transferred'] })])),
    ).toEqual([]);
    const unread = { payStatus: late120, balance: 0, remarks: [['', 'ASSIGNED TO GOVERNMENT']] } as const;
    expect(hitsIn('S7', anAccount([aLine('Experian', unread)]))).toEqual([]);
  });
  it('is never certain: a furnisher may report how late the account was when it was paid', () => {
    const line = aLine('Experian', { payStatus: late120, balance: 0, openClosed: closed });
    const found = findings(aReport({ accounts: [anAccount([line])] }), { today });
    expect(found.filter(({ rule }) => rule === 'S7').map(({ confidence }) => confidence)).toEqual(['medium']);
  });
  it('does not fire on a charge-off at zero, whose rating may stay', () => {
    expect(hitsIn('S7', anAccount([aLine('Experian', { payStatus: chargedOff, balance: 0 })]))).toEqual([]);
  });
});

describe('S8 a month late at one bureau, on time at another', () => {
  it('questions the bureau that shows it as late', () => {
    const account = anAccount([
      aLine('TransUnion', { history: ['2025-08', 'C21C'] }),
      aLine('Experian', { history: ['2025-08', 'CCCC'] }),
    ]);
    expect(hitsIn('S8', account)).toEqual(['account-0 differs TransUnion']);
  });
  it('does not fire if the other bureau does not show the month', () => {
    const account = anAccount([
      aLine('TransUnion', { history: ['2025-08', 'C21C'] }),
      aLine('Experian', { history: ['2025-08', 'CUUC'] }),
    ]);
    expect(hitsIn('S8', account)).toEqual([]);
  });
});
