import type { DisputeEvent, DisputeRef, Proposal } from '#contract/disputeEvents.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import { isSame } from './sameDispute.ts';
import { type ReportDates, wordOf } from './words.ts';

/**
 * Without what a person accepted about a report, and what no longer holds: that the item is gone, if a newer report shows it
 * again and a person accepted that; and that it reappeared, if no answer from before the report had deleted it.
 */
export function stillAccepted(
  events: readonly CountingEvent[],
  ref: DisputeRef,
  reportDates: ReportDates,
): readonly CountingEvent[] {
  const asOf = (each: CountingEvent) => wordOf(each, reportDates)?.asOf ?? '';
  const inOrder = (one: CountingEvent, other: CountingEvent) =>
    asOf(one) < asOf(other) ? -1 : asOf(one) > asOf(other) ? 1 : byDayAndEntry(one, other);
  const accepted = events.filter(({ event }) => isAccepted(event, ref));
  const lastSeen = accepted
    .filter((each) => isProposed(each, 'changed', 'unchanged'))
    .toSorted(inOrder)
    .at(-1);
  const deletions = events.filter(({ event }) => deletes(event, ref)).map(asOf);
  const revoked = new Set(
    accepted.filter(
      (each) =>
        (isProposed(each, 'notSeen') && lastSeen !== undefined && inOrder(each, lastSeen) < 0) ||
        (isProposed(each, 'reappeared') && deletions.every((day) => day >= asOf(each))),
    ),
  );
  return events.filter((each) => !revoked.has(each));
}

const isAccepted = (event: DisputeEvent, ref: DisputeRef): boolean =>
  event.kind === 'compared' && event.accepted && event.disputes.some((each) => isSame(each, ref));

const isProposed = ({ event }: CountingEvent, ...kinds: readonly Proposal[]): boolean =>
  event.kind === 'compared' && kinds.includes(event.proposal);

const deletes = (event: DisputeEvent, ref: DisputeRef): boolean =>
  event.kind === 'answer' && event.results.some((row) => isSame(row, ref) && row.outcome === 'deleted');
