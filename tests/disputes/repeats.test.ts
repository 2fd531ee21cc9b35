import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { mayBeDisputedAgain } from '#disputes/repeats.ts';
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
