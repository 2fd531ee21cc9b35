import { expect, it } from 'vitest';
import { centsOf, emptyDraft, reasonOf } from '#src/screens/repair-center/grounds/reasonDraft.ts';

const today = '2026-03-01';

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
  expect(reasonOf(emptyDraft, today)).toBeNull();
  expect(reasonOf({ ...emptyDraft, kind: 'neverLate' }, today)).toBeNull();
  expect(reasonOf({ ...emptyDraft, kind: 'wrongBalance', amount: 'much' }, today)).toBeNull();
  expect([
    reasonOf({ ...emptyDraft, kind: 'notMine', day: '2026-01-01' }, today),
    reasonOf({ ...emptyDraft, kind: 'paid', day: '2026-01-31' }, today),
    reasonOf({ ...emptyDraft, kind: 'closedByMe' }, today),
    reasonOf({ ...emptyDraft, kind: 'wrongDate', field: 'dateClosed', day: '2026-01-31' }, today),
    reasonOf({ ...emptyDraft, kind: 'neverLate', months: ['2026-02', '2025-12'] }, today),
    reasonOf({ ...emptyDraft, kind: 'wrongBalance', amount: '12' }, today),
  ]).toEqual([
    { reason: 'notMine' },
    { reason: 'paid', on: '2026-01-31' },
    { reason: 'closedByMe', on: null },
    { reason: 'wrongDate', field: 'dateClosed', right: '2026-01-31' },
    { reason: 'neverLate', months: ['2025-12', '2026-02'] },
    { reason: 'wrongBalance', right: 1_200 },
  ]);
});

it('makes no reason from a date that can’t be meant', () => {
  for (const kind of ['paid', 'closedByMe', 'wrongDate'] as const) {
    expect(reasonOf({ ...emptyDraft, kind, day: today }, today)).not.toBeNull();
    expect(reasonOf({ ...emptyDraft, kind, day: '2026-03-02' }, today)).toBeNull();
    expect(reasonOf({ ...emptyDraft, kind, isDayUnreadable: true }, today)).toBeNull();
  }
});
