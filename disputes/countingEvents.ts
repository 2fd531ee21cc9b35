import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { RecordedEvent } from './facts.ts';

/** An entry that still counts. */
export interface CountingEvent {
  readonly id: string;
  readonly event: DisputeEvent;
}

/**
 * The entries that nothing corrected or withdrew, by the day on which they happened. The order in which they were
 * recorded plays no part, and what was recorded twice counts once.
 */
export function countingEvents(recorded: readonly RecordedEvent[]): readonly CountingEvent[] {
  const replaced = new Set(recorded.flatMap(({ replaces }) => replaces ?? []));
  const counting = new Map<string, CountingEvent>();
  for (const { id, event } of recorded.toSorted(byId)) {
    if (event === null || replaced.has(id)) continue;
    counting.set(contentOf(event), { id, event });
  }
  return [...counting]
    .toSorted(
      ([content, one], [other, { event }]) => compare(one.event.on, event.on) || compare(content, other),
    )
    .map(([, entry]) => entry);
}

/** By the day; of one day, by the entry, whose id grows with the time of recording. */
export const byDayAndEntry = (one: CountingEvent, other: CountingEvent): number =>
  compare(one.event.on, other.event.on) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byId = (one: RecordedEvent, other: RecordedEvent): number => compare(one.id, other.id);

/** Whether both say the same, so that they count once. */
export const isSameEvent = (one: DisputeEvent, other: DisputeEvent): boolean =>
  contentOf(one) === contentOf(other);

/** Of these, it makes no difference in which order they were recorded on a day. */
const inAnyOrder: ReadonlySet<DisputeEvent['kind']> = new Set([
  'ordered',
  'mailed',
  'delivered',
  'returned',
  'lost',
  'answer',
  'furtherFacts',
  'nothingCame',
  'reinsertionNotice',
  'collectorNotice',
  'identityTheft',
]);

/**
 * The entry that says the same already; null if there is none, or if something was recorded since then on its day that this
 * takes back, as a second pause does.
 */
export function entrySaying(event: DisputeEvent, recorded: readonly RecordedEvent[]): string | null {
  const counting = countingEvents(recorded);
  const same = counting.find((each) => isSameEvent(each.event, event));
  if (same === undefined) return null;
  const isLast = counting.every((each) => each.event.on !== event.on || each.id <= same.id);
  return inAnyOrder.has(event.kind) || isLast ? same.id : null;
}

/** The same for the same event, whatever the order of its parts and of its lists. */
export const contentOf = (event: object): string => JSON.stringify(ordered(event));

function ordered(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(ordered).toSorted((one, other) => compare(text(one), text(other)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]): [string, unknown] => [key, ordered(part)])
      .toSorted(([one], [other]) => compare(one, other)),
  );
}

const text = (value: unknown): string => JSON.stringify(value);
