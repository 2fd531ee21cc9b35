import { describe, expect, it } from 'vitest';
import { contradicted, contradictionOf, type Contradiction } from '#contract/contradiction.ts';
import type { ConfirmedReason } from '#contract/grounds.ts';

const day = '2025-03-10';
const earlier = '2025-03-09';
const later = '2025-03-11';
const paid = (on: string | null): ConfirmedReason => ({ reason: 'paid', on });
const closed = (on: string | null): ConfirmedReason => ({ reason: 'closedByMe', on });
const owed = (right: number | null): ConfirmedReason => ({ reason: 'wrongBalance', right });
const date = (
  field: 'dateOpened' | 'dateClosed' | 'dateLastPayment',
  right: string | null,
): ConfirmedReason => ({
  reason: 'wrongDate',
  field,
  right,
});
const notMine: ConfirmedReason = { reason: 'notMine' };
const user: ConfirmedReason = { reason: 'authorizedUser' };
const onTime: ConfirmedReason = { reason: 'neverLate', months: ['2025-01'] };

const cases: readonly (readonly [ConfirmedReason, ConfirmedReason, Contradiction | null])[] = [
  [notMine, paid(null), 'notTheirs'],
  [notMine, user, 'notTheirs'],
  [notMine, onTime, 'notTheirs'],
  [notMine, owed(null), 'notTheirs'],
  [notMine, closed(null), 'notTheirs'],
  [notMine, date('dateOpened', null), 'notTheirs'],
  [paid(day), owed(1), 'paidButOwed'],
  [paid(null), owed(50_000), 'paidButOwed'],
  [paid(day), owed(0), null],
  [paid(day), owed(null), null],
  [user, owed(1), 'userButOwed'],
  [user, owed(0), null],
  [user, owed(null), null],
  [user, closed(null), 'userClosed'],
  [user, paid(day), null],
  [user, onTime, null],
  [paid(day), date('dateLastPayment', earlier), 'lastPayment'],
  [paid(day), date('dateLastPayment', later), 'lastPayment'],
  [paid(day), date('dateLastPayment', day), null],
  [paid(null), date('dateLastPayment', day), null],
  [paid(day), date('dateLastPayment', null), null],
  [closed(day), date('dateClosed', earlier), 'closingDate'],
  [closed(day), date('dateClosed', later), 'closingDate'],
  [closed(day), date('dateClosed', day), null],
  [closed(null), date('dateClosed', day), null],
  [date('dateOpened', later), paid(day), 'beforeOpening'],
  [date('dateOpened', later), closed(day), 'beforeOpening'],
  [date('dateOpened', later), date('dateClosed', day), 'beforeOpening'],
  [date('dateOpened', later), date('dateLastPayment', day), 'beforeOpening'],
  [date('dateOpened', day), paid(day), null],
  [date('dateOpened', earlier), paid(day), null],
  [date('dateOpened', null), paid(day), null],
  [paid(day), closed(earlier), null],
  [onTime, owed(1), null],
  [date('dateClosed', day), date('dateLastPayment', later), null],
];

describe('two statements about one account', () => {
  it.each(cases)('%j and %j: %s', (one, other, expected) => {
    expect([contradictionOf(one, other), contradictionOf(other, one)]).toEqual([expected, expected]);
  });

  it('do not contradict each other if the later one replaces the earlier one', () => {
    expect(contradictionOf(owed(1), owed(2))).toBeNull();
    expect(contradictionOf(date('dateOpened', day), date('dateOpened', later))).toBeNull();
  });
});

it('a statement contradicts the first earlier one about its own account', () => {
  const earlierOnes = [
    { accountId: 'account-2', reason: notMine },
    { accountId: 'account-1', reason: onTime },
    { accountId: 'account-1', reason: owed(500) },
  ];
  expect(contradicted({ accountId: 'account-1', reason: paid(null) }, earlierOnes)).toEqual({
    statement: earlierOnes[2],
    why: 'paidButOwed',
  });
  expect(contradicted({ accountId: 'account-3', reason: paid(null) }, earlierOnes)).toBeNull();
});
