import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/** Why it is asked for: before something sensitive, or because the session is over. */
export type SignInReason = 'sensitive' | 'ended';

type Need = { type: 'signIn.need'; why: SignInReason };

interface Context {
  readonly why: SignInReason;
  /** Whether the last question ended with a new sign-in. */
  readonly isConfirmed: boolean;
  readonly failure: Failure | null;
}

export type FreshSignInEvent =
  /** The server refused a call because the sign-in was too long ago, or the session is over. */
  Need | { type: 'signIn.confirm' } | { type: 'signIn.cancel' };

/**
 * Asks people to sign in again before something sensitive, or because their session is over while they are in the middle of
 * something. The page and everything typed on it stays. The call that was refused waits, and is repeated after the sign-in.
 */
export const freshSignInMachine = setup({
  types: typed<{ context: Context; events: FreshSignInEvent; tags: 'busy' | 'dialog' }>(),
  actors: {
    /** Rejects if the window was closed, was blocked, or someone else has signed in. */
    signInAgain: port<void>('signInAgain'),
  },
  actions: {
    rememberNeed: assign((_, { why }: Need) => ({ why, isConfirmed: false, failure: null })),
    rememberConfirmed: assign({ isConfirmed: true }),
    rememberFailure: assign(failureIn),
  },
}).createMachine({
  id: 'freshSignIn',
  description: 'A new sign-in before something sensitive, or because the session is over.',
  context: { why: 'sensitive', isConfirmed: false, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No call is waiting.',
      on: {
        'signIn.need': {
          target: 'asking',
          actions: { type: 'rememberNeed', params: ({ event }) => event },
        },
      },
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
