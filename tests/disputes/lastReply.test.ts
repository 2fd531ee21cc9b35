/** What a recipient said about one item of a letter. */
import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { lastReply } from '#disputes/lastReply.ts';
import { answered, entry } from './builders.ts';

const ref = { letter: 'letter-1', item: 'card' };
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
