import { longListFrom, rowsInWindow } from '#contract/limits.ts';

/** What the first screen asks for: the whole list, or the first part of a long one, for which nothing is counted. */
export const firstProfiles = {
  limit: String(rowsInWindow),
  uncounted: 'true',
  wholeBelow: String(longListFrom),
  standings: 'true',
} as const;
