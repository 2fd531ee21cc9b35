import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const recordDeletion = defineCases(
  recordDeletionMachine,
  { 'a list of records': undefined },
  {
    'Ana presses Delete for two records': { type: 'deletion.ask', ids: [ids.profile, ids.other] },
    'Ana presses Confirm': { type: 'deletion.confirm' },
    'Ana presses Cancel': { type: 'deletion.cancel' },
    'the records are gone': done('deleteProfiles'),
    'nothing could be deleted': thrown('deleteProfiles', refusal('notFound')),
  },
);
