import type { Cents } from '../report/model.ts';

/**
 * Whether one amount is more than another. Bureaus report whole dollars, so next to an amount with cents, less than a dollar more only
 * shows that one of them is rounded.
 */
export const isMore = (amount: Cents, than: Cents): boolean => amount - than >= 100;
