import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const recordDeletion = defineCases(
  recordDeletionMachine,
  { 'a list of records': undefined },
  {
    'Ana presses Delete': {
      event: { type: 'deletion.ask', profileId: ids.profile },
      when: ({ facts }) => facts['isFirstGone'] === false,
    },
    'Ana presses Delete for another record': {
      event: { type: 'deletion.ask', profileId: ids.older },
      when: ({ facts }) => facts['isFirstGone'] === true,
    },
    'Ana presses Confirm': { type: 'deletion.confirm' },
    'Ana presses Cancel': { type: 'deletion.cancel' },
    'the first record is deleted': {
      event: done('deleteProfile'),
      when: ({ context }) => context.profileId === ids.profile,
      sets: { isFirstGone: true },
    },
    'nothing could be deleted': thrown('deleteProfile', refusal('unavailable')),
  },
  { isFirstGone: false },
);
