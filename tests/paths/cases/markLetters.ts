import { markKey, markLettersMachine } from '#machines/markLetters.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { someMarks } from '#tests/support/someMarks.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const [first] = someMarks().marks.map(markKey);

export const markLetters = defineCases(
  markLettersMachine,
  { 'Kim opens the dispute notations': { profileId: ids.profile } },
  {
    'the notations are loaded': done('disputeMarks', someMarks()),
    'the notations cannot be loaded': thrown('disputeMarks', refusal('busy')),
    'Kim presses Try Again': { type: 'marks.retry' },
    'Kim chooses a notation': { type: 'marks.choose', keys: [first ?? ''] },
    'Kim writes the letters': { type: 'letters.write' },
    'the letters are written': done('writeMarkLetters'),
    'the letters cannot be written': thrown('writeMarkLetters', refusal('changedMeanwhile')),
    'Kim closes the notations': { type: 'dialog.close' },
  },
);
