import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
} from 'xstate';
import { declared } from './transitions.ts';
import { nameOf } from '#machines/transitionName.ts';

/** A state a machine can be in: where it stands and what it knows. */
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
export function keyOf({ value, context, historyValue, status }: AnyMachineSnapshot): string {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return JSON.stringify({ value, context, history, status }, (_, part: unknown) =>
    part instanceof File ? part.name : part instanceof Blob ? part.size : part,
  );
}

/** The machine's pure transition function, telling with each step what it took. Nothing is started, no action runs. */
function stepper(machine: AnyStateMachine, input: unknown) {
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
  const telling = (work: () => AnyMachineSnapshot) => {
    taken = [];
    const snapshot = work();
    return { snapshot, taken };
  };
  return {
    first: () => telling(() => machine.getInitialSnapshot(scope, input)),
    next: (here: AnyMachineSnapshot, event: AnyEventObject) =>
      telling(() => machine.transition(here, event, scope)),
  };
}

/**
 * Everything a machine can come to by the given events, breadth first, so that each state is met on a shortest way.
 * What invoked work would bring is among the events. An event whose actions throw here cannot happen here.
 */
export function graphOf(
  machine: AnyStateMachine,
  inputs: readonly unknown[],
  events: readonly AnyEventObject[],
): Graph {
  const states: GraphState[] = [];
  const known = new Map<string, GraphState>();
  const seen = new Set<string>();
  function stateOf(snapshot: AnyMachineSnapshot): GraphState {
    const key = keyOf(snapshot);
    const met = known.get(key);
    if (met !== undefined) return met;
    const state = { index: states.length, snapshot, edges: [] };
    states.push(state);
    known.set(key, state);
    return state;
  }

  const starts: Start[] = [];
  let walked = 0;
  for (const [input, given] of inputs.entries()) {
    const { first, next } = stepper(machine, given);
    const begun = first();
    for (const name of begun.taken) seen.add(name);
    starts.push({ input, state: stateOf(begun.snapshot), taken: begun.taken });
    for (; walked < states.length; walked += 1) {
      const here = states[walked];
      if (here === undefined || here.snapshot.status !== 'active') continue;
      for (const [event, what] of events.entries()) {
        const { snapshot, taken } = next(here.snapshot, what);
        if (snapshot.status === 'error' || taken.length === 0) continue;
        for (const name of taken) seen.add(name);
        here.edges.push({ event, to: stateOf(snapshot), taken });
      }
    }
  }
  return { starts, states, unreachable: declared(machine).filter((name) => !seen.has(name)) };
}
