import { letterListMachine } from '#machines/letterList.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const letterList = defineCases(
  letterListMachine,
  { 'the print shop opens the link': { sessionId: ids.session, printKey: 'key-1' } },
  {
    'the list is saved': done('downloadCsv'),
    'the link is revoked': thrown('downloadCsv', refusal('notFound')),
    'the list does not load': thrown('downloadCsv', refusal('busy')),
    'the print shop presses Try Again': { type: 'list.retry' },
  },
);
