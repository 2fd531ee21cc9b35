/** What begins the work for a client for whom nothing can be done now. */
import { expect, it } from 'vitest';
import { beginningOf } from '#disputes/beginning.ts';
import { aWorkItem } from '#tests/support/aClientSummary.ts';

const decided = {
  status: 'Needs Review',
  activity: 'active',
  hasReport: true,
  hasLetters: true,
  due: null,
  next: null,
} as const;

it('K3 begins with a report, and with the first letters', () => {
  const none = { ...decided, status: 'Onboarding', hasReport: false, hasLetters: false } as const;
  expect(beginningOf(none)).toBe('connect');
  expect(beginningOf({ ...none, hasReport: true })).toBe('generate');
});

it('J23 offers a new round once everything with the bureaus is decided, whatever has no deadline', () => {
  expect(beginningOf(decided)).toBe('newRound');
  expect(beginningOf({ ...decided, next: aWorkItem({ kind: 'noDeadline' }) })).toBe('newRound');
});

it('K3 offers no new round while an answer is due or someone else acts, or when nothing negative is left', () => {
  const due = { on: '2026-12-04', isAssumed: false };
  expect(beginningOf({ ...decided, due })).toBeNull();
  expect(beginningOf({ ...decided, next: aWorkItem({ kind: 'due', on: due.on }) })).toBeNull();
  expect(beginningOf({ ...decided, next: aWorkItem({ kind: 'linkNotOpened' }) })).toBeNull();
  expect(beginningOf({ ...decided, status: 'Waiting' })).toBeNull();
  expect(beginningOf({ ...decided, status: 'Finished' })).toBeNull();
});

it('K3 begins nothing while work is paused or over, not even a first report', () => {
  for (const activity of ['paused', 'ended'] as const) {
    expect(beginningOf({ ...decided, activity })).toBeNull();
    expect(beginningOf({ ...decided, activity, hasReport: false, hasLetters: false })).toBeNull();
  }
});
