/** When a client withdrew that identity theft caused something. */
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { Dispute } from '#contract/disputes.ts';
import { countingEvents } from './countingEvents.ts';
import type { RecordedEvent } from './facts.ts';
import { isSame } from './sameDispute.ts';

type Known = Pick<Dispute, 'letter' | 'item' | 'subject'>;

/**
 * The civil date on which the last statement of identity theft about a subject was withdrawn, or corrected to be about something else;
 * null while one counts, and if nobody stated it. A statement about one bureau's file is about what it names wherever that is reported.
 */
export function theftWithdrawnOn(
  subject: string,
  disputes: readonly Known[],
  events: readonly RecordedEvent[],
  /** The civil date of an instant. */
  dayOf: (instant: string) => string,
): string | null {
  const own = disputes.filter((each) => each.subject === subject);
  const states = (event: DisputeEvent | null): boolean =>
    event?.kind === 'identityTheft' && event.disputes.some((ref) => own.some((each) => isSame(each, ref)));
  if (countingEvents(events).some(({ event }) => states(event))) return null;
  const stated = new Set(events.flatMap(({ id, event }) => (states(event) ? [id] : [])));
  const days = events.flatMap(({ replaces, recordedAt }) =>
    replaces !== null && stated.has(replaces) ? [dayOf(recordedAt)] : [],
  );
  return days.toSorted().at(-1) ?? null;
}
