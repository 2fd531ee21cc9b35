import type { AnyActorRef, InspectionEvent } from 'xstate';

/** The workflows that the page runs just now, for whoever wants to watch them. */
const running = new Set<AnyActorRef>();
/** Those that run behind every page; they come last. */
const behind = new Set<AnyActorRef>();
const listeners = new Set<() => void>();
let list: readonly AnyActorRef[] = [];

function changed(): void {
  list = [...running, ...behind];
  for (const listener of listeners) listener();
}

/** Notes a workflow for as long as its screen stands. Returns how to end that. */
export const noteRunning = (actor: AnyActorRef): (() => void) => note(running, actor);

/** The same for a workflow that no screen is made of. */
export const noteRunningBehind = (actor: AnyActorRef): (() => void) => note(behind, actor);

function note(among: Set<AnyActorRef>, actor: AnyActorRef): () => void {
  among.add(actor);
  changed();
  return () => {
    among.delete(actor);
    changed();
  };
}

export const runningWorkflows = (): readonly AnyActorRef[] => list;

export function onRunningChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Inspector = (event: InspectionEvent) => void;
let inspector: Inspector | undefined;

/** What later workflows tell of their steps from their start on; undefined when nobody asked. */
export const currentInspector = (): Inspector | undefined => inspector;

export function inspectFromNowOn(next: Inspector): void {
  inspector = next;
}
