import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

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

/** What the page around a machine, or the server, knows and the machine does not: which records a list still has. */
export type Around = Readonly<Record<string, unknown>>;

/** Where a machine is, as conditions of cases see it. */
export interface Moment<M extends AnyStateMachine = AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly context: SnapshotFrom<M>['context'];
  readonly around: Around;
}

/** An event with what makes it part of a story: when it can happen at all, and what it changes around the machine. */
export interface Told<
  E extends AnyEventObject = AnyEventObject,
  M extends AnyStateMachine = AnyStateMachine,
> {
  readonly event: E;
  readonly when?: (moment: Moment<M>) => boolean;
  readonly then?: Around;
}

/** One thing that can happen, and how a person would say it: "Ana signs in to IdentityIQ". */
export interface EventCase<E extends AnyEventObject = AnyEventObject> extends Told<E> {
  readonly words: string;
}

/** The worlds a machine is walked through: how it can start and what can happen. Few and representative: walks multiply. */
export interface PathCases<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** By words: "Ana, who has no profile". */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  readonly events: readonly EventCase<EventFromLogic<M> | World>[];
  readonly around: Around;
}

type Happening<M extends AnyStateMachine> = EventFromLogic<M> | World;

/**
 * Event cases by their words. A wrong event does not compile. Without a condition an event happens wherever the chart lets
 * it; `around` is what is known around the machine at first.
 */
export function defineCases<M extends AnyStateMachine>(
  machine: M,
  inputs: Readonly<Record<string, InputFrom<M>>>,
  events: Readonly<Record<string, Happening<M> | Told<Happening<M>, M>>>,
  around: Around = {},
): PathCases<M> {
  const told = (one: Happening<M> | Told<Happening<M>, M>) => ('event' in one ? one : { event: one });
  return {
    machine,
    inputs,
    events: Object.entries(events).map(([words, one]) => ({ words, ...told(one) })),
    around,
  };
}
