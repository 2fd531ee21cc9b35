import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { ClientEvent } from '#contract/clientStatus.ts';
import { ProfileStatus } from '#contract/shapes.ts';
import { type ClientStatusEvent, clientStatusMachine } from '#machines/clientStatus.ts';

export interface ClientStatusCard {
  readonly status: ProfileStatus;
  /** The state's path in the chart: `onboarding.ready`. */
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

/** Where a client stands after its recorded events, oldest first: the statechart says, nothing else does. */
export function statusAfter(events: readonly ClientEvent[]): ClientStatusCard {
  const snapshot = events.reduce(
    (before, event) => getNextSnapshot(clientStatusMachine, before, asMachineEvent(event)),
    getInitialSnapshot(clientStatusMachine),
  );
  const [status] = snapshot.tags;
  return { status: ProfileStatus.parse(status), state: pathOf(snapshot.value) };
}
