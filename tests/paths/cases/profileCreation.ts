import { profileCreationMachine } from '#machines/profileCreation.ts';
import { aNewProfile, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const profileCreation = defineCases(
  profileCreationMachine,
  {
    'Ana opens the empty form': { idempotencyKey: 'visit-1', left: 'nothing' },
    'Ana reloads a form with unsaved entries': { idempotencyKey: 'visit-1', left: 'typed' },
    'Ana reloads just after Save': { idempotencyKey: 'visit-1', left: 'sent' },
  },
  {
    'Ana types': { type: 'form.change' },
    'Ana presses Save Profile': { type: 'profile.save', profile: aNewProfile() },
    'the profile is created': done('createProfile', { id: ids.profile }),
    'no response to the save arrives': thrown('createProfile', refusal('unexpected')),
    'the server rejects an entry': thrown('createProfile', refusal('invalid')),
    'another tab has already created the profile': thrown('createProfile', refusal('secondProfile')),
    'the server finds no such profile': done('createdProfile', null),
    'the server has created the profile': done('createdProfile', ids.profile),
    'the server cannot be reached': thrown('createdProfile', refusal('busy')),
    'Ana presses Try Again': { type: 'recovery.retry' },
    'all documents are finished': { type: 'documents.settled', unfinished: [] },
    'the profile’s page opens': done('openProfile'),
    'the profile’s page does not open': thrown('openProfile', refusal('busy')),
    'Ana presses Open profile': { type: 'profile.open' },
  },
);
