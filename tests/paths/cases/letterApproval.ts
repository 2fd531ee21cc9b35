import { letterApprovalMachine } from '#machines/letterApproval.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { anOwnLetter } from '#tests/support/anOwnLetter.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const letterApproval = defineCases(
  letterApprovalMachine,
  { 'Devon opens a letter': { clientKey: 'AAAAAAAAAAAAAAAAAAAAAA', letterId: ids.other } },
  {
    'the letter is loaded': done('ownLetter', anOwnLetter()),
    'the letter cannot be loaded': thrown('ownLetter', refusal('busy')),
    'Devon presses Try Again': { type: 'letter.retry' },
    'Devon closes the letter': { type: 'letter.close' },
    'Devon signs': { type: 'letter.approve', signature: 'Devon Sampleton' },
    'Devon wants a change': { type: 'change.want' },
    'Devon wants to change the text': { type: 'text.edit' },
    'Devon goes back to the text as it is': {
      type: 'text.keep',
      edit: { leftOut: [], unsaid: [], words: [] },
    },
    'Devon saves the new version': {
      type: 'text.save',
      edit: {
        leftOut: [],
        unsaid: [],
        words: [{ item: 'account:account-1', words: 'I never had an account there.' }],
      },
    },
    'the new version is written': done('changeOwnLetter'),
    'the new version cannot be written': thrown('changeOwnLetter', refusal('busy')),
    'Devon goes back': { type: 'change.drop' },
    'Devon sends what must change': { type: 'change.send', note: 'I moved in 2019.' },
    'the approval is recorded': done('approveOwnLetter'),
    'the letter was mailed before the approval': thrown('approveOwnLetter', refusal('changedMeanwhile')),
    'the wish is sent': done('askForLetterChange'),
    'the wish cannot be sent': thrown('askForLetterChange', refusal('busy')),
  },
);
