/** What a recipient said about one item of a letter. */
import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { lastReply } from '#disputes/lastReply.ts';
import { answered, entry } from './builders.ts';

const ref = { letter: 'letter-1', item: 'card' };
const loan = { letter: 'letter-1', item: 'loan' };
const replyTo = (answer: DisputeEvent) => lastReply(countingEvents([entry(answer)]), ref);

it('the words of an answer are about the item only if the answer is about nothing else', () => {
  const only = answered('2026-04-01', 'results', { card: 'verified' });
  expect(replyTo(only)).toMatchObject({
    kind: 'verified',
    isAboutOthers: false,
  });
  const both = answered('2026-04-01', 'results', {
    card: 'verified',
    loan: 'deleted',
  });
  expect(replyTo(both)).toMatchObject({
    kind: 'verified',
    isAboutOthers: true,
  });
  // It is about the letter, with however many items that has.
  expect(replyTo(answered('2026-04-01', 'alreadyInvestigated'))).toMatchObject({
    isAboutOthers: true,
  });
});

it('a refusal or a question takes no result back, whether it came before or after it', () => {
  const result = answered('2026-04-01', 'results', { card: 'verified' });
  for (const kind of ['identity', 'thirdParty', 'alreadyInvestigated', 'moreNeeded'] as const)
    for (const on of ['2026-03-20', '2026-04-10']) {
      const events = [entry(result), entry(answered(on, kind))];
      expect(lastReply(countingEvents(events), ref)?.kind).toBe('verified');
      // Nothing was said about it.
      expect(lastReply(countingEvents(events), loan)?.kind).toBe(kind);
    }
});

it('a notice that something was put back is about what is named, or about the only thing that was deleted', () => {
  const deleted = answered('2026-04-01', 'results', { card: 'deleted', loan: 'deleted' });
  const notice = answered('2026-06-01', 'putBack');
  const named: DisputeEvent = {
    kind: 'reinsertionNotice',
    on: '2026-06-01',
    disputes: [ref],
    came: true,
    files: [],
  };
  const kinds = (...events: readonly DisputeEvent[]) =>
    [ref, loan].map((each) => lastReply(countingEvents(events.map((event) => entry(event))), each)?.kind);
  expect(kinds(deleted, notice)).toEqual(['deleted', 'deleted']);
  expect(kinds(deleted, notice, named)).toEqual(['putBack', 'deleted']);
  const one = answered('2026-04-01', 'results', { card: 'deleted', loan: 'verified' });
  expect(kinds(one, notice)).toEqual(['putBack', 'verified']);
});
