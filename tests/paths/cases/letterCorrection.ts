import { letterCorrectionMachine } from '#machines/letterCorrection.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const letterCorrection = defineCases(
  letterCorrectionMachine,
  {
    'Ana opens the statements of earlier letters': {
      sessionId: ids.session,
      rewrittenAs: null,
      losesChanges: false,
    },
    'Ana opens the statements of letters that the client changed': {
      sessionId: ids.session,
      rewrittenAs: null,
      losesChanges: true,
    },
    'Ana opens the statements of letters that were written again': {
      sessionId: ids.session,
      rewrittenAs: ids.other,
      losesChanges: false,
    },
  },
  {
    'Ana presses Write the letters again': { type: 'letters.rewrite' },
    'Ana presses Write without the changes': { type: 'changes.drop' },
    'Ana presses Back': { type: 'changes.keep' },
    'Ana presses Try Again': { type: 'letters.retry' },
    'the letters are written again': done('rewriteLetters', { sessionId: ids.other, printVariantId: '1' }),
    'the letters cannot be written': thrown('rewriteLetters', refusal('busy')),
    'Ana presses Download Letter(s)': { type: 'letters.download', file: 'zip' },
    'the download dialog closes': done('letterDownload'),
    'Ana presses Close': { type: 'correction.close' },
  },
);
