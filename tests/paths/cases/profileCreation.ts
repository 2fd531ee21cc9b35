import { profileCreationMachine } from '#machines/profileCreation.ts';
import { aNewProfile, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const profileCreation = defineCases(
  profileCreationMachine,
  {
    'Ana opens the empty form': { idempotencyKey: 'visit-1', left: 'nothing' },
    'Ana reloads a form she had typed in': { idempotencyKey: 'visit-1', left: 'typed' },
    'Ana reloads just after Save': { idempotencyKey: 'visit-1', left: 'sent' },
  },
  {
    'Ana types': { type: 'form.change' },
    'Ana presses Save Profile': { type: 'profile.save', profile: aNewProfile() },
    'the profile is created': done('createProfile', { id: ids.profile }),
    'no answer comes to the Save': thrown('createProfile', refusal('unexpected')),
    'the server refuses what was typed': thrown('createProfile', refusal('invalid')),
    'another tab has made the one profile': thrown('createProfile', refusal('secondProfile')),
    'the server knows of no such profile': done('createdProfile', null),
    'the server has made it': done('createdProfile', ids.profile),
    'it cannot be asked': thrown('createdProfile', refusal('busy')),
    'Ana presses Try Again': { type: 'recovery.retry' },
    'the documents are dealt with': { type: 'documents.settled', unfinished: [] },
    'its page opens': done('openProfile'),
    'its page does not open': thrown('openProfile', refusal('busy')),
    'Ana presses Open the profile': { type: 'profile.open' },
  },
);
