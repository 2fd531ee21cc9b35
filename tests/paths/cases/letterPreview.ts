import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { letterPreviewMachine } from '#machines/letterPreview.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const letter = (bureau: 'Experian' | 'Equifax'): PreviewedLetter => ({
  id: `${bureau.toLowerCase()}-accounts-1`,
  destination: { id: bureau, name: bureau, kind: 'bureau' },
  disputesSsn: false,
  subject: { text: `Dispute of accounts in my ${bureau} file`, evidence: [], finding: null },
  blocks: [
    {
      heading: '',
      item: null,
      sentences: [{ text: 'I dispute information in my file.', evidence: [], finding: null }],
    },
    {
      heading: '1. FIRST BANK, account 4111',
      item: { key: 'account:account-1', name: 'FIRST BANK ··4111' },
      sentences: [
        {
          text: 'Your file shows the balance as $500, while TransUnion shows $0.',
          evidence: [
            { bureau, field: 'balance', value: '$500' },
            { bureau: 'TransUnion', field: 'balance', value: '$0' },
          ],
          finding: { rule: 'B1', confidence: 'medium', law: '15 USC 1681e(b), 1681i(a)' },
        },
      ],
    },
  ],
});

/** Two empty pages. */
const pages =
  '<svg viewBox="0 0 612 1584" width="612pt" height="1584pt" xmlns="http://www.w3.org/2000/svg"><rect width="612" height="1584" fill="#fff"/></svg>';

export const letterPreview = defineCases(
  letterPreviewMachine,
  {
    'Ana asks for a preview of the letters': {
      profileId: ids.profile,
      reportId: ids.report,
      choice: { kind: 'automatic', key: '', options: [1] },
    },
  },
  {
    'the letters are prepared': done('previewLetters', {
      letters: [letter('Experian'), letter('Equifax')],
    }),
    'nothing matches the selection': thrown('previewLetters', refusal('nothingToDispute')),
    'the name contains characters that cannot be printed': thrown(
      'previewLetters',
      refusal('unprintableName'),
    ),
    'Ana presses Try Again': { type: 'letters.retry' },
    'the pages are ready': done('drawLetter', pages),
    'the pages cannot be prepared': thrown('drawLetter', refusal('busy')),
    'Ana requests the pages again': { type: 'pages.retry' },
    'a change of the enclosures is saved': { type: 'enclosures.changed' },
    'Ana goes to the letter to Equifax': { type: 'letter.choose', letterId: 'equifax-accounts-1' },
    'Ana generates the letters that she read': { type: 'letters.generate', key: 'key-1' },
    'Ana goes back': { type: 'preview.close' },
  },
);
