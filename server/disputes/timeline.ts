import type { TimelineEntry } from '#contract/disputes.ts';
import { isClient, type RecordedDisputeEntry } from '#server/store/disputeEvents.ts';

/** What was recorded, newest first, with what replaced or withdrew it. A withdrawal has no entry of its own. */
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
    .toReversed();
}
