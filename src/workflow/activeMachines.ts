import { type AnyActorRef, type AnyMachineSnapshot, type StateNode } from 'xstate';
import { nameOf } from '#machines/transitionName.ts';

/** A running machine, in the terms of its drawing. */
export interface Watched {
  readonly actor: AnyActorRef;
  /** The machine's id, which its drawing is named after. */
  readonly machine: string;
}

function snapshotOf(actor: AnyActorRef): AnyMachineSnapshot | null {
  const snapshot: unknown = actor.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : null;
}

/** A workflow and the machines it has invoked, from the outermost inwards. */
export function machinesIn(actor: AnyActorRef): Watched[] {
  const snapshot = snapshotOf(actor);
  if (snapshot === null) return [];
  const children: (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  return [
    { actor, machine: snapshot.machine.id },
    ...children.flatMap((child) => (child === undefined ? [] : machinesIn(child))),
  ];
}

/** The full ids of an actor's active states. */
export function statesOf(actor: AnyActorRef): string[] {
  const nodes: StateNode[] = snapshotOf(actor)?._nodes ?? [];
  return nodes.map(({ id }) => id);
}

/** Reports an actor's transitions by name, from now on. Returns a function that stops it. */
export function onTransition(actor: AnyActorRef, tell: (names: readonly string[]) => void): () => void {
  const subscription = actor.system.inspect((inspected) => {
    // The field is private to XState, hence the exact version in package.json.
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
    tell(inspected._transitions.filter(({ eventType }) => eventType !== null).map(nameOf));
  });
  return () => subscription.unsubscribe();
}
