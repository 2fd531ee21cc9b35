import { profileGuardMachine } from '#machines/profileGuard.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const profileGuard = defineCases(
  profileGuardMachine,
  {
    'a consumer opens the create page': { variant: 'b2c', wasSentHere: false },
    'staff opens the create page': { variant: 'b2b', wasSentHere: false },
    'a consumer is redirected to the existing profile': { variant: 'b2c', wasSentHere: true },
  },
  {
    'there is no profile': done('findProfile', null),
    'there is a profile': done('findProfile', ids.profile),
    'the check fails': thrown('findProfile', refusal('busy')),
    'the consumer presses Try Again': { type: 'check.retry' },
    "the profile's page opens": done('openExisting'),
    "the profile's page does not open": thrown('openExisting', refusal('busy')),
    'the consumer presses Go to Dashboard': { type: 'dashboard.open' },
    'the home page opens': done('openDashboard'),
    'the home page does not open': thrown('openDashboard', refusal('busy')),
  },
);
