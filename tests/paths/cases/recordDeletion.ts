import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const recordDeletion = defineCases(
  recordDeletionMachine,
  { 'a list of records': undefined },
  {
    'Ana presses Delete for two records': {
      event: { type: 'deletion.ask', ids: [ids.profile, ids.other] },
      when: ({ facts }) => facts['isFirstGone'] === false,
    },
    'Ana presses Delete for a third record': {
      event: { type: 'deletion.ask', ids: [ids.older] },
      when: ({ facts }) => facts['isFirstGone'] === true,
    },
    'Ana presses Confirm': { type: 'deletion.confirm' },
    'Ana presses Cancel': { type: 'deletion.cancel' },
    'both records are deleted': {
      event: done('deleteProfiles'),
      when: ({ context }) => context.ids.length === 2,
      sets: { isFirstGone: true },
    },
    'nothing could be deleted': thrown('deleteProfiles', refusal('notFound')),
  },
  { isFirstGone: false },
);
