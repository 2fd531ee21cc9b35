import { generationSessionMachine } from '#machines/generationSession.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const report = { profileId: ids.profile, reportId: ids.report };
const session = { sessionId: ids.session, printVariantId: '41' };

export const generationSession = defineCases(
  generationSessionMachine,
  {
    'Ana has confirmed the options': {
      ...report,
      choice: { kind: 'automatic', key: 'key-1', options: [1] },
    },
    'Ana has chosen accounts and destinations manually': {
      ...report,
      choice: {
        kind: 'manual',
        key: 'key-2',
        selectedAccounts: ['account-1'],
        destinations: ['Experian'],
        bureau: null,
      },
    },
    'letters were written while Ana was away': {
      ...report,
      choice: null,
      session: { sessionId: ids.session },
    },
  },
  {
    'the letters are written': done('generateAutomatic', session),
    'the server fails': thrown('generateAutomatic', refusal('unexpected')),
    'no generation is left': thrown('generateAutomatic', refusal('noGenerations')),
    'the manually chosen letters are written': done('generateManual', session),
    'the server fails to write the manually chosen letters': thrown('generateManual', refusal('unexpected')),
    'no generation is left for the manually chosen letters': thrown(
      'generateManual',
      refusal('noGenerations'),
    ),
    'Ana presses Try Again': { type: 'letters.retry' },
    'Ana presses Download Letter(s)': { type: 'letters.download', file: 'zip' },
    'the download dialog closes': done('letterDownload'),
    'Ana presses Mail Letters': { type: 'letters.mail' },
    "the print shop's cart opens": done('mailLetters'),
    "the print shop's cart does not open": thrown('mailLetters', refusal('busy')),
    'Ana presses Close': { type: 'session.close' },
  },
);
