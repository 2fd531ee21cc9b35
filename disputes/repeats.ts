import type { Dispute, DisputeState } from '#contract/disputes.ts';
import { asksOnly, type LetterPurpose } from '#vocabulary/letterPurposes.ts';
import type { CountingEvent } from './countingEvents.ts';
import { lastReply } from './lastReply.ts';

/**
 * States in which disputing an item again is no repeat: its letter never arrived, nobody answered, points were left
 * unanswered, it came back after its deletion, or it is no longer disputed.
 */
const open: ReadonlySet<DisputeState> = new Set([
  'undelivered',
  'questionOpen',
  'unanswered',
  'partlyCorrected',
  'reappeared',
  'reinsertedWithNotice',
  'reinsertedUnnoticed',
  'superseded',
  'withdrawn',
]);

/** Whether a letter disputes its items; one without a purpose does. */
export const isDispute = (purpose: LetterPurpose = 'dispute'): boolean => !asksOnly(purpose);

/** Whether disputing an item again is no repeat. A refusal because of who wrote is cured by showing who did. */
export function mayBeDisputedAgain(
  { state, letter, item }: Pick<Dispute, 'state' | 'letter' | 'item'>,
  /** In the order in which they happened. */
  counting: readonly CountingEvent[],
): boolean {
  if (state !== 'refused') return open.has(state);
  const kind = lastReply(counting, { letter, item })?.kind;
  return kind === 'identity' || kind === 'thirdParty';
}
