import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { ClientEvent } from '#contract/clientStatus.ts';
import { ProfileStatus } from '#contract/shapes.ts';
import { type ClientStatusEvent, clientStatusMachine } from '#machines/clientStatus.ts';

export interface ClientStatusCard {
  readonly status: ProfileStatus;
  /** The state's path in the statechart: `onboarding.ready`. */
  readonly state: string;
}

function asMachineEvent({ kind, detail }: ClientEvent): ClientStatusEvent {
  if (kind !== 'statusSetByHand') return { type: kind };
  return { type: kind, status: detail.status ?? 'Onboarding' };
}

const pathOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([name, below]) => `${name}.${pathOf(below)}`)
        .join();

/** A client's status after the recorded events, oldest first. The statechart alone decides it. */
export function statusAfter(events: readonly ClientEvent[]): ClientStatusCard {
  const snapshot = events.reduce(
    (before, event) => getNextSnapshot(clientStatusMachine, before, asMachineEvent(event)),
    getInitialSnapshot(clientStatusMachine),
  );
  const [status] = snapshot.tags;
  return { status: ProfileStatus.parse(status), state: pathOf(snapshot.value) };
}
