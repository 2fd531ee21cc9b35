import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#disputes/civilDays.ts';
import {
  answerClock,
  assumedReceipt,
  blockDeadline,
  complaintFrom,
  type DisputeReceived,
  freezeDeadline,
  procedureDeadline,
  reinsertionDeadline,
} from '#disputes/clocks.ts';

const received: DisputeReceived = {
  by: 'bureau',
  on: '2026-03-02',
  hadAnnualReport: false,
  furtherFactsOn: [],
  foundOn: null,
};
const clockWith = (given: Partial<DisputeReceived>) => answerClock({ ...received, ...given });

it('gives a bureau 30 days after the day of receipt, five business days to send the result, and mail five days', () => {
  // April 1 is a Wednesday: April 2, 3, 6, 7, and 8 are business days.
  expect(clockWith({})).toEqual({
    days: 30,
    because: 'usual',
    due: '2026-04-01',
    resultBy: '2026-04-08',
    askOn: '2026-04-13',
  });
});

it('gives a furnisher 30 days, and no business days on top', () => {
  expect(clockWith({ by: 'furnisher' })).toEqual({
    days: 30,
    because: 'usual',
    due: '2026-04-01',
    resultBy: null,
    askOn: '2026-04-06',
  });
});

it('does not move a due date that is on a weekend or a holiday', () => {
  expect(clockWith({ on: '2026-06-04' }).due).toBe('2026-07-04');
  expect(clockWith({ on: '2026-11-25' }).due).toBe('2026-12-25');
});

describe('45 days', () => {
  it.each([
    ['on the day of receipt', '2026-03-02', 30],
    ['on the day after', '2026-03-03', 45],
    ['on the thirtieth day', '2026-04-01', 45],
    ['on the day after that', '2026-04-02', 30],
  ])('further facts that were received %s give %s: %i days', (_when, factsOn, days) => {
    expect(clockWith({ furtherFactsOn: [factsOn] }).days).toBe(days);
  });

  it('in all, however often further facts are received', () => {
    const { due, because } = clockWith({ furtherFactsOn: ['2026-03-10', '2026-03-20', '2026-04-10'] });
    expect({ due, because }).toEqual({ due: '2026-04-16', because: 'furtherFacts' });
  });

  it.each([
    ['a day before', '2026-03-11', 30],
    ['on the same day', '2026-03-10', 30],
    ['a day later', '2026-03-09', 45],
  ])(
    'not if the item was found wrong and the facts came %s: facts on %s, %i days',
    (_when, factsOn, days) => {
      expect(clockWith({ furtherFactsOn: [factsOn], foundOn: '2026-03-10' }).days).toBe(days);
    },
  );

  it('in all after the bureau’s free annual report, and nothing is added', () => {
    const { days, because, due } = clockWith({ hadAnnualReport: true, furtherFactsOn: ['2026-03-10'] });
    expect({ days, because, due }).toEqual({ days: 45, because: 'annualReport', due: '2026-04-16' });
  });

  it('not for a furnisher, who gives no annual report', () => {
    expect(clockWith({ by: 'furnisher', hadAnnualReport: true }).days).toBe(30);
  });
});

it('asks five days after a deadline, never before', () => {
  expect(assumedReceipt('2026-02-26')).toBe('2026-03-03');
  expect(procedureDeadline('2026-05-01')).toEqual({ due: '2026-05-16', askOn: '2026-05-21' });
  // Thanksgiving is November 26.
  expect(reinsertionDeadline('2026-11-20')).toEqual({ due: '2026-11-30', askOn: '2026-12-05' });
  expect(blockDeadline('2026-11-20')).toEqual({ due: '2026-11-27', askOn: '2026-12-02' });
});

it('gives a freeze three business days and its confirmation five more, around Thanksgiving', () => {
  expect(freezeDeadline('2026-11-20', 'certified')).toEqual({ due: '2026-12-03', askOn: '2026-12-08' });
  expect(freezeDeadline('2026-11-20', null)).toEqual({ due: '2026-12-03', askOn: '2026-12-08' });
  expect(freezeDeadline('2026-11-20', 'phone')).toEqual({ due: '2026-12-01', askOn: '2026-12-06' });
  expect(freezeDeadline('2026-11-20', 'online')).toEqual({ due: '2026-12-01', askOn: '2026-12-06' });
});

it('lets a complaint wait for 45 full days after mailing, and for the bureau’s own deadline', () => {
  expect(complaintFrom('2026-03-01', '2026-04-04')).toBe('2026-04-16');
  expect(complaintFrom('2026-03-01', '2026-04-15')).toBe('2026-04-16');
  expect(complaintFrom('2026-03-01', '2026-04-20')).toBe('2026-04-21');
});

it('counts the same on 10,000 random days, in leap years and across the end of a year', () => {
  assert(
    property(integer({ min: 0, max: 40 * 365 }), (offset) => {
      const on = addDays('2022-01-01', offset);
      const { due, resultBy, askOn } = clockWith({ on });
      const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
      expect(days(on, due)).toBe(30);
      // Five business days take a week, and longer with a holiday or after a weekend.
      expect(days(due, resultBy ?? due)).toBeGreaterThanOrEqual(5);
      expect(days(due, resultBy ?? due)).toBeLessThanOrEqual(11);
      expect(days(resultBy ?? due, askOn)).toBe(5);
    }),
    { numRuns: 10_000 },
  );
});
