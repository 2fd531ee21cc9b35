import { resultsFileMachine } from '#machines/resultsFile.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const resultsFile = defineCases(
  resultsFileMachine,
  { 'figures or a report': undefined },
  {
    'Ana presses Download': { type: 'file.download' },
    'the browser saves the file': done('fetchResults'),
    'the server is busy': thrown('fetchResults', refusal('tooManyTries')),
  },
);
