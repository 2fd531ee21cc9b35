import { sessionMachine } from '#machines/session.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const target = '/settings';

export const session = defineCases(
  sessionMachine,
  {
    'somebody opens a page of the product': { target },
    'somebody opens an address that does not exist': { target: null },
  },
  {
    'there is a session': done('restoreSession', true),
    'there is no session': done('restoreSession', false),
    'the identity provider does not answer': thrown('restoreSession', refusal('unexpected')),
    'the visitor goes to a page that wants a signed-in person': { type: 'session.require', target },
    'the browser leaves for the sign-in': done('redirectToSignIn'),
    'the sign-in cannot be reached': thrown('redirectToSignIn', refusal('unexpected')),
    'the token runs out': { type: 'session.expire', target },
    'the token is renewed silently': done('renewToken'),
    'the session is over': thrown('renewToken', refusal('unexpected')),
    'there is no connection': thrown('renewToken', new TypeError('Failed to fetch')),
    'Ana presses Sign out': { type: 'session.signOut' },
    'the browser leaves for the marketing site': done('signOut'),
    'the sign-out cannot be reached': thrown('signOut', refusal('unexpected')),
    'Ana signs out in another tab': { type: 'otherTab.signOut' },
    'another tab finds the session over': { type: 'otherTab.expire', target },
    'Ana presses Try Again': { type: 'session.retry', target },
    'Ana comes back by the Back button of the browser': { type: 'page.restore' },
  },
);
