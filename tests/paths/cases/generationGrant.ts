import { generationGrantMachine } from '#machines/generationGrant.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const generationGrant = defineCases(
  generationGrantMachine,
  { 'support has added nothing yet': undefined },
  {
    'support presses Add Generation': { type: 'grant.ask' },
    'support enters a user and a number': { type: 'grant.submit', userId: ids.other, count: 7, key: 'one' },
    'support closes the dialog': { type: 'grant.close' },
    'the generations are added': done('grantGenerations', { generationsLeft: 12 }),
    'the server refuses': thrown('grantGenerations', refusal('notFound')),
  },
);
