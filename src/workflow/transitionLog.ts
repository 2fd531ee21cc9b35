import type { AnyActorRef, InspectionEvent } from 'xstate';
import * as z from 'zod/mini';
import { nameOf } from '#machines/transitionName.ts';
import { inspectFromNowOn, runningWorkflows } from './actors.ts';

/** The transitions of this tab's workflows, oldest first, by name: no context and no event data. */
const key = 'workflowTrail';
const Trail = z.array(z.string());
/** An hour of brisk work; older steps are dropped. */
const longest = 2_000;

const listeners = new Set<() => void>();
let trail: readonly string[] | null = null;

function stored(): readonly string[] {
  try {
    return Trail.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    // Storage is disabled, or what it holds is not a log: it starts empty.
    return [];
  }
}

export const loggedTransitions = (): readonly string[] => (trail ??= stored());

function change(next: readonly string[]): void {
  trail = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is full or disabled: the log then ends with the page.
  }
  for (const listener of listeners) listener();
}

export const clearTransitionLog = (): void => change([]);

export function onStep(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The steps that a workflow took as it was made, until it starts. React may throw away what it made for a render, and make
 * it again: telling of those steps would render the chart, which throws the render away again.
 */
const unstarted = new WeakMap<InspectionEvent['actorRef'], string[]>();

const add = (names: readonly string[]): void => change([...loggedTransitions(), ...names].slice(-longest));

function note(event: InspectionEvent): void {
  if (event.type === '@xstate.actor') unstarted.set(event.actorRef, []);
  if (event.type === '@xstate.event' && event.event.type === 'xstate.init') {
    const names = unstarted.get(event.actorRef) ?? [];
    unstarted.delete(event.actorRef);
    if (names.length > 0) add(names);
  }
  if (event.type !== '@xstate.microstep') return;
  // A machine's initial step has no event. The field is private to XState, hence the exact version in
  // package.json.
  const names = event._transitions.filter(({ eventType }) => eventType !== null).map(nameOf);
  const kept = unstarted.get(event.actorRef);
  if (kept !== undefined) kept.push(...names);
  else if (names.length > 0) add(names);
}

let started = false;

/** Records transitions from now on, for workflows already running and those that start later. */
export function startTransitionLog(): void {
  if (started) return;
  started = true;
  inspectFromNowOn(note);
  const systems = new Set(runningWorkflows().map(({ system }: AnyActorRef) => system));
  for (const system of systems) system.inspect(note);
}
