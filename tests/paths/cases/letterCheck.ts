import { letterCheckMachine } from '#machines/letterCheck.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const letterCheck = defineCases(
  letterCheckMachine,
  { 'a report is chosen in the Repair Center': { profileId: ids.profile, reportId: ids.report } },
  {
    'the profile lacks an address, the report is of somebody else': done('letterCheck', {
      missing: ['address', 'identityDocument'],
      othersNames: ['DEVON SAMPLE'],
      profileName: 'Ana Sampleton',
    }),
    'it cannot be found out': thrown('letterCheck', refusal('busy')),
  },
);
