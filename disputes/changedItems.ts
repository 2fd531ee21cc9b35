import type { DisputeRef, Outcome } from '#contract/disputeEvents.ts';
import type { CountingEvent } from './countingEvents.ts';
import { isSame } from './sameDispute.ts';

/** Results after which something that was disputed may be right. What was only updated otherwise is still disputed. */
const changes: ReadonlySet<Outcome> = new Set(['updatedAsAsked', 'corrected', 'partlyCorrected']);

/** Whether a recipient said about one of these, the rounds of an item, that it corrected something. */
export const wasChanged = (counting: readonly CountingEvent[], rounds: readonly DisputeRef[]): boolean =>
  counting.some(
    ({ event }) =>
      event.kind === 'answer' &&
      event.results.some((row) => changes.has(row.outcome) && rounds.some((ref) => isSame(row, ref))),
  );
