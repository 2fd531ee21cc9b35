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
export function bestReceipt(receipts: readonly Receipt[]): Receipt | null {
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
 * What an answer proves: the recipient had the letter on the day it bears, at the latest. Mail that counts as received
 * before keeps that day.
 */
export function receiptByAnswer(
  { printed, on }: { readonly printed: string | null; readonly on: string },
  mailing: Mailing | null,
): Receipt {
  const atLatest = printed ?? on;
  const usual = mailing === null ? null : receiptWithoutProof(mailing);
  return { basis: 'letter', on: usual !== null && usual.on < atLatest ? usual.on : atLatest };
}
