import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

/** Where the person wants to go: path, query, and fragment. */
type Place = { target: string };
type Require = { type: 'session.require' } & Place;
/** `isInUse`: leaving would lose what the person has typed, or how a piece of work ended. */
type Ended = Place & { isInUse: boolean };
type Expire = { type: 'session.expire' } & Ended;
type Retry = { type: 'session.retry' } & Place;
type ExpireElsewhere = { type: 'otherTab.expire' } & Ended;

/** How a session ends: the person ends it, the provider refuses to continue it, or the account is closed. */
export type Ending = 'signedOut' | 'expired' | 'closed';

interface Input {
  /** Null on a public page. */
  readonly target: string | null;
}

interface Context extends Input {
  /** Whether the page was in use when the session expired. */
  readonly isInUse: boolean;
  readonly failure: Failure | null;
}

export type SessionEvent =
  | Require
  | Expire
  | { type: 'session.signOut' }
  | Retry
  /** The person signed out in another tab of this browser. */
  | { type: 'otherTab.signOut' }
  /** Another tab found that the session is over, or someone else has signed in there. */
  | ExpireElsewhere
  /** The account was closed, here or elsewhere. */
  | { type: 'account.close' }
  /** The browser restored this page from its history after Back. */
  | { type: 'page.restore' };

/**
 * Who is using the product. Sign-in happens at the identity provider, which returns the person to the target. An
 * expired token is renewed silently once; if that fails, the person signs in again and returns, or signs in again above
 * the page if that is in use. All tabs of a browser share one session: when it ends in one of them, it ends in all.
 */
export const sessionMachine = setup({
  types: typed<{ input: Input; context: Context; events: SessionEvent; tags: 'busy' | 'page' }>(),
  actors: {
    /** True if a session exists, after finishing a sign-in that is returning. */
    restoreSession: port<boolean>('restoreSession'),
    redirectToSignIn: port<void, Place>('redirectToSignIn'),
    /** Rejects with a TypeError, as `fetch` does, when nothing answered. Any other error means the session is over. */
    renewToken: port<void>('renewToken'),
    signOut: port<void>('signOut'),
    /** Asks for a new sign-in above the page, which stays. Rejects if the person doesn't sign in. */
    signInHere: port<void>('signInHere'),
    /** Signs out, too, and goes to the page that says that the account is closed. */
    leaveClosed: port<void>('leaveClosed'),
  },
  guards: {
    isWanted: ({ context }) => context.target !== null,
    isSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    isConnectionLost: (_, { error }: { error: unknown }) => error instanceof TypeError,
    isInUse: ({ context }) => context.isInUse,
    wasInUse: (_, { isInUse }: Ended) => isInUse,
  },
  actions: {
    rememberTarget: assign({ target: (_, { target }: Place) => target }),
    rememberUse: assign((_, { target, isInUse }: Ended) => ({ target, isInUse })),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    /** Tells the other tabs of this browser that their session is over too. */
    tellOtherTabs: effect<{ how: Ending }>('tellOtherTabs'),
  },
}).createMachine({
  id: 'session',
  description: 'From an unknown visitor to a signed-in person and back.',
  context: ({ input }) => ({ ...input, isInUse: false, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks for a session without a visible redirect.',
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
          { guard: 'isWanted', target: 'redirecting' },
          { target: 'signedOut' },
        ],
        onError: { target: 'failed', actions: rememberFailure },
      },
      on: { 'otherTab.signOut': 'signingOut', 'account.close': 'closed' },
    },
    signedOut: {
      description: 'No one is signed in. Only public pages are shown.',
      tags: 'page',
      on: {
        'session.require': {
          target: 'redirecting',
          actions: { type: 'rememberTarget', params: ({ event }) => event },
        },
      },
    },
    redirecting: {
      description: 'The browser is going to the identity provider, which will return to the requested page.',
      tags: 'busy',
      invoke: {
        id: 'redirectToSignIn',
        src: 'redirectToSignIn',
        input: ({ context: { target } }) => ({ target: target ?? '/' }),
        onDone: 'away',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    signedIn: {
      description: 'The user is signed in. Every call carries their token.',
      tags: 'page',
      on: {
        'session.expire': {
          target: 'renewing',
          actions: { type: 'rememberUse', params: ({ event }) => event },
        },
        'session.signOut': 'signingOut',
        'otherTab.signOut': 'signingOut',
        'account.close': 'closed',
        'otherTab.expire': [
          {
            guard: { type: 'wasInUse', params: ({ event }) => event },
            target: 'interrupted',
            actions: { type: 'rememberTarget', params: ({ event }) => event },
          },
          { target: 'redirecting', actions: { type: 'rememberTarget', params: ({ event }) => event } },
        ],
      },
    },
    renewing: {
      description:
        'The token has expired and is being renewed silently. The page stays as it is, marked busy.',
      tags: ['busy', 'page'],
      entry: 'forgetFailure',
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isConnectionLost', params: ({ event }) => event },
            target: 'signedIn',
            actions: rememberFailure,
          },
          {
            guard: 'isInUse',
            target: 'interrupted',
            actions: { type: 'tellOtherTabs', params: { how: 'expired' } },
          },
          { target: 'redirecting', actions: { type: 'tellOtherTabs', params: { how: 'expired' } } },
        ],
      },
      on: {
        'otherTab.signOut': 'signingOut',
        'account.close': 'closed',
        'otherTab.expire': [
          {
            guard: { type: 'wasInUse', params: ({ event }) => event },
            target: 'interrupted',
            actions: { type: 'rememberTarget', params: ({ event }) => event },
          },
          { target: 'redirecting', actions: { type: 'rememberTarget', params: ({ event }) => event } },
        ],
      },
    },
    interrupted: {
      description:
        'The session is over while the page is in use. The page stays as it is, and the person is asked to sign in again in a window. Calls wait for that.',
      tags: 'page',
      invoke: { id: 'signInHere', src: 'signInHere', onDone: 'signedIn', onError: 'redirecting' },
      on: { 'otherTab.signOut': 'signingOut', 'account.close': 'closed' },
    },
    signingOut: {
      description:
        'The session is ending here, in every other tab, and at the identity provider. Each tab signs out there so that none asks for a sign-in before the session has ended.',
      tags: 'busy',
      entry: { type: 'tellOtherTabs', params: { how: 'signedOut' } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'away',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    closed: {
      description:
        'The account is closed. The session ends here, in every other tab, and at the identity provider, and a page says that it is closed.',
      tags: 'busy',
      entry: { type: 'tellOtherTabs', params: { how: 'closed' } },
      invoke: {
        id: 'leaveClosed',
        src: 'leaveClosed',
        onDone: 'away',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The identity provider could not be reached or refused the request. A retry is offered.',
      on: {
        'session.retry': {
          target: 'checking',
          actions: { type: 'rememberTarget', params: ({ event }) => event },
        },
      },
    },
    away: {
      description:
        'The browser is leaving for another site. If the user returns, the session is checked again.',
      tags: 'busy',
      on: { 'page.restore': 'checking' },
    },
  },
});
