import { sessionMachine } from '#machines/session.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const target = '/settings';

export const session = defineCases(
  sessionMachine,
  {
    'a visitor opens a page': { target },
    'a visitor opens an address that does not exist': { target: null },
  },
  {
    'the visitor is signed in': done('restoreSession', true),
    'the visitor is not signed in': done('restoreSession', false),
    'the identity provider does not answer': thrown('restoreSession', refusal('unexpected')),
    'the visitor goes to a page that requires signing in': { type: 'session.require', target },
    'the browser goes to the sign-in page': done('redirectToSignIn'),
    'the sign-in page cannot be reached': thrown('redirectToSignIn', refusal('unexpected')),
    'the token expires': { type: 'session.expire', target, isInUse: false },
    'the token expires while Ana is typing': { type: 'session.expire', target, isInUse: true },
    'the token is renewed': done('renewToken'),
    'the session has ended': thrown('renewToken', refusal('unexpected')),
    'Ana signs in again above the page': done('signInHere'),
    'Ana does not sign in again': thrown('signInHere', refusal('unexpected')),
    'there is no connection': thrown('renewToken', new TypeError('Failed to fetch')),
    'Ana presses Sign out': { type: 'session.signOut' },
    'the browser goes to the marketing site': done('signOut'),
    'the sign-out cannot be reached': thrown('signOut', refusal('unexpected')),
    'Ana signs out in another tab': { type: 'otherTab.signOut' },
    'the account turns out to be closed': { type: 'account.close' },
    'the browser goes to the page that says so': done('leaveClosed'),
    'the sign-out of a closed account cannot be reached': thrown('leaveClosed', refusal('unexpected')),
    'another tab finds that the session has ended': { type: 'otherTab.expire', target, isInUse: false },
    'another tab finds that the session has ended while Ana is typing': {
      type: 'otherTab.expire',
      target,
      isInUse: true,
    },
    'Ana presses Try Again': { type: 'session.retry', target },
    'Ana returns with the browser’s Back button': { type: 'page.restore' },
  },
);
