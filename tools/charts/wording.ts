import { type AnyStateMachine, type AnyTransitionDefinition, StateMachine, type StateNode } from 'xstate';

/** The cause of a transition: an event from a person or a program, an outcome, time, or nothing. */
export type Cause = 'event' | 'success' | 'failure' | 'done' | 'delay' | 'always';

const prefix = {
  success: 'xstate.done.actor.',
  failure: 'xstate.error.actor.',
  done: 'xstate.done.state.',
  delay: 'xstate.after.',
} as const;

/** The event `*` in words. */
export const anythingElse = 'anything else';

export function causeOf(eventType: string): Cause {
  if (eventType === '') return 'always';
  if (eventType.startsWith(prefix.success)) return 'success';
  if (eventType.startsWith(prefix.failure)) return 'failure';
  if (eventType.startsWith(prefix.done)) return 'done';
  return eventType.startsWith(prefix.delay) ? 'delay' : 'event';
}

const isNamed = (part: unknown): part is { type: unknown } =>
  (typeof part === 'object' || typeof part === 'function') && part !== null && 'type' in part;

/** Name of a guard or an action as written in the machine, with its fixed parameters: `endedAs paid`. */
export function partName(part: unknown): string {
  if (typeof part === 'string') return part;
  if (!isNamed(part)) return 'unnamed';
  const fixed =
    'params' in part && typeof part.params === 'object' && part.params !== null ? part.params : {};
  return [String(part.type), ...Object.values(fixed).map(String)].join(' ');
}

/** Actions by name, without XState's own actions that start and cancel a delay. */
export const actionNames = (actions: readonly unknown[]): string[] =>
  actions.map(partName).filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel');

/** Whether the invoked work with this id has a chart of its own. Then it ends instead of succeeding. */
export function isMachine(machine: AnyStateMachine, src: unknown): boolean {
  return typeof src === 'string' && machine.implementations.actors[src] instanceof StateMachine;
}

function sourceOf(node: StateNode, id: string): unknown {
  return node.invoke.find((work) => work.id === id)?.src;
}

function timeOf(milliseconds: number): string {
  return milliseconds % 1000 === 0 ? `${milliseconds / 1000} s` : `${milliseconds} ms`;
}

/** A delay in words: `reminderTime (5 s)`, or just `5 s` if it has no name. */
export function delayWords(machine: AnyStateMachine, eventType: string): string {
  const [name = ''] = eventType.slice(prefix.delay.length).split('.');
  if (/^\d+$/.test(name)) return timeOf(Number(name));
  const delay = machine.implementations.delays[name];
  return typeof delay === 'number' ? `${name} (${timeOf(delay)})` : name;
}

/** The cause of a transition in words: `provider.connect`, `when connectProvider fails`, `after 5 s`, `at once`. */
export function causeWords(machine: AnyStateMachine, { eventType, source }: AnyTransitionDefinition): string {
  const cause = causeOf(eventType);
  switch (cause) {
    case 'event':
      return eventType === '*' ? anythingElse : eventType;
    case 'success': {
      const id = eventType.slice(prefix.success.length);
      return `when ${id} ${isMachine(machine, sourceOf(source, id)) ? 'ends' : 'succeeds'}`;
    }
    case 'failure':
      return `when ${eventType.slice(prefix.failure.length)} fails`;
    case 'done':
      return source.type === 'parallel' ? 'when every part is done' : 'when done';
    case 'delay':
      return `after ${delayWords(machine, eventType)}`;
    case 'always':
      return 'at once';
  }
}

/** A camelCase name as a title: `providerConnection` → `Provider connection`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
