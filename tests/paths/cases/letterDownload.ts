import { letterDownloadMachine } from '#machines/letterDownload.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const letterDownload = defineCases(
  letterDownloadMachine,
  { 'Ana has requested the letters': { sessionId: ids.session, file: 'zip' } },
  {
    'half of the ZIP file is downloaded': {
      type: 'download.progress',
      loaded: 50,
      total: 100,
      elapsed: 2_000,
    },
    'the ZIP file is saved': done('downloadLetters'),
    'the connection breaks': thrown('downloadLetters', refusal('unexpected')),
    'Ana presses Try Again': { type: 'download.retry' },
    'Ana closes the dialog': { type: 'download.dismiss' },
  },
);
