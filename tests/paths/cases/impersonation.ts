import { impersonationMachine } from '#machines/impersonation.ts';
import { CallError } from '#contract/failures.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const impersonation = defineCases(
  impersonationMachine,
  {
    'support works under its own account': { target: null },
    'support reloads the page while impersonating a user': { target: ids.other },
  },
  {
    'support presses Impersonate': { type: 'impersonation.ask' },
    'support enters a user ID': { type: 'user.submit', userId: ids.other },
    'support presses Cancel': { type: 'impersonation.cancel' },
    'support ends the impersonation in the banner': { type: 'impersonation.end' },
    'the server finds the user and allows it': done('findUser', { id: ids.other }),
    'the server refuses': thrown('findUser', refusal('forbidden')),
    'several users fit': thrown(
      'findUser',
      new CallError('invalid', '', [{ field: 'userId', problem: 'ambiguous' }]),
    ),
    'the user belongs to another site': thrown(
      'findUser',
      refusal('wrongHost', 'https://my.redress.example'),
    ),
  },
);
