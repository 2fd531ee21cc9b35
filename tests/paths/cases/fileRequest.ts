import { fileRequestMachine } from '#machines/fileRequest.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const letter = {
  id: 'equifax-file-request-1',
  destination: {
    id: 'Equifax',
    kind: 'bureau' as const,
    name: 'Equifax',
    lines: ['PO BOX 1', 'ATLANTA, GA 30374'],
  },
  disputesSsn: false,
  subject: { text: 'Request for disclosure of my credit file', evidence: [], finding: null },
  blocks: [],
};

export const fileRequest = defineCases(
  fileRequestMachine,
  {
    'Kim asks for the file': {
      profileId: ids.profile,
      about: 'disclosure',
      earliest: '2026-09-22',
      today: '2026-11-21',
    },
  },
  {
    'Kim says why it is free': { type: 'draft.change', change: { reason: 'unemployed' } },
    'Kim chooses Equifax': { type: 'draft.change', change: { bureaus: ['Equifax'] } },
    'Kim reads the letters': { type: 'letters.preview' },
    'the letters are planned': done('previewFileRequests', { letters: [letter] }),
    'the letters cannot be planned': thrown('previewFileRequests', refusal('busy')),
    'Kim goes back': { type: 'draft.return' },
    'Kim writes the letters': { type: 'letters.write' },
    'the letters are written': done('writeFileRequests'),
    'the letters cannot be written': thrown('writeFileRequests', refusal('repeatedChoice')),
    'Kim closes it': { type: 'dialog.close' },
  },
);
