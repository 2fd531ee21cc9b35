import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { nameOf } from '#machines/transitionName.ts';

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

/** Every transition a machine declares, guard branches one by one. */
export const declared = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap(transitionsOf).map(nameOf);
