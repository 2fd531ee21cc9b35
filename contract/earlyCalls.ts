import { longListFrom, rowsInWindow } from './limits.ts';
import type { Variant } from './shapes.ts';

/** What the first screen asks for: the whole list, or the first part of a long one, for which nothing is counted. */
export const firstProfiles = {
  limit: String(rowsInWindow),
  uncounted: 'true',
  wholeBelow: String(longListFrom),
  standings: 'true',
} as const;

/** What every page of an account asks for. */
export const everyPagesCalls = ['/api/v1/myInformation', '/api/v1/notifications?latest=true'] as const;

/** What the pages on which most visits begin ask for. */
export const firstPagesCalls = [
  ...everyPagesCalls,
  `/api/v1/profiles?${new URLSearchParams(firstProfiles).toString()}`,
  '/api/v1/profile/logs?latest=true',
  '/api/v1/generations?latest=true',
  '/api/v1/work',
] as const;

/** A consumer's home asks whether they are also an agency's client. */
const ofConsumers = ['/api/v1/client'];

/**
 * The addresses of what a page on which most visits begin asks for. The server writes the replies into the page of a living
 * session; for any other page, the browser asks before the page's code is there.
 */
export const firstCallsOf = (variant: Variant): readonly string[] => [
  ...firstPagesCalls,
  ...(variant === 'b2c' ? ofConsumers : []),
];
