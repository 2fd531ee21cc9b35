import { describe, expect, it } from 'vitest';
import { outcomeRows, type Tally } from '#disputes/outcomes.ts';

const tally = (given: Partial<Tally> = {}): Tally => ({
  recipients: 'bureau',
  bureau: 'Experian',
  reasons: ['B1'],
  as: 'deleted',
  days: null,
  isAssumed: false,
  count: 1,
  ...given,
});
const rowFor = (tallies: readonly Tally[], bureau: Tally['bureau'], reason: string | null) =>
  outcomeRows(tallies).find((row) => row.bureau === bureau && row.reason === reason);

describe('outcomes', () => {
  it('have rows for all bureaus and each, and for all reasons and each, in a fixed order', () => {
    const tallies = [
      tally({ bureau: 'Equifax', reasons: ['M2'] }),
      tally({ bureau: 'TransUnion', reasons: [] }),
      tally({ recipients: 'furnisher', bureau: null }),
    ];
    expect(
      outcomeRows(tallies).map(({ recipients, bureau, reason }) => [recipients, bureau, reason]),
    ).toEqual([
      ['bureau', null, null],
      ['bureau', null, 'M2'],
      ['bureau', null, 'none'],
      ['bureau', 'TransUnion', null],
      ['bureau', 'TransUnion', 'none'],
      ['bureau', 'Equifax', null],
      ['bureau', 'Equifax', 'M2'],
      ['furnisher', null, null],
      ['furnisher', null, 'B1'],
    ]);
    expect(outcomeRows([])).toEqual([]);
  });

  it('count a dispute for each of its reasons, and once among all', () => {
    const tallies = [tally({ reasons: ['B1', 'M2'], count: 3 }), tally({ reasons: ['B1'], as: 'verified' })];
    expect(rowFor(tallies, null, null)).toMatchObject({ decided: 4, counts: { deleted: 3, verified: 1 } });
    expect(rowFor(tallies, 'Experian', 'B1')).toMatchObject({ decided: 4 });
    expect(rowFor(tallies, 'Experian', 'M2')).toMatchObject({
      decided: 3,
      counts: { deleted: 3, verified: 0 },
    });
  });

  it('tell what the client stated from what was only asked to be verified', () => {
    const tallies = [tally({ reasons: ['stated'] }), tally({ reasons: [], count: 2 })];
    expect(
      outcomeRows(tallies).flatMap(({ bureau, reason, decided }) => (bureau ? [] : [[reason, decided]])),
    ).toEqual([
      [null, 3],
      ['stated', 1],
      ['none', 2],
    ]);
  });

  it('keep what is unanswered, open, or not seen out of the denominator', () => {
    const tallies = [
      tally({ count: 5 }),
      tally({ as: 'reappeared', count: 5 }),
      tally({ as: 'corrected', count: 5 }),
      tally({ as: 'partlyCorrected', count: 5 }),
      tally({ as: 'unanswered', count: 7 }),
      tally({ as: 'open', count: 8 }),
      tally({ as: 'notSeen', count: 9 }),
    ];
    const all = rowFor(tallies, null, null);
    expect(all).toMatchObject({ decided: 20, counts: { unanswered: 7, open: 8, notSeen: 9 } });
    // Deleted and corrected as asked: 10 of 20, by Wilson from 0.299 to 0.701.
    expect(all?.rate?.rate).toBe(0.5);
    expect(all?.rate?.low).toBeCloseTo(0.2993, 4);
    expect(all?.rate?.high).toBeCloseTo(0.7007, 4);
  });

  it('have a rate from 20 decided', () => {
    expect(rowFor([tally({ count: 19 }), tally({ as: 'open', count: 50 })], null, null)?.rate).toBeNull();
    expect(rowFor([tally({ count: 20 })], null, null)?.rate?.rate).toBe(1);
  });

  it('have the median of the days that are known, and say how many receipts are assumed', () => {
    const tallies = [
      tally({ days: 30, count: 2 }),
      tally({ days: 10, isAssumed: true }),
      tally({ as: 'verified', days: 20, isAssumed: true, count: 3 }),
      tally({ as: 'refused', isAssumed: true, count: 9 }),
    ];
    expect(rowFor(tallies, null, null)?.measured).toEqual({ answers: 6, assumed: 4, medianDays: 20 });
    expect(rowFor([tally()], null, null)?.measured).toEqual({ answers: 0, assumed: 0, medianDays: null });
  });
});
