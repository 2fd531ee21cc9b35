import { rememberFailure } from './failure.ts';
import { sessionParts } from './sessionSetup.ts';

/**
 * Who is using the product. Sign-in happens at the identity provider, which returns the person to the target. An
 * expired token is renewed silently once; if that fails, the person signs in again and returns, or signs in again above
 * the page if that is in use. All tabs of a browser share one session: when it ends in one of them, it ends in all.
 */
export const sessionMachine = sessionParts.createMachine({
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
      on: {
        'otherTab.signOut': 'signingOut',
        'account.close': 'closed',
        'otherTab.expire': {
          guard: { type: 'wasIdle', params: ({ event }) => event },
          target: 'redirecting',
          actions: { type: 'rememberTarget', params: ({ event }) => event },
        },
      },
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
