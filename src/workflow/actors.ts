import type { AnyActorRef, InspectionEvent } from 'xstate';

/** The workflows running on the page, for anyone who wants to watch them. */
const running = new Set<AnyActorRef>();
/** Those that run behind every page come last. */
const behind = new Set<AnyActorRef>();
const listeners = new Set<() => void>();
let list: readonly AnyActorRef[] = [];

function changed(): void {
  list = [...running, ...behind];
  for (const listener of listeners) listener();
}

/** Registers a workflow for as long as its screen is mounted. Returns a function that ends that. */
export const noteRunning = (actor: AnyActorRef): (() => void) => note(running, actor);

/** The same for a workflow without a screen. */
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

/** What later workflows report about their steps from the start; undefined if no one is listening. */
export const currentInspector = (): Inspector | undefined => inspector;

export function inspectFromNowOn(next: Inspector): void {
  inspector = next;
}
