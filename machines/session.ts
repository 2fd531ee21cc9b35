import { assign, setup } from 'xstate';
import { type Failure, failureOf } from './failure.ts';
import { port, typed } from './port.ts';

type Require = { type: 'session.require'; target: string };

interface Context {
  /** Where the person wanted to go: path and query. */
  readonly target: string;
  readonly failure: Failure | null;
}

export type SessionEvent =
  Require | { type: 'session.expire' } | { type: 'session.signOut' } | { type: 'session.retry' };

/**
 * Who is in front of the screen. Signing in happens at the identity provider, which sends the person back to the
 * target; an expired token is renewed silently once, else the person signs in again and returns.
 */
export const sessionMachine = setup({
  types: typed<{ input: { target: string }; context: Context; events: SessionEvent; tags: 'busy' }>(),
  actors: {
    /** True when a session exists, after finishing a sign-in that is on its way back. */
    restoreSession: port<boolean>('restoreSession'),
    redirectToSignIn: port<void, { target: string }>('redirectToSignIn'),
    renewToken: port<void>('renewToken'),
    signOut: port<void>('signOut'),
  },
  guards: { isSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn },
  actions: {
    rememberTarget: assign({ target: (_, { target }: Require) => target }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'session',
  description: 'From an unknown visitor to a signed-in person and back.',
  context: ({ input }) => ({ target: input.target, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Finds out, without a visible redirect, whether there is a session.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ signedIn: event.output }) },
            target: 'signedIn',
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    signedOut: {
      description: 'Nobody is signed in; only what is open to anybody is shown.',
      on: {
        'session.require': {
          target: 'redirecting',
          actions: { type: 'rememberTarget', params: ({ event }) => event },
        },
      },
    },
    redirecting: {
      description: 'The browser goes to the identity provider, which knows where to return to.',
      tags: 'busy',
      invoke: {
        id: 'redirectToSignIn',
        src: 'redirectToSignIn',
        input: ({ context: { target } }) => ({ target }),
        onDone: 'away',
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    signedIn: {
      description: 'The person works; every call carries its token.',
      on: {
        'session.expire': 'renewing',
        'session.signOut': 'signingOut',
      },
    },
    renewing: {
      description: 'The token has run out and is renewed silently.',
      tags: 'busy',
      invoke: { id: 'renewToken', src: 'renewToken', onDone: 'signedIn', onError: 'redirecting' },
    },
    signingOut: {
      description: 'The session ends here and at the identity provider.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'away',
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The identity provider could not be reached; another try is offered.',
      on: { 'session.retry': 'checking' },
    },
    away: { type: 'final', description: 'The browser is leaving for another site.' },
  },
});
