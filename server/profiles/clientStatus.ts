import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate';
import type { ClientEvent } from '#contract/clientStatus.ts';
import { ProfileStatus } from '#contract/shapes.ts';
import { type ClientStatusEvent, clientStatusMachine } from '#machines/clientStatus.ts';
import { earlierStatus } from './earlierStatus.ts';

export interface ClientStatusCard {
  readonly status: ProfileStatus;
  /** The state's path in the statechart: `onboarding.ready`. */
  readonly state: string;
}

/** What an event means for the status; null for what is only part of the history. */
function asMachineEvent({ kind, detail }: ClientEvent, before: ProfileStatus): ClientStatusEvent | null {
  const { status = 'Onboarding' } = detail;
  if (kind === 'profileCompleted' || kind === 'reportImported') return { type: kind };
  if (kind === 'statusSetByHand') return { type: kind, status };
  const derived = kind === 'disputesStand' ? status : earlierStatus(kind, before);
  return derived === null ? null : { type: 'disputesStand', status: derived };
}

const pathOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([name, below]) => `${name}.${pathOf(below)}`)
        .join();

/** A client's status after the recorded events, oldest first. The statechart alone decides it. */
export function statusAfter(events: readonly ClientEvent[]): ClientStatusCard {
  const snapshot = events.reduce((before, event, index) => {
    const next = asMachineEvent(event, statusOf(before));
    if (next === null) return before;
    const after = getNextSnapshot(clientStatusMachine, before, next);
    // Back in Onboarding, what was gathered before is still there.
    return 'status' in next && next.status === 'Onboarding' ? gathered(events.slice(0, index), after) : after;
  }, getInitialSnapshot(clientStatusMachine));
  return { status: statusOf(snapshot), state: pathOf(snapshot.value) };
}

type Snapshot = SnapshotFrom<typeof clientStatusMachine>;

const gathered = (events: readonly ClientEvent[], onboarding: Snapshot): Snapshot =>
  events.reduce(
    (before, { kind }) =>
      kind === 'profileCompleted' || kind === 'reportImported'
        ? getNextSnapshot(clientStatusMachine, before, { type: kind })
        : before,
    onboarding,
  );

function statusOf({ tags }: { readonly tags: ReadonlySet<string> }): ProfileStatus {
  const [status] = tags;
  return ProfileStatus.parse(status);
}
