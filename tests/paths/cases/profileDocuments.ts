import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { anUnfinished, ids } from '#tests/machines/builders.ts';
import { defineCases } from '../harness/cases.ts';

export const profileDocuments = defineCases(
  profileDocumentsMachine,
  { 'three slots': { left: [] } },
  {
    'the profile is saved': { type: 'documents.upload', profileId: ids.profile },
    'the Social Security card is uploaded': { type: 'document.settled', kind: 'ssn', unfinished: null },
    'the proof of address is not uploaded': {
      type: 'document.settled',
      kind: 'address',
      unfinished: anUnfinished(),
    },
    'the ID is uploaded': { type: 'document.settled', kind: 'idOrDriverLicense', unfinished: null },
  },
);
