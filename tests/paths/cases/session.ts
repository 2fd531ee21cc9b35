import { sessionMachine } from '#machines/session.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../../../tools/paths/cases.ts';

export const session = defineCases(
  sessionMachine,
  { 'somebody opens the product': { target: '/' } },
  {
    'there is a session': done('restoreSession', true),
    'there is no session': done('restoreSession', false),
    'the identity provider does not answer': thrown('restoreSession', refusal('unexpected')),
    'a page wants a signed-in person': { type: 'session.require', target: '/settings' },
    'the browser leaves for the sign-in': done('redirectToSignIn'),
    'the sign-in cannot be reached': thrown('redirectToSignIn', refusal('unexpected')),
    'the token runs out': { type: 'session.expire' },
    'the token is renewed silently': done('renewToken'),
    'the token cannot be renewed': thrown('renewToken', refusal('unexpected')),
    'Ana presses Sign out': { type: 'session.signOut' },
    'the browser leaves for the marketing site': done('signOut'),
    'the sign-out cannot be reached': thrown('signOut', refusal('unexpected')),
    'Ana presses Try Again': { type: 'session.retry' },
  },
);
