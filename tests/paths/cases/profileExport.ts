import { profileExportMachine } from '#machines/profileExport.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const profileExport = defineCases(
  profileExportMachine,
  { 'a profile page': { profileId: ids.profile } },
  {
    'Ana presses Download everything': { type: 'export.start' },
    'two megabytes have arrived': { type: 'export.progress', loaded: 2_000_000 },
    'the file is saved': done('exportProfile'),
    'the connection breaks': thrown('exportProfile', new TypeError('network error')),
    'the server is busy': thrown('exportProfile', refusal('tooManyTries')),
    'Ana presses Cancel download': { type: 'export.cancel' },
  },
);
