import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * A place where the door plugs in work that leaves the machine: a call, a navigation, a file. Until something is
 * provided it rejects by name, so a forgotten wire shows in the first run.
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

/** The types of a machine, in the place where XState looks for them; at run time there is nothing. */
export function typed<Types>(): Types {
  return {} as Types;
}
