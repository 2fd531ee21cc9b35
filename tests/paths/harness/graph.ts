import {
  type ActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type Snapshot,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { nameOf } from '#machines/transitionName.ts';
import type { Facts, Happening } from './cases.ts';
import { declared } from './transitions.ts';

/** A state a machine can be in: its position and context, with the facts known outside it. */
export interface GraphState {
  /** From 0, in the order in which the walk met them. */
  readonly index: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly edges: Edge[];
}

/** One step: an event that does something here. */
export interface Edge {
  /** Of the event in the list that was given. */
  readonly event: number;
  readonly to: GraphState;
  /** The declared transitions it takes, guard branches and `always` included. */
  readonly taken: readonly string[];
}

/** A start: the state that an input leads to, by the transitions taken on arriving. */
export interface Start {
  readonly input: number;
  readonly state: GraphState;
  readonly taken: readonly string[];
}

export interface Graph {
  readonly starts: readonly Start[];
  readonly states: readonly GraphState[];
  /** Declared, and taken by no sequence of the given events from any of the inputs. */
  readonly unreachable: readonly string[];
}

/** Actor references, files and blobs stand for themselves by name; everything else by value. */
export function keyOf({ value, context, historyValue, status }: AnyMachineSnapshot, facts?: Facts): string {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return JSON.stringify({ value, context, history, status, facts }, (_, part: unknown) =>
    part instanceof File ? part.name : part instanceof Blob ? part.size : part,
  );
}

/** What every state of a traversal has in common for XState. */
export type Running = Extract<Snapshot<undefined>, { status: 'active' }>;
export const running: Running = { status: 'active', output: undefined, error: undefined };

/** What the traversal steps from and to: a snapshot of the machine, and what it took to come there. */
interface Reached extends Running {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly facts: Facts;
  readonly taken: readonly string[];
  /** The machine's pure transition function; an event that does nothing leads back. Nothing is started, no action runs. */
  readonly next: (here: Reached, happening: Happening) => Reached;
}

/** The state that an input leads to. */
function arrive(machine: AnyStateMachine, input: unknown, facts: Facts): Reached {
  let taken: string[] = [];
  const parent = createActor(
    fromCallback(() => {}),
    {
      inspect: (inspected) => {
        // The field is private to XState, hence the exact version in package.json.
        if (inspected.type !== '@xstate.microstep') return;
        for (const transition of inspected._transitions) {
          if (transition.eventType !== null && transition.source.machine === machine)
            taken.push(nameOf(transition));
        }
      },
    },
  );
  const self = createActor(machine, { input, parent });
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: () => {},
  };
  const recording = (work: () => AnyMachineSnapshot) => {
    taken = [];
    const snapshot = work();
    return { snapshot, taken };
  };
  const reached = ({ snapshot, taken }: ReturnType<typeof recording>, facts: Facts): Reached => ({
    ...running,
    key: keyOf(snapshot, facts),
    snapshot,
    facts,
    taken,
    next,
  });
  function next(here: Reached, { event, when, sets }: Happening): Reached {
    const { snapshot, facts } = here;
    if (when?.({ snapshot, context: snapshot.context, facts }) === false) return { ...here, taken: [] };
    const there = recording(() => machine.transition(snapshot, event, scope));
    // An event whose actions throw here cannot happen here.
    const isNothing = there.taken.length === 0 || there.snapshot.status === 'error';
    return isNothing ? { ...here, taken: [] } : reached(there, { ...facts, ...sets });
  }
  return reached(
    recording(() => machine.getInitialSnapshot(scope, input)),
    facts,
  );
}

/** Before any input is given: each input is a way on from here, so that one traversal begins at all of them. */
const before: Place = { ...running, key: '', snapshot: null, taken: [] };
type Place = Reached | (Running & { readonly key: ''; readonly snapshot: null; readonly taken: readonly [] });

/** One of the inputs, or one of the events, by its index. */
interface Step {
  readonly type: 'input' | 'event';
  readonly index: number;
}

/** A machine as `xstate/graph` can traverse it: without starting anything, and recording what each step took. */
function traversable(
  machine: AnyStateMachine,
  inputs: readonly unknown[],
  events: readonly Happening[],
  facts: Facts,
): ActorLogic<Place, Step> {
  return {
    transition: (here, { index }) => {
      if (here.snapshot === null) return arrive(machine, inputs[index], facts);
      const event = events[index];
      if (event === undefined) throw new Error(`No event ${index}`);
      return here.next(here, event);
    },
    getInitialSnapshot: () => before,
    getPersistedSnapshot: (place) => place,
  };
}

/**
 * Every state a machine can reach by the given events, breadth first, so that each state is reached on a shortest path.
 * Outcomes of invoked work are among the events.
 */
export function graphOf(
  machine: AnyStateMachine,
  inputs: readonly unknown[],
  events: readonly Happening[],
  facts: Facts = {},
): Graph {
  const starting = inputs.map((_, index): Step => ({ type: 'input', index }));
  const happening = events.map((_, index): Step => ({ type: 'event', index }));
  const met = getAdjacencyMap(traversable(machine, inputs, events, facts), {
    serializeState: ({ key }) => key,
    serializeEvent: ({ type, index }) => `${type} ${index}`,
    events: ({ snapshot }) => {
      if (snapshot === null) return starting;
      return snapshot.status === 'active' ? happening : [];
    },
  });

  const states = new Map<string, GraphState>();
  for (const { state } of Object.values(met)) {
    const { key, snapshot } = state;
    if (snapshot !== null) states.set(key, { index: states.size, snapshot, edges: [] });
  }
  const starts: Start[] = [];
  const seen = new Set<string>();
  for (const { state: from, event, nextState } of adjacencyMapToArray(met)) {
    const to = states.get(nextState.key);
    const { taken } = nextState;
    if (to === undefined) continue;
    for (const name of taken) seen.add(name);
    if (event.type === 'input') starts.push({ input: event.index, state: to, taken });
    else if (taken.length > 0) states.get(from.key)?.edges.push({ event: event.index, to, taken });
  }
  return {
    starts,
    states: [...states.values()],
    unreachable: declared(machine).filter((name) => !seen.has(name)),
  };
}
