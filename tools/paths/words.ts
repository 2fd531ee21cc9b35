import type { AnyMachineSnapshot, StateNode } from 'xstate';

/** The innermost states a machine stands in, each by its path: `resting.connected`. */
export function standsIn({ _nodes, machine }: AnyMachineSnapshot): string[] {
  const inner = _nodes.filter((node: StateNode) => !_nodes.some((other: StateNode) => other.parent === node));
  return inner.map((node: StateNode) => node.path.join('.') || machine.id);
}

/** What these states are in plain words: their descriptions. */
export function describes({ _nodes }: AnyMachineSnapshot): string[] {
  const inner = _nodes.filter((node: StateNode) => !_nodes.some((other: StateNode) => other.parent === node));
  return inner.map((node: StateNode) => node.description ?? '');
}
