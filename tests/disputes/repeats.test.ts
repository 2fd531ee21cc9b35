import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { decisionIn, mayBeDisputedAgain } from '#disputes/repeats.ts';
import { answered, delivered, entry, mailed, nothingCame, returned, standing } from './builders.ts';

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
