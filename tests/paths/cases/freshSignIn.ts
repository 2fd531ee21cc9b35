import { freshSignInMachine } from '#machines/freshSignIn.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const freshSignIn = defineCases(
  freshSignInMachine,
  { 'Ana is at work': undefined },
  {
    'the server asks for a new sign-in': { type: 'signIn.need', why: 'sensitive' },
    'the session has ended while Ana is typing': { type: 'signIn.need', why: 'ended' },
    'Ana presses Sign in again': { type: 'signIn.confirm' },
    'Ana presses Cancel': { type: 'signIn.cancel' },
    'Ana signs in in the other window': done('signInAgain'),
    'Ana closes the other window': thrown('signInAgain', new Error('Popup closed')),
  },
);
