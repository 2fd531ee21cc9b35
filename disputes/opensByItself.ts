import type { ComplaintOffer } from '#contract/complaints.ts';

/** Whether a packet is open, or opens on a day without anyone's work. */
export const opensByItself = (offer: ComplaintOffer): boolean =>
  offer.kind === 'open' || offer.until !== null;
