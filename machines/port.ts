import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * A placeholder for work that happens outside the machine: a call, a navigation, a file. Until an actor is provided
 * it rejects with its own name, so a missing one shows up on the first run.
 */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Nothing provided for ${name}`)));
}

/** The same for an action whose result the machine does not wait for. */
export function effect<Params = undefined>(name: string) {
  return (_args: unknown, _params: Params): void => {
    throw new Error(`Nothing provided for ${name}`);
  };
}

/** A machine's types, in the place where XState looks for them. At run time this is nothing. */
export function typed<Types>(): Types {
  return {} as Types;
}
