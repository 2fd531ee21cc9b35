import { profileEditMachine } from '#machines/profileEdit.ts';
import { aNewProfile, anUnfinished, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const profileEdit = defineCases(
  profileEditMachine,
  {
    'Ana opens a profile': { profileId: ids.profile, left: [] },
    'Ana comes from creating it, with a document that failed': {
      profileId: ids.profile,
      left: [anUnfinished()],
    },
  },
  {
    'Ana types': { type: 'form.change' },
    'Ana presses Save Profile': { type: 'profile.save', change: aNewProfile({ city: 'Peoria' }) },
    'the change is kept': done('updateProfile'),
    'the server refuses what was typed': thrown('updateProfile', refusal('invalid')),
    'every document arrives': { type: 'documents.settled', unfinished: [] },
    'a document does not arrive': { type: 'documents.settled', unfinished: [anUnfinished()] },
  },
);
