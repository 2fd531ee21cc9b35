import { describe, expect, it } from 'vitest';
import type { DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import { decidedOf, medianOf, rateOf } from '#disputes/figures.ts';
import { unitsOf } from '#disputes/units.ts';
import { aLetter, answered, delivered, mailed, nothingCame, returned, standing } from './builders.ts';

const sent = mailed('2026-03-02');
const item = [{ letter: 'letter-1', item: 'card' }];
const counted = (events: readonly DisputeEvent[], letters?: Parameters<typeof standing>[2]) =>
  unitsOf(standing('2026-07-01', events, letters)).map(({ as }) => as);
const leftAsIs = (on: string): DisputeEvent => ({ kind: 'leftAsIs', on, disputes: item, note: '' });
const result = (outcome: Outcome, on = '2026-04-01') => answered(on, 'results', { card: outcome });

describe('a dispute is counted', () => {
  it.each<[string, DisputeEvent[]]>([
    ['open', [sent]],
    ['open', [sent, returned('2026-03-10')]],
    ['unanswered', [sent, nothingCame('2026-04-20')]],
    ['deleted', [sent, result('deleted')]],
    ['corrected', [sent, result('updatedAsAsked')]],
    ['partlyCorrected', [sent, result('partlyCorrected')]],
    ['verified', [sent, result('verified')]],
    ['refused', [sent, answered('2026-04-01', 'identity')]],
    ['verified', [sent, result('verified'), leftAsIs('2026-04-02')]],
    ['unanswered', [sent, nothingCame('2026-04-20'), leftAsIs('2026-04-21')]],
    ['open', [sent, leftAsIs('2026-03-20')]],
    ['verified', [sent, leftAsIs('2026-03-20'), result('verified')]],
  ])('as %s', (as, events) => {
    expect(counted(events)).toEqual([as]);
  });

  it('no longer as deleted when it came back, and still in the denominator', () => {
    const report = '0198c1f0-0000-7000-8000-000000000001';
    const back: DisputeEvent = {
      kind: 'compared',
      on: '2026-05-01',
      disputes: item,
      report,
      proposal: 'reappeared',
      accepted: true,
    };
    expect(counted([sent, result('deleted'), back])).toEqual(['reappeared']);
    expect(decidedOf({ reappeared: 1 })).toBe(1);
  });

  it.each<[string, DisputeEvent[]]>([
    ['a draft', []],
    ['what is not in the file', [sent, result('notInFile')]],
    ['what was withdrawn', [sent, { kind: 'withdrawn', on: '2026-03-20', disputes: item, note: '' }]],
  ])('nowhere: %s', (_, events) => {
    expect(counted(events)).toEqual([]);
  });

  it('once in a round, although a second letter follows up', () => {
    const letters = ['letter-1', 'letter-2', 'letter-3'].map((id, index) =>
      aLetter({ id, sessionId: `set-${index + 1}` }),
    );
    const followUp = mailed('2026-05-01', { letters: ['letter-2'] });
    expect(counted([sent, nothingCame('2026-04-20'), followUp], letters)).toEqual(['open']);
    const answer = answered('2026-05-20', 'results', { card: 'verified' }, 'letter-2');
    const third = mailed('2026-06-20', { letters: ['letter-3'] });
    expect(counted([sent, nothingCame('2026-04-20'), followUp, answer, third], letters)).toEqual([
      'verified',
      'open',
    ]);
  });
});

describe('days', () => {
  const daysOf = (event: DisputeEvent) =>
    unitsOf(standing('2026-07-01', [mailed('2026-03-02'), delivered('2026-03-05'), event])).map(
      ({ days }) => days,
    );
  const printed = (outcome: Outcome): DisputeEvent => ({ ...result(outcome), printed: '2026-03-25' });

  it('go from the receipt to the date printed on an answer on the merits', () => {
    expect(daysOf(printed('verified'))).toEqual([20]);
  });

  it('are not known without a printed date, or for a refusal', () => {
    expect(daysOf(result('verified'))).toEqual([null]);
    expect(daysOf({ ...answered('2026-04-01', 'identity'), printed: '2026-03-25' })).toEqual([null]);
  });
});

describe('a rate', () => {
  it('is given from 20 decided on', () => {
    expect(rateOf(10, 19)).toBeNull();
    expect(rateOf(10, 20)?.rate).toBe(0.5);
  });

  // Newcombe (1998), Statistics in Medicine 17, table I: the score method without continuity correction.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i has the published interval', (successes, decided, low, high) => {
    const rate = rateOf(successes, decided);
    expect([rate?.low, rate?.high].map((bound) => Number(bound?.toFixed(4)))).toEqual([low, high]);
  });
});

it.each([
  [[], null],
  [[[4, 1]], 4],
  [
    [
      [30, 1],
      [10, 2],
    ],
    10,
  ],
  [
    [
      [30, 2],
      [10, 2],
    ],
    20,
  ],
] as const)('the median of %j is %s', (occurrences, median) => {
  expect(medianOf(occurrences)).toBe(median);
});
