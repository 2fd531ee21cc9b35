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

/** What the hash of a question that is asked on the page begins with; its kind follows. */
export const questionPlace = 'waits-';

/** The part of a profile's page with the report providers. */
export const providersPlace = 'providers';

/** The contract on a client's own page. */
export const contractPlace = 'contract';
