import type { Cents } from '../report/model.ts';

/**
 * Whether one amount is more than another. Bureaus report whole dollars, and some round where others leave the cents out, so a
 * difference of a dollar only shows that one of them is rounded.
 */
export const isMore = (amount: Cents, than: Cents): boolean => amount - than > 100;

/** How far two balances may be apart without contradicting each other: $25, or 2% of the higher one if that is more. */
export const smallDifference = (one: Cents, other: Cents): Cents =>
  Math.max(25_00, 0.02 * Math.max(one, other));
