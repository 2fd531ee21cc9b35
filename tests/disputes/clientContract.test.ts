import { describe, expect, it } from 'vitest';
import {
  contractProblem,
  contractStanding,
  contractStandingNow,
  contractStandingOn,
  lastDayToCancel,
  permittedBetween,
} from '#disputes/clientContract.ts';

const signed = (on: string) => [{ step: 'disclosed', on } as const, { step: 'signed', on } as const];

describe('the three business days', () => {
  it.each([
    ['an ordinary week', '2026-11-16', '2026-11-19'],
    ['a weekend', '2026-11-19', '2026-11-24'],
    ['Thanksgiving', '2026-11-24', '2026-11-30'],
    ['a signature on a Saturday', '2026-11-21', '2026-11-25'],
    ['Christmas, and New Year’s Day observed on a Friday of the year before', '2021-12-29', '2022-01-04'],
    ['Independence Day, observed on a Friday', '2026-06-30', '2026-07-06'],
    ['Independence Day, observed on a Monday', '2027-07-01', '2027-07-07'],
    ['the first Juneteenth, observed on a Friday', '2021-06-16', '2021-06-22'],
    ['June 19 before it was a holiday', '2019-06-17', '2019-06-20'],
  ])('skip %s', (_, on, last) => {
    expect(lastDayToCancel(on)).toBe(last);
  });

  it('end with the third one: the next day is the first on which services are permitted', () => {
    const entries = signed('2026-11-16');
    const on = (today: string) => contractStanding(entries, today);
    expect(on('2026-11-15')).toEqual({ state: 'none', opensOn: null });
    expect(on('2026-11-16')).toEqual({ state: 'waiting', opensOn: '2026-11-20' });
    expect(on('2026-11-19')).toEqual({ state: 'waiting', opensOn: '2026-11-20' });
    expect(on('2026-11-20')).toEqual({ state: 'open', opensOn: null });
    expect(on('2026-11-21')).toEqual({ state: 'open', opensOn: null });
  });
});

describe('a contract', () => {
  it('that was canceled opens no more, until there is another one with days of its own', () => {
    const canceled = [...signed('2026-11-16'), { step: 'canceled', on: '2026-11-18' } as const];
    expect(contractStanding(canceled, '2026-12-31')).toEqual({ state: 'canceled', opensOn: null });
    const again = [...canceled, ...signed('2026-11-23')];
    expect(contractStanding(again, '2026-11-27')).toEqual({ state: 'waiting', opensOn: '2026-11-28' });
    expect(contractStanding(again, '2026-11-28').state).toBe('open');
    // Another statement of rights alone permits nothing.
    expect(contractStanding(again.slice(0, -1), '2026-12-31').state).toBe('disclosed');
  });

  it('counts as recorded where its day has not come yet', () => {
    const yesterday = '2026-11-15';
    const disclosed = [{ step: 'disclosed', on: '2026-11-16' } as const];
    expect(contractStandingNow(disclosed, yesterday).state).toBe('disclosed');
    expect(contractProblem(disclosed, { step: 'disclosed', on: yesterday }, yesterday)).toBe('doesNotFollow');
    expect(contractStandingNow(signed('2026-11-16'), yesterday)).toEqual({
      state: 'waiting',
      opensOn: '2026-11-20',
    });
    const canceled = [...signed('2026-11-02'), { step: 'canceled', on: '2026-11-16' } as const];
    expect(contractStandingNow(canceled, yesterday).state).toBe('canceled');
    expect(contractStandingNow([], yesterday).state).toBe('none');
  });

  const today = '2026-11-30';
  const given = [{ step: 'disclosed', on: '2026-11-20' } as const];
  it.each([
    ['a signature before the statement of rights', given, 'signed', '2026-11-19', 'beforeLast'],
    ['a signature on the same day', given, 'signed', '2026-11-20', null],
    ['a signature today', given, 'signed', '2026-11-30', null],
    ['a signature tomorrow', given, 'signed', '2026-12-01', 'inFuture'],
    ['a signature without the statement', [], 'signed', '2026-11-20', 'doesNotFollow'],
    ['the statement for the second time', given, 'disclosed', '2026-11-21', 'doesNotFollow'],
    ['a cancellation without a contract', given, 'canceled', '2026-11-21', 'doesNotFollow'],
    ['a cancellation before the signature', signed('2026-11-24'), 'canceled', '2026-11-23', 'beforeLast'],
    ['a cancellation while the days run', signed('2026-11-27'), 'canceled', '2026-11-27', null],
    ['a cancellation after them', signed('2026-11-02'), 'canceled', '2026-11-27', null],
  ] as const)('is checked: %s', (_, entries, step, on, problem) => {
    expect(contractProblem(entries, { step, on }, today)).toBe(problem);
  });
});

describe('the day of a cancellation', () => {
  const canceledOn = (day: string) => [...signed('2026-11-02'), { step: 'canceled', on: day } as const];

  it('was open until then, and no later day is', () => {
    const entries = canceledOn('2026-11-16');
    expect(contractStandingOn(entries, '2026-11-16').state).toBe('open');
    expect(contractStandingOn(entries, '2026-11-17').state).toBe('canceled');
    expect(contractStandingNow(entries, '2026-11-16').state).toBe('canceled');
    const again = [...entries, ...signed('2026-11-16')];
    expect(contractStandingOn(again, '2026-11-16').state).toBe('open');
    expect(contractStandingOn(again, '2026-11-17').state).toBe('waiting');
  });

  it('was not open if the three business days were not over', () => {
    expect(contractStandingOn(canceledOn('2026-11-04'), '2026-11-04').state).toBe('canceled');
    expect(contractStandingOn(canceledOn('2026-11-05'), '2026-11-05').state).toBe('canceled');
    expect(contractStandingOn(canceledOn('2026-11-06'), '2026-11-06').state).toBe('open');
  });
});

describe('a day on which letters could leave', () => {
  it.each([
    ['before anything was recorded', signed('2026-11-16'), '2026-11-15', '2026-11-18', true],
    ['in the days to cancel', signed('2026-11-16'), '2026-11-16', '2026-11-19', false],
    ['once they are over', signed('2026-11-16'), '2026-11-16', '2026-11-20', true],
    [
      'after a cancellation',
      [...signed('2026-11-02'), { step: 'canceled', on: '2026-11-16' } as const],
      '2026-11-17',
      '2026-11-30',
      false,
    ],
    [
      'on the day of a cancellation',
      [...signed('2026-11-02'), { step: 'canceled', on: '2026-11-16' } as const],
      '2026-11-16',
      '2026-11-30',
      true,
    ],
    [
      'before a cancellation',
      [...signed('2026-11-02'), { step: 'canceled', on: '2026-11-16' } as const],
      '2026-11-10',
      '2026-11-30',
      true,
    ],
    ['without a contract', [], '2026-11-16', '2026-11-16', true],
  ])('lies %s', (_, entries, first, last, permitted) => {
    expect(permittedBetween(entries, first, last)).toBe(permitted);
  });
});
