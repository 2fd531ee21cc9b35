import { profileEditMachine } from '#machines/profileEdit.ts';
import { aNewProfile, anUnfinished, ids, refusal } from '#tests/machines/builders.ts';
import { profile } from '#tests/screens/profile/profiles.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const profileEdit = defineCases(
  profileEditMachine,
  {
    'Ana opens a profile': { profileId: ids.profile, version: 1, left: [] },
    'Ana has just created the profile, and a document was not uploaded': {
      profileId: ids.profile,
      version: 1,
      left: [anUnfinished()],
    },
  },
  {
    'Ana types': { type: 'form.change' },
    'Ana presses Save Profile': { type: 'profile.save', change: aNewProfile({ city: 'Peoria' }) },
    'the change is saved': done('updateProfile', { version: 2 }),
    'Ben has saved the profile first': thrown('updateProfile', refusal('changedMeanwhile')),
    'his version is loaded': done('currentProfile', { ...profile, version: 2, city: 'Laredo' }),
    'his version cannot be loaded': thrown('currentProfile', refusal('notFound')),
    'the page is loaded again, and Ben has saved the profile meanwhile': {
      type: 'profile.load',
      profile: { ...profile, version: 2, city: 'Laredo' },
    },
    'Ana returns to what she typed': { type: 'profile.check' },
    'Ben has saved the profile meanwhile': done('newerProfile', { ...profile, version: 9, city: 'Laredo' }),
    'nobody has saved the profile meanwhile': done('newerProfile', { ...profile, version: 1 }),
    'it cannot be found out': thrown('newerProfile', refusal('busy')),
    'Ana presses Compare': { type: 'choice.open' },
    'Ana goes back to the form': { type: 'choice.dismiss' },
    'the server rejects an entry': thrown('updateProfile', refusal('invalid')),
    'every document is uploaded': { type: 'documents.settled', unfinished: [] },
    'a document is not uploaded': { type: 'documents.settled', unfinished: [anUnfinished()] },
  },
);
