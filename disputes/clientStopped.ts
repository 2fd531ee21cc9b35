import type { RecordedEvent } from './facts.ts';

/**
 * Whether the client has paused or ended the service themselves, and nobody has continued it since. Their word counts from when they
 * said it, whatever day they gave: an earlier pause that was over by then doesn't undo it, and neither does a pause or an end that the
 * account records afterwards.
 */
export function clientStopped(events: readonly RecordedEvent[]): 'paused' | 'ended' | null {
  const replaced = new Set(events.flatMap(({ replaces }) => replaces ?? []));
  const last = events
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .findLast(
      ({ id, event, isByClient }) =>
        !replaced.has(id) &&
        (event?.kind === 'resumed' ||
          (isByClient === true && (event?.kind === 'paused' || event?.kind === 'ended'))),
    );
  const kind = last?.event?.kind;
  return kind === 'paused' || kind === 'ended' ? kind : null;
}
