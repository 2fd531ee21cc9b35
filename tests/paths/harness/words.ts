import type { AnyMachineSnapshot, StateNode } from 'xstate';

/** The innermost states a machine is in, in the order of the file; the snapshot lists them in the order they were entered. */
function innermost({ _nodes }: AnyMachineSnapshot): StateNode[] {
  const nodes: StateNode[] = _nodes;
  return nodes
    .filter((node) => !nodes.some((other) => other.parent === node))
    .toSorted((one, other) => one.order - other.order);
}

/** Each innermost state by its path: `resting.connected`. */
export function standsIn(snapshot: AnyMachineSnapshot): string[] {
  return innermost(snapshot).map((node) => node.path.join('.') || snapshot.machine.id);
}

/** What these states are in plain words: their descriptions. */
export function describes(snapshot: AnyMachineSnapshot): string[] {
  return innermost(snapshot).map((node) => node.description ?? '');
}

/** `providerConnection` as a person writes it: Provider connection. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
