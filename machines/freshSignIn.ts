import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Context {
  /** Whether the last question ended with a new sign-in. */
  readonly isConfirmed: boolean;
  readonly failure: Failure | null;
}

export type FreshSignInEvent =
  /** The server refused a call because the sign-in was too long ago. */
  { type: 'signIn.need' } | { type: 'signIn.confirm' } | { type: 'signIn.cancel' };

/**
 * Asks people to sign in again before something sensitive, while the page and everything typed on it stays. The call
 * that was refused waits, and is repeated after the sign-in.
 */
export const freshSignInMachine = setup({
  types: typed<{ context: Context; events: FreshSignInEvent; tags: 'busy' | 'dialog' }>(),
  actors: {
    /** Rejects if the window was closed, was blocked, or someone else has signed in. */
    signInAgain: port<void>('signInAgain'),
  },
  actions: {
    forgetOutcome: assign({ isConfirmed: false, failure: null }),
    rememberConfirmed: assign({ isConfirmed: true }),
    rememberFailure: assign(failureIn),
  },
}).createMachine({
  id: 'freshSignIn',
  description: 'A new sign-in before something sensitive.',
  context: { isConfirmed: false, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No call is waiting.',
      on: { 'signIn.need': { target: 'asking', actions: 'forgetOutcome' } },
    },
    asking: {
      description: 'The dialog says why a new sign-in is needed.',
      tags: 'dialog',
      on: { 'signIn.confirm': 'signingIn', 'signIn.cancel': 'resting' },
    },
    signingIn: {
      description: 'The sign-in is open in a window of its own.',
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'signInAgain',
        src: 'signInAgain',
        onDone: { target: 'resting', actions: 'rememberConfirmed' },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The sign-in was not finished. The dialog offers a retry.',
      tags: 'dialog',
      on: { 'signIn.confirm': 'signingIn', 'signIn.cancel': 'resting' },
    },
  },
});
