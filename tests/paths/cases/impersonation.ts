import { impersonationMachine } from '#machines/impersonation.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const impersonation = defineCases(
  impersonationMachine,
  {
    'support works as itself': { target: null },
    'support reloads the page while it acts for somebody': { target: ids.other },
  },
  {
    'support presses Impersonate': { type: 'impersonation.ask' },
    'support gives an id': { type: 'user.submit', userId: ids.other },
    'support presses Cancel': { type: 'impersonation.cancel' },
    'support ends it in the banner': { type: 'impersonation.end' },
    'the server knows that user and agrees': done('findUser'),
    'the server refuses': thrown('findUser', refusal('forbidden')),
    'the user belongs to another site': thrown(
      'findUser',
      refusal('wrongHost', 'https://my.redress.example'),
    ),
  },
);
