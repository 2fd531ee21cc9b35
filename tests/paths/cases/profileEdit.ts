import { profileEditMachine } from '#machines/profileEdit.ts';
import { aNewProfile, anUnfinished, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const profileEdit = defineCases(
  profileEditMachine,
  {
    'Ana opens a profile': { profileId: ids.profile, left: [] },
    'Ana has just created the profile, and a document was not uploaded': {
      profileId: ids.profile,
      left: [anUnfinished()],
    },
  },
  {
    'Ana types': { type: 'form.change' },
    'Ana presses Save Profile': { type: 'profile.save', change: aNewProfile({ city: 'Peoria' }) },
    'the change is saved': done('updateProfile'),
    'the server rejects an entry': thrown('updateProfile', refusal('invalid')),
    'every document is uploaded': { type: 'documents.settled', unfinished: [] },
    'a document is not uploaded': { type: 'documents.settled', unfinished: [anUnfinished()] },
  },
);
