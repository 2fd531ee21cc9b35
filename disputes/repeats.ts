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

/** What a recipient has said about an item, or a newer report showed; null while its answer may still come. */
export function decisionIn({
  state,
  leftFrom,
  since,
  decided,
}: Pick<Dispute, 'state' | 'leftFrom' | 'since' | 'decided'>): {
  readonly as: DisputeState;
  readonly on: string;
} | null {
  if (decided !== null) return { as: decided.as, on: decided.on };
  // A person left it before anything was decided.
  return state === 'leftAsIs' && leftFrom !== null && since !== null ? { as: state, on: since } : null;
}

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
