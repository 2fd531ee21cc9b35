import { describe, expect, it } from 'vitest';
import type { DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { decisionIn, disputedBefore, mayBeDisputedAgain, repetitionOf } from '#disputes/repeats.ts';
import { aLetter, answered, delivered, entry, mailed, nothingCame, returned, standing } from './builders.ts';

const received = [mailed('2026-03-02', { way: 'certified' }), delivered('2026-03-05')];

function again(today: string, events: readonly DisputeEvent[]): boolean {
  const [dispute] = standing(today, events).disputes;
  if (dispute === undefined) throw new Error('Nothing is disputed');
  return mayBeDisputedAgain(dispute, countingEvents(events.map((event) => entry(event))));
}

it('is a repeat while the recipient has time, and after it decided', () => {
  expect(again('2026-03-02', received.slice(0, 1))).toBe(false);
  expect(again('2026-03-20', received)).toBe(false);
  expect(again('2026-04-14', received)).toBe(false);
  expect(again('2026-04-15', [...received, answered('2026-04-15', 'results', { card: 'verified' })])).toBe(
    false,
  );
  expect(again('2026-04-15', [...received, answered('2026-04-15', 'alreadyInvestigated')])).toBe(false);
});

it('is none without an answer, after a return, or to cure a refusal because of who wrote', () => {
  expect(again('2026-04-15', received)).toBe(true);
  expect(again('2026-04-15', [...received, nothingCame('2026-04-15')])).toBe(true);
  expect(again('2026-03-20', [...received, returned('2026-03-20')])).toBe(true);
  expect(again('2026-03-20', [...received, answered('2026-03-20', 'identity')])).toBe(true);
  expect(again('2026-03-20', [...received, answered('2026-03-20', 'thirdParty')])).toBe(true);
});

it('is none about points that a correction left unanswered', () => {
  const partly = answered('2026-04-01', 'results', { card: 'partlyCorrected' });
  expect(again('2026-04-01', [...received, partly])).toBe(true);
});

it('tells what was decided from what may still be answered', () => {
  const of = (today: string, ...events: readonly DisputeEvent[]) => {
    const [dispute] = standing(today, [...received, ...events]).disputes;
    return dispute && decisionIn(dispute);
  };
  const left = (on: string): DisputeEvent => ({
    kind: 'leftAsIs',
    on,
    disputes: [{ letter: 'letter-1', item: 'card' }],
    note: '',
  });
  const verified = answered('2026-03-20', 'results', { card: 'verified' });
  expect(of('2026-03-21')).toBeNull();
  expect(of('2026-03-21', verified)).toEqual({ as: 'verified', on: '2026-03-20' });
  expect(of('2026-03-25', verified, left('2026-03-25'))).toEqual({ as: 'verified', on: '2026-03-20' });
  expect(of('2026-03-25', left('2026-03-25'))).toEqual({ as: 'leftAsIs', on: '2026-03-25' });
});

const later = aLetter({ id: 'letter-2', sessionId: 'set-2', writtenOn: '2026-04-20' });
const decidedAs = (outcome: Outcome, on = '2026-04-15') => answered(on, 'results', { card: outcome });
const leftAsIs: DisputeEvent = {
  kind: 'leftAsIs',
  on: '2026-04-16',
  disputes: [{ letter: 'letter-1', item: 'card' }],
  note: '',
};

describe('an item is left out of another letter', () => {
  const why = (
    events: readonly DisputeEvent[],
    { reportOn = '2026-04-10', saysNew = false, letters = [aLetter()], today = '2026-06-01' } = {},
  ) =>
    repetitionOf({
      chain: standing(today, [...received, ...events], letters).disputes,
      counting: countingEvents([...received, ...events].map((event) => entry(event))),
      reportOn,
      saysNew,
    })?.why ?? null;

  it('after a decision, if only time has passed', () => {
    expect(why([decidedAs('verified')])).toBe('onlyTimePassed');
    expect(why([decidedAs('verified')], { reportOn: '2026-05-20' })).toBe('onlyTimePassed');
    expect(why([answered('2026-04-15', 'alreadyInvestigated')])).toBe('onlyTimePassed');
    expect(why([decidedAs('verified'), leftAsIs])).toBe('onlyTimePassed');
  });

  it('but not if the letter says something new', () => {
    expect(why([decidedAs('verified')], { saysNew: true })).toBeNull();
    expect(why([decidedAs('corrected')], { saysNew: true })).toBeNull();
  });

  it.each(['deleted', 'corrected', 'notInFile'] as const)(
    'after it was %s, unless a newer report shows it again',
    (outcome) => {
      expect(why([decidedAs(outcome)])).toBe('olderReport');
      expect(why([decidedAs(outcome)], { reportOn: '2026-04-15' })).toBe('olderReport');
      expect(why([decidedAs(outcome)], { reportOn: '2026-04-16' })).toBeNull();
    },
  );

  it('counting the date printed on the answer, whatever the client says about something deleted', () => {
    const printed = { ...decidedAs('deleted'), printed: '2026-04-08' };
    expect(why([printed])).toBeNull();
    expect(why([decidedAs('deleted')], { saysNew: true })).toBe('olderReport');
  });

  it('but not if it is no repeat: no decision, a return, a refusal because of who wrote, points left', () => {
    expect(why([])).toBeNull();
    expect(why([nothingCame('2026-06-01')])).toBeNull();
    expect(why([returned('2026-03-20')])).toBeNull();
    expect(why([answered('2026-03-20', 'identity')])).toBeNull();
    expect(why([answered('2026-03-20', 'thirdParty')])).toBeNull();
    expect(why([decidedAs('partlyCorrected')])).toBeNull();
    expect(why([decidedAs('partlyCorrected'), leftAsIs])).toBeNull();
  });

  it('by its newest round: nobody answered the second letter, or it is a draft', () => {
    const second = [mailed('2026-04-21', { letters: ['letter-2'] }), delivered('2026-04-24', 'letter-2')];
    const letters = [aLetter(), later];
    expect(why([decidedAs('verified'), ...second], { letters, today: '2026-05-01' })).toBeNull();
    expect(why([decidedAs('verified'), ...second], { letters, today: '2026-08-01' })).toBeNull();
    expect(why([decidedAs('verified')], { letters })).toBe('onlyTimePassed');
  });
});

describe('before an item is disputed again, a person looks at', () => {
  const shown = (today: string, events: readonly DisputeEvent[], letters = [aLetter()]) =>
    disputedBefore(
      standing(today, [...received, ...events], letters).disputes,
      countingEvents([...received, ...events].map((event) => entry(event))),
    ).map(({ letter }) => letter);

  it('what waits to be mailed or answered', () => {
    expect(shown('2026-03-20', [])).toEqual(['letter-1']);
    expect(shown('2026-04-21', [decidedAs('verified')], [aLetter(), later])).toEqual(['letter-2']);
  });

  it('what was deleted or corrected, once if two rounds decided it', () => {
    const second = [mailed('2026-04-21', { letters: ['letter-2'] }), delivered('2026-04-24', 'letter-2')];
    const gone = answered('2026-05-20', 'results', { card: 'deleted' }, 'letter-2');
    expect(shown('2026-06-01', [decidedAs('corrected'), ...second, gone], [aLetter(), later])).toEqual([
      'letter-2',
    ]);
  });

  it('what was left as it is before anyone answered, and nothing that was verified', () => {
    expect(shown('2026-04-16', [{ ...leftAsIs, on: '2026-04-10' }])).toEqual(['letter-1']);
    expect(shown('2026-06-01', [decidedAs('verified')])).toEqual([]);
  });
});
