import { describe, expect, it } from 'vitest';
import { planLetters, selectedPoints } from '#credit/letters/planLetters.ts';
import { decisionsAbout, unsupportedIn, type Decided } from '#credit/letters/withoutGround.ts';
import type { Account } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, chargedOff, type LineValues } from '#tests/support/aReport.ts';

/** Two bureaus report the same charge-off, which a report numbers by its place. */
const account = (values: LineValues = {}): Account =>
  anAccount([
    aLine('Equifax', { payStatus: chargedOff, balance: 500_00, ...values }),
    aLine('Experian', { payStatus: chargedOff, balance: 500_00, ...values }),
  ]);
const input = (...accounts: readonly Account[]) => ({
  report: aReport({ accounts }),
  profile: aConsumer(),
  choice: { kind: 'automatic', options: [1] } as const,
  today: '2026-11-22',
});
const unsupported = (...accounts: readonly Account[]) => unsupportedIn(selectedPoints(input(...accounts)));
const decided = (reportId: string, from: readonly Account[], key: string): Decided => {
  const item = unsupported(...from).find((each) => each.key === key);
  if (item === undefined) throw new Error(`${key} has a ground`);
  return { reportId, key, identities: item.identities };
};

it('an accurate account that nothing contradicts has no ground, listed once with its recipients', () => {
  const [item, ...others] = unsupported(account());
  expect([item?.key, item?.heading, item?.recipients.map(({ id }) => id), others]).toEqual([
    'account:account-0',
    'HARBOR BANK ··6612',
    ['Experian', 'Equifax'],
    [],
  ]);
});

it('an account with a contradiction or a confirmed reason has one', () => {
  const differing = anAccount([
    aLine('Equifax', { payStatus: chargedOff, balance: 500_00 }),
    aLine('Experian', { payStatus: chargedOff, balance: 500_00, dateOpened: '2017-01-05' }),
  ]);
  expect(unsupported(differing)).toEqual([]);
  const confirmed = [
    {
      id: 'one',
      accountId: 'account-0',
      reason: { reason: 'notMine' },
      by: 'Ana',
      on: '2026-11-22',
    } as const,
  ];
  expect(unsupportedIn(selectedPoints({ ...input(account()), confirmed }))).toEqual([]);
  expect(planLetters({ ...input(account()), confirmed })).toHaveLength(2);
});

describe('a decision', () => {
  const one = [account(), account({ creditorName: 'LAKESIDE', accountNumber: '77812233' })];
  const meant = (reportId: string, accounts: readonly Account[]) => [
    ...decisionsAbout(unsupported(...accounts), reportId, [
      decided('first', one, 'account:account-1'),
    ]).keys(),
  ];

  it('is about the item of its report', () => {
    expect(meant('first', one)).toEqual(['account:account-1']);
  });

  it('is found in a later report by company and number, wherever it is listed there', () => {
    const moved = account({ creditorName: 'LAKESIDE', accountNumber: '7781XXXX' });
    expect(meant('second', [moved, account()])).toEqual(['account:account-0']);
  });

  it('is not carried over to an account of the same place, another number, or another company', () => {
    expect(meant('second', [account(), account()])).toEqual([]);
    const other = account({ creditorName: 'LAKESIDE', accountNumber: '99990000' });
    expect(meant('second', [other])).toEqual([]);
  });

  it('is not carried over if two accounts could be meant', () => {
    const twins = ['77812233', '7781XXXX'].map((accountNumber) =>
      account({ creditorName: 'LAKESIDE', accountNumber }),
    );
    expect(meant('second', twins)).toEqual([]);
  });

  it('that came last counts', () => {
    const [first, last] = ['leaveOut', 'verifyAnyway'].map((answer) => ({
      ...decided('first', one, 'account:account-1'),
      answer,
    }));
    const found = decisionsAbout(unsupported(...one), 'first', [first!, last!]);
    expect(found.get('account:account-1')?.answer).toBe('verifyAnyway');
  });
});
