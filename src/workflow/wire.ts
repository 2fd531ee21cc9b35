import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate';

/** The actors that a machine names, by name. */
type ActorsOf<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;

/** What a port's work returns. Where the port declares no result, it may be anything: the machine can't read it. */
type Result<Output> = Promise<[Output] extends [void] ? unknown : Output>;

type Run<Input, Output> = (input: Input, signal: AbortSignal) => Result<Output>;

/**
 * One function for each port, which receives the actor's input and a signal that aborts when its state is left; for a
 * child machine, that machine.
 */
type Work<M extends AnyStateMachine> = {
  readonly [Name in keyof ActorsOf<M>]?: NonNullable<ActorsOf<M>[Name]> extends PromiseActorLogic<
    infer Output,
    infer Input
  >
    ? Run<Input, Output>
    : ActorsOf<M>[Name];
};

/** The machine with its ports connected. Inputs and results have the types that the machine declares. */
export function wire<M extends AnyStateMachine>(machine: M, work: Work<M>): M {
  const actors = Object.entries(work).map(([name, actor]) => {
    if (typeof actor !== 'function') return [name, actor];
    // The mapped type above has checked each function against its port.
    const run = actor as Run<unknown, unknown>;
    return [name, fromPromise(({ input, signal }) => run(input, signal))];
  });
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}
