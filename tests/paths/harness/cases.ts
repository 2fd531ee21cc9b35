import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';

/** The event with which an invoked actor ends well. */
export const done = (id: string, output?: unknown) => ({
  type: `xstate.done.actor.${id}` as const,
  actorId: id,
  output,
});

/** The event with which an invoked actor fails. */
export const thrown = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}` as const,
  actorId: id,
  error,
});

/** The event with which a named delay of a state ends; `state` is the state's full id. */
export const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` as const });

/** What happens to a machine without a person doing it. */
export type World = ReturnType<typeof done> | ReturnType<typeof thrown> | ReturnType<typeof after>;

/** One thing that can happen, and how a person would say it: "Ana signs in to IdentityIQ". */
export interface EventCase<E extends AnyEventObject = AnyEventObject> {
  readonly words: string;
  readonly event: E;
}

/** The worlds a machine is walked through: how it can start and what can happen. Few and representative: walks multiply. */
export interface PathCases<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** By words: "Ana, who has no profile". */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  readonly events: readonly EventCase<EventFromLogic<M> | World>[];
}

/** Event cases by their words. A wrong event does not compile. */
export function defineCases<M extends AnyStateMachine>(
  machine: M,
  inputs: Readonly<Record<string, InputFrom<M>>>,
  events: Readonly<Record<string, EventFromLogic<M> | World>>,
): PathCases<M> {
  return {
    machine,
    inputs,
    events: Object.entries(events).map(([words, event]) => ({ words, event })),
  };
}
