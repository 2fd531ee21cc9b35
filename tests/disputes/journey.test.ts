import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { journeyOf } from '#disputes/journey.ts';
import { aLetter, delivered, mailed, returned, standing } from './builders.ts';

const certified = mailed('2026-03-02', { way: 'certified', tracking: '9407' });
const report = (had: boolean): DisputeEvent => ({
  kind: 'annualReport',
  on: '2026-03-02',
  letters: ['letter-1'],
  had,
});
const dueAfter = (events: readonly DisputeEvent[]) => {
  const [letter] = standing('2026-06-01', events).letters;
  return letter && journeyOf(letter)?.due;
};

it.each([
  ['counts from a receipt that is only assumed', [mailed('2026-03-02'), report(false)], null],
  [
    'could be later, because nobody said whether the client had the free annual report',
    [certified, delivered('2026-03-05')],
    null,
  ],
  ['is certain, without that report', [certified, delivered('2026-03-05'), report(false)], '2026-04-04'],
  ['is certain, with it', [certified, delivered('2026-03-05'), report(true)], '2026-04-19'],
])('cites a deadline only if it is certain: it %s', (_, events, due) => {
  expect(dueAfter(events)).toBe(due);
});

it('cites no deadline of a letter about something that is back, which asks for no investigation', () => {
  const events = [certified, delivered('2026-03-05'), report(false)];
  const [letter] = standing('2026-06-01', events, [aLetter({ purpose: 'reinsertion' })]).letters;
  expect(letter && journeyOf(letter)).toMatchObject({ received: { on: '2026-03-05' }, due: null });
});

it('cites none of a follow-up on such a letter either, and of another follow-up does', () => {
  const dueOf = (purpose: 'dispute' | 'reinsertion') => {
    const later = { id: 'letter-2', sessionId: 'set-2', purpose: 'followUp' } as const;
    const events = [certified, { ...certified, letters: ['letter-2'] }, delivered('2026-03-05', 'letter-2')];
    const said = { ...report(false), letters: ['letter-2'] } as DisputeEvent;
    const { letters } = standing('2026-06-01', [...events, said], [aLetter({ purpose }), aLetter(later)]);
    return letters.map((letter) => journeyOf(letter)?.due)[1];
  };
  expect(dueOf('reinsertion')).toBeNull();
  expect(dueOf('dispute')).toBe('2026-04-04');
});

it('tells no mailing that came back as the one of a later arrival, and tells the later mailing once it is recorded', () => {
  const arrived = [certified, returned('2026-03-10'), delivered('2026-03-20', 'letter-1', 'scan')];
  const journeyAfter = (...events: readonly DisputeEvent[]) => {
    const [letter] = standing('2026-06-01', events).letters;
    return letter && journeyOf(letter);
  };
  expect(journeyAfter(...arrived)).toBeNull();
  expect(journeyAfter(...arrived, mailed('2026-03-12', { way: 'tracked', tracking: '7' }))).toMatchObject({
    mailedOn: '2026-03-12',
    number: '7',
    received: { on: '2026-03-20' },
  });
});
