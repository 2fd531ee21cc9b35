import { letterCheckMachine } from '#machines/letterCheck.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const letterCheck = defineCases(
  letterCheckMachine,
  { 'a report is chosen in the Repair Center': { profileId: ids.profile, reportId: ids.report } },
  {
    'the profile has no address, and the report is for someone else': done('letterCheck', {
      missing: ['address', 'identityDocument'],
      othersNames: ['DEVON SAMPLE'],
      activity: 'active',
      profileName: 'Ana Sampleton',
    }),
    'the check fails': thrown('letterCheck', refusal('busy')),
  },
);
