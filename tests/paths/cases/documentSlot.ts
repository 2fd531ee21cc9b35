import { documentSlotMachine } from '#machines/documentSlot.ts';
import { anUnfinished, aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const documentSlot = defineCases(
  documentSlotMachine,
  {
    'an empty slot': { kind: 'address', left: null },
    'a slot whose file did not arrive on the page before': { kind: 'address', left: anUnfinished() },
  },
  {
    'Ana chooses a picture': { type: 'document.choose', file: aPicture() },
    'Ana chooses a pdf': {
      type: 'document.choose',
      file: aPicture('scan.pdf', 'application/pdf'),
    },
    'Ana takes the file out again': { type: 'document.discard' },
    'the profile is saved': { type: 'document.upload', profileId: ids.profile },
    'the upload ends well': done('uploadDocument'),
    'the server finds the file too large': thrown('uploadDocument', refusal('fileTooLarge')),
  },
);
