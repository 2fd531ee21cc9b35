import { accountClosingMachine } from '#machines/accountClosing.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const accountClosing = defineCases(
  accountClosingMachine,
  {
    'Ana opens the page': { isPrevented: false },
    'a legal hold prevents it': { isPrevented: true },
  },
  {
    'Ana ticks that she understands': { type: 'consent.give' },
    'Ana removes the tick': { type: 'consent.withdraw' },
    'Ana presses Close my account': { type: 'closing.confirm' },
    'Ana presses Check again': { type: 'obstacle.check' },
    'the account is closed': done('closeAccount'),
    'the account was closed before': thrown('closeAccount', refusal('accountClosed')),
    'Ana does not sign in again': thrown('closeAccount', refusal('freshSignInNeeded')),
    'no answer comes': thrown('closeAccount', new TypeError('Failed to fetch')),
    'a hold was placed meanwhile': thrown('closeAccount', refusal('onHold')),
    'the server is busy': thrown('closeAccount', refusal('busy')),
  },
);
