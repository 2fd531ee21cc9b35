import { CallError } from '#contract/failures.ts';
import { TypesettingError, type TypesettingReason } from '#server/letters/typesettingError.ts';

/** Nothing was decided about the letter: the same one may well be finished soon. */
const forNow: ReadonlySet<TypesettingReason> = new Set(['timeout', 'closed']);

/**
 * Reports problems that the person can fix by name, and says that it can be tried again when typesetting was not finished because
 * the machine has too much to do or the server stops.
 */
export function refusedByName(error: unknown): never {
  if (!(error instanceof TypesettingError)) throw error;
  if (error.reason === 'unprintable') throw new CallError('unprintableName');
  if (error.reason === 'unreadableEnclosure') throw new CallError('unreadableEnclosure');
  throw forNow.has(error.reason) ? new CallError('unavailable') : error;
}
