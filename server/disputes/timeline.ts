import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { TimelineEntry } from '#contract/disputes.ts';
import { isClient, type RecordedDisputeEntry } from '#server/store/disputeEvents.ts';

/** In which order things happen to a letter on one day. What came back may be mailed again on that day, but not the other way round. */
const ofDay: Readonly<Partial<Record<DisputeEvent['kind'], number>>> = {
  approved: 0,
  changeAsked: 0,
  edited: 0,
  returned: 1,
  lost: 1,
  ordered: 2,
  mailed: 3,
  delivered: 4,
  answer: 5,
};
const afterAll = 6;

/** By the day on which it happened; of one day in the order of things, and then of recording. */
const inOrder = (one: TimelineEntry, other: TimelineEntry): number =>
  compare(one.event.on, other.event.on) ||
  (ofDay[one.event.kind] ?? afterAll) - (ofDay[other.event.kind] ?? afterAll) ||
  compare(one.id, other.id);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What happened, newest first, with what replaced or withdrew its entry. A withdrawal has no entry of its own. */
export function timelineOf(
  /** Oldest first. */
  entries: readonly RecordedDisputeEntry[],
): TimelineEntry[] {
  const replacing = new Map(
    entries.flatMap((entry) => (entry.replaces === null ? [] : [[entry.replaces, entry] as const])),
  );
  return entries
    .flatMap(({ id, recordedAt, by, userId, event }): TimelineEntry[] => {
      if (event === null) return [];
      const next = replacing.get(id);
      return [
        {
          id,
          recordedAt,
          by,
          byClient: isClient(userId),
          event,
          replacedBy: next === undefined || next.event === null ? null : next.id,
          withdrawn:
            next === undefined || next.event !== null
              ? null
              : { at: next.recordedAt, by: next.by, reason: next.reason },
        },
      ];
    })
    .toSorted(inOrder)
    .toReversed();
}
