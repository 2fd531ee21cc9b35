import type { WaitingReason } from '#contract/waitingReasons.ts';

/** The parts of a client's disputes to which its summary, its cells, and links of other pages lead: their `id` in the page. */
export const places = {
  newerReport: 'newer-report',
  toMail: 'letters-to-mail',
  next: 'next-letters',
  results: 'results',
  sent: 'letters',
  complaints: 'complaints',
  timeline: 'timeline',
} as const;
export type Place = (typeof places)[keyof typeof places];

const question = 'waits-';

/** The hash of a question that is asked on the page, for links to it. */
export const placeOfQuestion = (kind: WaitingReason): string => `${question}${kind}`;

/** A selector of what a hash leads to: a part of the page, or the first question of a kind. */
export const targetOf = (hash: string): string =>
  hash.startsWith(`#${question}`) ? `[data-waits="${hash.slice(question.length + 1)}"]` : hash;
