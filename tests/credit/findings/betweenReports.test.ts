/** What may have changed between the dates of two bureaus' data contradicts nothing. */
import { describe, expect, it } from 'vitest';
import { hitsIn } from '#tests/credit/findings/hits.ts';
import {
  aLine,
  anAccount,
  chargedOff,
  closed,
  current,
  late30,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';

const loan = ['I', 'Installment Account'] as const;
const newer = '2025-09-01';
/** 46 days before; 45 days before is 07/18. */
const older = '2025-07-17';
const pair = (one: LineValues, other: LineValues) => [aLine('TransUnion', one), aLine('Experian', other)];

describe('B1 and an open account that was reported in two months', () => {
  const shown = (balance: number, dateReported: string) =>
    ({ openClosed: open, balance, dateReported, monthlyPayment: 290_00 }) as const;
  const balances = (amount: number, date = '2025-08-01') => pair(shown(8_140_00, newer), shown(amount, date));
  it('does not compare balances of a card, which change every month', () => {
    expect(hitsIn('B1', anAccount(balances(9_000_00)))).toEqual([]);
    expect(hitsIn('B1', anAccount(balances(9_000_00, newer)))).toEqual(['account-0 differs Experian']);
  });
  it('allows for the monthly payment of a loan, and for no more', () => {
    expect(hitsIn('B1', anAccount(balances(8_430_00), loan))).toEqual([]);
    expect(hitsIn('B1', anAccount(balances(8_900_00), loan))).toEqual(['account-0 differs Experian']);
  });
  it('still compares charge-offs, which change only by payments', () => {
    const lines = pair(
      { payStatus: chargedOff, openClosed: open, balance: 900_00, dateReported: newer },
      { payStatus: chargedOff, openClosed: open, balance: 1_100_00, dateReported: '2025-08-01' },
    );
    expect(hitsIn('B1', anAccount(lines))).toEqual(['account-0 differs Experian']);
  });
  it('does not compare a charge-off with its balance after a payment that the older one cannot know of', () => {
    const lines = (dateLastPayment: string) =>
      pair(
        { payStatus: chargedOff, balance: 900_00, dateReported: newer, dateLastPayment },
        { payStatus: chargedOff, balance: 1_100_00, dateReported: '2025-08-01' },
      );
    expect(hitsIn('B1', anAccount(lines('2025-08-01')))).toEqual([]);
    expect(hitsIn('B1', anAccount(lines('2025-07-31')))).toEqual(['account-0 differs Experian']);
  });
});

describe('S1 and a rating of another month', () => {
  const rated = (one: LineValues, other: LineValues) => hitsIn('S1', anAccount(pair(one, other)));
  it('does not fire where the account may have been brought up to date or become late since', () => {
    expect(rated({ payStatus: current }, { payStatus: late30, dateReported: older })).toEqual([]);
    expect(rated({ payStatus: late30 }, { payStatus: current, dateReported: older })).toEqual([]);
    expect(rated({ payStatus: current }, { payStatus: late30, dateReported: '2025-08-16' })).toEqual([]);
    expect(rated({ payStatus: late30 }, { payStatus: current, dateReported: '2025-08-16' })).toEqual([]);
    expect(rated({ payStatus: current }, { payStatus: late30, dateReported: '2025-08-17' })).toEqual([
      'account-0 differs Experian',
    ]);
  });
  it('fires on an older charge-off, which does not become current', () => {
    expect(rated({ payStatus: current }, { payStatus: chargedOff, dateReported: older })).toEqual([
      'account-0 differs Experian',
    ]);
  });
});

it('S2 does not fire on an account that was closed after the other bureau reported it as open', () => {
  const states = (one: LineValues, other: LineValues) => hitsIn('S2', anAccount(pair(one, other)));
  expect(states({ openClosed: closed }, { openClosed: open, dateReported: older })).toEqual([]);
  expect(states({ openClosed: open }, { openClosed: closed, dateReported: older })).toEqual([
    'account-0 differs TransUnion,Experian',
  ]);
  const shownOpen = { openClosed: open, dateReported: '2025-08-10' } as const;
  const shownClosed = (dateClosed?: string, dateReported = newer) =>
    states({ openClosed: closed, dateReported, ...(dateClosed !== undefined && { dateClosed }) }, shownOpen);
  expect(shownClosed('2025-08-11')).toEqual([]);
  expect(shownClosed('2025-08-10')).toEqual(['account-0 differs TransUnion,Experian']);
  expect(shownClosed()).toEqual([]);
  expect(shownClosed(undefined, '2025-08-25')).toEqual(['account-0 differs TransUnion,Experian']);
});

it('P1 does not fire on a bureau whose data is older than the dispute may be', () => {
  const flags = (dateReported: string) =>
    hitsIn(
      'P1',
      anAccount(
        pair(
          { disputeFlag: ['T', 'Account disputed'] },
          { disputeFlag: ['F', 'Account not disputed'], dateReported },
        ),
      ),
    );
  expect(flags(older)).toEqual([]);
  expect(flags('2025-08-16')).toEqual([]);
  expect(flags('2025-08-17')).toEqual(['account-0 missing Experian']);
  // The dispute may be over by then.
  expect(flags('2025-09-17')).toEqual([]);
});

it('S3 does not fire on a closed account that was paid off in the month in which it was late', () => {
  const line = (values: LineValues) =>
    hitsIn(
      'S3',
      anAccount([aLine('Equifax', { payStatus: current, history: ['2025-09', '1CC'], ...values })]),
    );
  expect(line({ openClosed: closed, balance: 0 })).toEqual([]);
  expect(line({ openClosed: closed, balance: 1 })).toEqual(['account-0 currentButLate Equifax']);
  expect(line({ openClosed: open, balance: 0 })).toEqual(['account-0 currentButLate Equifax']);
});
