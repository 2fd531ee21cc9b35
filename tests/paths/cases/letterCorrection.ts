import { letterCorrectionMachine } from '#machines/letterCorrection.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const letterCorrection = defineCases(
  letterCorrectionMachine,
  {
    'Ana opens the statements of earlier letters': { sessionId: ids.session, rewrittenAs: null },
    'Ana opens the statements of letters that were written again': {
      sessionId: ids.session,
      rewrittenAs: ids.other,
    },
  },
  {
    'Ana presses Write the letters again': { type: 'letters.rewrite' },
    'Ana presses Try Again': { type: 'letters.retry' },
    'the letters are written again': done('rewriteLetters', { sessionId: ids.other, printVariantId: '1' }),
    'the letters cannot be written': thrown('rewriteLetters', refusal('busy')),
    'Ana presses Download Letter(s)': { type: 'letters.download' },
    'the download dialog closes': done('letterDownload'),
    'Ana presses Close': { type: 'correction.close' },
  },
);
