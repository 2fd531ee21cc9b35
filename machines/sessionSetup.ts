import { assign, setup } from 'xstate';
import { type Failure, failureIn } from './failure.ts';
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

/** The session's calls, guards, and actions. */
export const sessionParts = setup({
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
    /** So it is, too, if someone else has signed in. */
    wasIdle: (_, { isInUse }: Ended) => !isInUse,
  },
  actions: {
    rememberTarget: assign({ target: (_, { target }: Place) => target }),
    rememberUse: assign((_, { target, isInUse }: Ended) => ({ target, isInUse })),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    /** Tells the other tabs of this browser that their session is over too. */
    tellOtherTabs: effect<{ how: Ending }>('tellOtherTabs'),
  },
});
