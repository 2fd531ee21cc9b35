import { documentPreviewMachine } from '#machines/documentPreview.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="teal"/></svg>';

export const documentPreview = defineCases(
  documentPreviewMachine,
  { 'a profile with documents': { profileId: ids.profile } },
  {
    'Ana opens the proof of address': { type: 'preview.open', kind: 'address' },
    'the document loads': done('viewDocument', new Blob([picture], { type: 'image/svg+xml' })),
    'the document does not load': thrown('viewDocument', refusal('notFound')),
    'Ana closes the preview': { type: 'preview.close' },
  },
);
