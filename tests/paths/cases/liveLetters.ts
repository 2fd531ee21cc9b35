import { liveLettersMachine } from '#machines/liveLetters.ts';
import { refusal } from '#tests/machines/builders.ts';
import { aLiveChoice, aShortLetter } from '#tests/support/aShortLetter.ts';
import { after, defineCases, done, thrown } from '../harness/cases.ts';

export const liveLetters = defineCases(
  liveLettersMachine,
  { 'Ana opens manual mode': undefined },
  {
    'Ana selects an account and a destination': { type: 'choice.changed', chosen: aLiveChoice },
    'Ana deselects the account': { type: 'choice.changed', chosen: null },
    'a moment passes': after('settleTime', 'liveLetters.settling'),
    'the letters are prepared': done('previewLetters', {
      letters: [aShortLetter('Experian'), aShortLetter('Equifax')],
    }),
    'nothing matches the selection': thrown('previewLetters', refusal('nothingToDispute')),
    'Ana presses Try Again': { type: 'letters.retry' },
    'Ana goes to the letter to Equifax': { type: 'letter.choose', letterId: 'equifax-accounts-1' },
    'Ana chooses a sentence': { type: 'mark.choose', mark: { kind: 'sentence', key: '1.0' } },
  },
);
