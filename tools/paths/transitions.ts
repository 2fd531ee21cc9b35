import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** Every state node of a machine, parents before children. */
export function nodesOf(machine: AnyStateMachine): StateNode[] {
  const below = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** The transitions a node declares: by event (done, error and delay included), then `always`. */
export const transitionsOf = (node: StateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/**
 * A transition's name by its place, `source event → targets`, with the branch's number where an event has several.
 * Never by object: `provide` makes new ones.
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const branch = branches.length > 1 ? ` [${branches.indexOf(transition)}]` : '';
  const targets = target?.map(({ id }) => id).join(', ') ?? '(stays)';
  return `${source.id} ${eventType === '' ? 'always' : eventType}${branch} → ${targets}`;
}

/** Every transition a machine declares, guard branches one by one. */
export const declared = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap(transitionsOf).map(nameOf);
