import { expect, it } from 'vitest';
import { centsOf, emptyDraft, reasonOf } from '#src/screens/repair-center/grounds/reasonDraft.ts';

it.each([
  ['', null],
  ['0', 0],
  ['$1,234.50', 123_450],
  ['1234.5', 123_450],
  ['19.99', 1_999],
  ['-5', undefined],
  ['12,34', undefined],
  ['1e9', undefined],
  ['12345678901', undefined],
])('reads %s as an amount of %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it('makes a reason from what was entered, and none while something is missing', () => {
  expect(reasonOf(emptyDraft)).toBeNull();
  expect(reasonOf({ ...emptyDraft, kind: 'neverLate' })).toBeNull();
  expect(reasonOf({ ...emptyDraft, kind: 'wrongBalance', amount: 'much' })).toBeNull();
  expect([
    reasonOf({ ...emptyDraft, kind: 'notMine', day: '2026-01-01' }),
    reasonOf({ ...emptyDraft, kind: 'paid', day: '2026-01-31' }),
    reasonOf({ ...emptyDraft, kind: 'closedByMe' }),
    reasonOf({ ...emptyDraft, kind: 'wrongDate', field: 'dateClosed', day: '2026-01-31' }),
    reasonOf({ ...emptyDraft, kind: 'neverLate', months: ['2026-02', '2025-12'] }),
    reasonOf({ ...emptyDraft, kind: 'wrongBalance', amount: '12' }),
  ]).toEqual([
    { reason: 'notMine' },
    { reason: 'paid', on: '2026-01-31' },
    { reason: 'closedByMe', on: null },
    { reason: 'wrongDate', field: 'dateClosed', right: '2026-01-31' },
    { reason: 'neverLate', months: ['2025-12', '2026-02'] },
    { reason: 'wrongBalance', right: 1_200 },
  ]);
});
