import type { PublishedRemark } from './meaning.ts';

/** Wordings that reports use without a code, each as unmistakable as the published text it shortens. */
export const commonTexts: readonly PublishedRemark[] = [
  ['Paid in full', 'paid'],
  ['Paid', 'paid'],
  ['Sold to another lender', 'sold'],
  ['Sold to another company', 'sold'],
  ['Transferred to another company', 'transferredOrSold'],
  ['Settled', 'settled'],
  ['Settled for less than the full balance', 'settled', 'paidForLess'],
  ['Closed at consumer request', 'closedByConsumer'],
  ['Closed at customer’s request', 'closedByConsumer'],
  ['Closed by customer', 'closedByConsumer'],
  ['Closed by cardholder', 'closedByConsumer'],
  ['Charge-off', 'chargedOff'],
  ['Was a charge-off', 'chargedOff'],
  ['In collection', 'collection'],
];
