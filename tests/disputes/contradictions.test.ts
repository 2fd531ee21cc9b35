import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { contradictionsOf } from '#disputes/contradictions.ts';
import { aLetter, answered, delivered, entry, mailed, nothingCame, returned } from './builders.ts';

const certified = { way: 'certified' } as const;
const today = '2026-12-31';

/** What a new entry contradicts after these, which it may replace by place. */
function contradictions(recorded: readonly DisputeEvent[], event: DisputeEvent, replaced?: number) {
  const events = recorded.map((each) => entry(each));
  const replaces = replaced === undefined ? null : (events[replaced]?.id ?? null);
  const letters = [aLetter(), aLetter({ id: 'letter-2', writtenOn: '2026-05-01' })];
  return contradictionsOf({ letters, events, today }, { id: 'new', replaces, event });
}

const on = (problem: string) => [{ field: 'event.on', problem }];
const answer = (day: string, printed: string | null): DisputeEvent => ({
  ...answered(day, 'results', { card: 'verified' }),
  printed,
});

describe('a mailing', () => {
  const arrived = [mailed('2026-03-02', certified), delivered('2026-03-05')];

  it.each([
    ['2026-03-05', []],
    ['2026-03-06', on('afterArrival')],
  ])('can be corrected to the day of its arrival, and to no later day: %s', (day, expected) => {
    expect(contradictions(arrived, mailed(day, certified), 0)).toEqual(expected);
  });

  it('can follow a return', () => {
    expect(contradictions([...arrived, returned('2026-03-10')], mailed('2026-03-12'))).toEqual([]);
  });

  it('is refused as a second one of a letter that did not come back', () => {
    expect(contradictions(arrived, mailed('2026-04-01'))).toEqual(on('afterArrival'));
  });

  it('can be recorded twice, and then counts once; another kind of mail on that day is a second mailing', () => {
    expect(contradictions(arrived, mailed('2026-03-02', certified))).toEqual([]);
    expect(contradictions([mailed('2026-03-02')], mailed('2026-03-02'))).toEqual([]);
    expect(contradictions(arrived, mailed('2026-03-02'))).not.toEqual([]);
  });
});

describe('a mailing that differs from the recorded one', () => {
  const refused = [{ field: 'event.letters', problem: 'alreadyMailed' }];
  it.each([
    ['another number', mailed('2026-03-02', { ...certified, tracking: '9408' })],
    ['no number', mailed('2026-03-02', certified)],
    ['another way', mailed('2026-03-02')],
    ['a later day', mailed('2026-03-04', certified)],
    ['an earlier day', mailed('2026-03-01', certified)],
    ['a letter of which nothing is recorded', mailed('2026-03-02', { letters: ['letter-1', 'letter-2'] })],
  ])('is refused while the letter has not come back: %s', (_, again) => {
    const recorded = mailed('2026-03-02', { ...certified, tracking: '9407' });
    expect(contradictions([recorded], again)).toEqual(refused);
  });

  it('is refused also after the delivery that is only assumed', () => {
    expect(contradictions([mailed('2026-03-02')], mailed('2026-03-20', certified))).toEqual(refused);
  });

  it('can correct the recorded one', () => {
    expect(contradictions([mailed('2026-03-02')], mailed('2026-03-04', certified), 0)).toEqual([]);
  });
});

describe('an answer that is recorded', () => {
  const refused = [{ field: 'event.letters', problem: 'alreadyAnswered' }];
  const sent = mailed('2026-03-02');
  const results = answered('2026-03-20', 'results', { card: 'deleted' });
  const other = answered('2026-03-20', 'other');

  it.each([
    ['with another photo', results, { ...results, files: ['photo-2'] }],
    ['with other words', results, { ...results, words: 'Deleted.' }],
    ['with another result', results, answered('2026-03-20', 'results', { card: 'verified' })],
    ['with another photo, of another kind', other, { ...other, files: ['photo-2'] }],
    [
      'with another note',
      answered('2026-03-20', 'identity'),
      { ...answered('2026-03-20', 'identity'), note: 'Twice' },
    ],
  ])('is refused as a second one %s', (_, recorded, again) => {
    expect(contradictions([sent, recorded], again)).toEqual(refused);
  });

  it.each([
    ['another day', results, answered('2026-03-21', 'results', { card: 'deleted' })],
    ['another date on it', results, { ...results, printed: '2026-03-15' }],
    ['another item', results, answered('2026-03-20', 'results', { loan: 'deleted' })],
    [
      'nothing about the item',
      answered('2026-03-20', 'results', { card: 'notMentioned' }),
      answered('2026-03-20', 'results', { card: 'deleted' }),
    ],
    ['another kind', other, answered('2026-03-20', 'workingOnIt')],
    ['words that tell them apart', other, { ...other, note: 'A second envelope' }],
  ] as const)('can be followed by one with %s', (_, recorded, again) => {
    expect(contradictions([sent, recorded], again)).toEqual([]);
  });

  it('can be corrected, and recorded again as it is', () => {
    expect(contradictions([sent, results], { ...results, files: ['photo-2'] }, 1)).toEqual([]);
    expect(contradictions([sent, results], results)).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    ['2026-03-10', '2026-03-10', []],
    ['2026-03-09', '2026-03-09', on('beforeMailing')],
    ['2026-03-20', '2026-03-10', []],
    ['2026-03-20', '2026-03-09', [{ field: 'event.printed', problem: 'beforeMailing' }]],
    ['2026-03-20', '2026-03-21', [{ field: 'event.printed', problem: 'afterReceived' }]],
    ['2026-03-20', null, []],
  ])('received on %s and printed on %s, about a letter mailed on March 10', (day, printed, expected) => {
    expect(contradictions([mailed('2026-03-10')], answer(day, printed))).toEqual(expected);
  });

  it('may not know of a later letter that it settles', () => {
    const events = [mailed('2026-03-10'), mailed('2026-05-02', { letters: ['letter-2'] })];
    const both: DisputeEvent = {
      ...answered('2026-05-10', 'other'),
      letters: ['letter-1', 'letter-2'],
      printed: '2026-04-20',
    };
    expect(contradictions(events, both)).toEqual([]);
  });
});

describe('what is missing', () => {
  // Received on March 5: due on April 4, the result by April 10, asked on April 15.
  const arrived = [mailed('2026-03-02', certified), delivered('2026-03-05')];

  it.each([
    ['2026-04-14', on('tooEarly')],
    ['2026-04-15', []],
  ])('an answer, on %s', (day, expected) => {
    expect(contradictions(arrived, nothingCame(day))).toEqual(expected);
  });

  // Deleted, and seen again on June 1: the notice was due on June 8, and is asked about on June 13.
  const disputes = [{ letter: 'letter-1', item: 'card' }];
  const back: readonly DisputeEvent[] = [
    ...arrived,
    answered('2026-04-01', 'results', { card: 'deleted' }),
    {
      kind: 'compared',
      on: '2026-06-01',
      disputes,
      report: 'report-2',
      proposal: 'reappeared',
      accepted: true,
    },
  ];
  it.each([
    ['2026-06-12', false, on('tooEarly')],
    ['2026-06-13', false, []],
    ['2026-06-02', true, []],
  ])('a notice of reinsertion, on %s (came: %s)', (day, came, expected) => {
    const notice: DisputeEvent = { kind: 'reinsertionNotice', on: day, disputes, came, files: [] };
    expect(contradictions(back, notice)).toEqual(expected);
  });

  it('can be corrected on a day on which it could be said', () => {
    const missing = (on: string): DisputeEvent => ({
      kind: 'reinsertionNotice',
      on,
      disputes,
      came: false,
      files: [],
    });
    const said = [...back, missing('2026-06-13')];
    expect(contradictions(said, missing('2026-06-12'), said.length - 1)).toEqual(on('tooEarly'));
  });
});
