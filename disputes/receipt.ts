import type { Basis, DisputeEvent } from '#contract/disputeEvents.ts';
import { assumedReceipt } from './clocks.ts';

export type Mailing = Extract<DisputeEvent, { kind: 'mailed' }>;

/** When a letter reached its recipient, and what shows it. */
export interface Receipt {
  readonly on: string;
  readonly basis: Basis;
}

/** The best proof first: what a person says weighs less than what a carrier or the recipient wrote. */
const strength: readonly Basis[] = ['receipt', 'scan', 'portal', 'letter', 'client', 'assumed'];

/** The receipt that counts: the best proof, and among equals the earliest day. */
function bestReceipt(receipts: readonly Receipt[]): Receipt | null {
  const [best = null] = receipts.toSorted(
    (one, other) =>
      strength.indexOf(one.basis) - strength.indexOf(other.basis) || (one.on < other.on ? -1 : 1),
  );
  return best;
}

/**
 * When a letter counts as received without any proof: only first-class mail does. A dispute made without paper was
 * received when it was made. Null for certified and tracked mail, about whose delivery a person is asked.
 */
export function receiptWithoutProof({ way, on, basis }: Mailing): Receipt | null {
  if (way === 'firstClass') return { on: assumedReceipt(on), basis: 'assumed' };
  if (way === 'certified' || way === 'tracked') return null;
  return { on, basis };
}

/**
 * When a letter was received. An answer proves that it was, on the day the answer bears at the latest: it limits every other
 * day, and counts as the day only where nothing else is known. What is assumed stays assumed.
 */
export function receiptOf(
  mailing: Mailing | null,
  proofs: readonly Receipt[],
  /** The dates printed on answers, or else the days on which they came. */
  answeredBy: readonly string[],
): Receipt | null {
  const known = bestReceipt(proofs) ?? (mailing === null ? null : receiptWithoutProof(mailing));
  const [limit = null] = answeredBy.toSorted();
  if (limit === null || (known !== null && known.on <= limit)) return known;
  // Nothing is received before it is mailed.
  const isPossible = mailing === null || limit >= mailing.on;
  return isPossible || known === null ? { on: limit, basis: 'letter' } : known;
}
