import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  fromCallback,
  type InputFrom,
  type StateNode,
} from 'xstate';

/** The event with which an invoked actor ends well. */
export const done = (id: string, output?: unknown) => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
});

/** The event with which an invoked actor fails. */
export const thrown = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error,
});

/** The event with which a named delay of a state ends; `state` is the state's full id. */
export const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` });

export type World = ReturnType<typeof done> | ReturnType<typeof thrown> | ReturnType<typeof after>;

function nodesOf(machine: AnyStateMachine): StateNode[] {
  const below = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

const transitionsOf = (node: StateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** By place, not by object: `source event → targets`, with the branch's number where an event has several. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const branch = branches.length > 1 ? ` [${branches.indexOf(transition)}]` : '';
  const targets = target?.map(({ id }) => id).join(', ') ?? '(stays)';
  return `${source.id} ${eventType === '' ? 'always' : eventType}${branch} → ${targets}`;
}

/** Every transition a machine declares, guard branches one by one. */
export const declared = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap(transitionsOf).map(nameOf);

/** Actor references, files and blobs stand for themselves by name; everything else by value. */
function keyOf(snapshot: AnyMachineSnapshot): string {
  const { value, context, historyValue, status } = snapshot;
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return JSON.stringify({ value, context, history, status }, (_, part: unknown) =>
    part instanceof File ? part.name : part instanceof Blob ? part.size : part,
  );
}

/**
 * The declared transitions that no sequence of the given events takes, starting from any of the inputs. Walks the pure
 * transition function: actors are not started and actions not run; what they would bring is among the events.
 */
export function untaken<M extends AnyStateMachine>(
  machine: M,
  inputs: readonly InputFrom<M>[],
  events: readonly (EventFromLogic<M> | World)[],
): string[] {
  const taken = new Set<string>();
  for (const input of inputs) for (const name of walk(machine, input, events)) taken.add(name);
  return declared(machine).filter((name) => !taken.has(name));
}

function walk(machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]): Set<string> {
  const taken = new Set<string>();
  const parent = createActor(
    fromCallback(() => {}),
    {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        for (const transition of inspected._transitions) {
          if (transition.eventType !== null && transition.source.machine === machine)
            taken.add(nameOf(transition));
        }
      },
    },
  );
  const self = createActor(machine, { input, parent });
  const scope = {
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
  const first = machine.getInitialSnapshot(scope, input);
  const seen = new Set([keyOf(first)]);
  const waiting: AnyMachineSnapshot[] = [first];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (here.status !== 'active') continue;
    for (const event of events) {
      const next = machine.transition(here, event, scope);
      if (next.status === 'error') continue;
      const key = keyOf(next);
      if (!seen.has(key)) {
        seen.add(key);
        waiting.push(next);
      }
    }
  }
  return taken;
}
