import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** The event of an invoked actor that succeeds. */
export const done = (id: string, output?: unknown) => ({
  type: `xstate.done.actor.${id}` as const,
  actorId: id,
  output,
});

/** The event of an invoked actor that fails. */
export const thrown = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}` as const,
  actorId: id,
  error,
});

/** The event with which a named delay of a state ends; `state` is the state's full id. */
export const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` as const });

/** An event that no person causes. */
export type World = ReturnType<typeof done> | ReturnType<typeof thrown> | ReturnType<typeof after>;

/** What is known outside a machine, by the page or the server: which records a list still has. */
export type Facts = Readonly<Record<string, unknown>>;

/** Where a machine is, as conditions of cases see it. */
export interface Moment<M extends AnyStateMachine = AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly context: SnapshotFrom<M>['context'];
  readonly facts: Facts;
}

/** An event in its story: when it can happen, and which facts it changes. */
export interface Happening<
  E extends AnyEventObject = AnyEventObject,
  M extends AnyStateMachine = AnyStateMachine,
> {
  readonly event: E;
  readonly when?: (moment: Moment<M>) => boolean;
  readonly sets?: Facts;
}

/** One thing that can happen, and how a person would say it: "Ana signs in to IdentityIQ". */
export interface EventCase<E extends AnyEventObject = AnyEventObject> extends Happening<E> {
  readonly words: string;
}

/** How a machine can start and what can happen to it. Keep both few and representative, because walks multiply. */
export interface PathCases<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** By words: "Ana, who has no profile". */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  readonly events: readonly EventCase<EventFromLogic<M> | World>[];
  readonly facts: Facts;
}

type EventOf<M extends AnyStateMachine> = EventFromLogic<M> | World;

/**
 * Event cases by their words. A wrong event does not compile. Without a condition an event happens wherever the chart lets
 * it; `facts` are those at the start.
 */
export function defineCases<M extends AnyStateMachine>(
  machine: M,
  inputs: Readonly<Record<string, InputFrom<M>>>,
  events: Readonly<Record<string, EventOf<M> | Happening<EventOf<M>, M>>>,
  facts: Facts = {},
): PathCases<M> {
  const happening = (one: EventOf<M> | Happening<EventOf<M>, M>) => ('event' in one ? one : { event: one });
  return {
    machine,
    inputs,
    events: Object.entries(events).map(([words, one]) => ({ words, ...happening(one) })),
    facts,
  };
}
