import { documentPreviewMachine } from '#machines/documentPreview.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../../../tools/paths/cases.ts';

export const documentPreview = defineCases(
  documentPreviewMachine,
  { 'a profile with documents': { profileId: ids.profile } },
  {
    'Ana opens the proof of address': { type: 'preview.open', kind: 'address' },
    'the picture arrives': done('viewDocument', new Blob(['picture'])),
    'the picture does not arrive': thrown('viewDocument', refusal('notFound')),
    'Ana closes it': { type: 'preview.close' },
  },
);
