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
    'Ana chooses an image': { type: 'document.choose', file: aPicture() },
    'Ana chooses a pdf': {
      type: 'document.choose',
      file: aPicture('scan.pdf', 'application/pdf'),
    },
    'Ana takes the file out again': { type: 'document.discard' },
    'the profile is saved': { type: 'document.upload', profileId: ids.profile },
    'the upload ends well': done('uploadDocument'),
    'the server finds the file too large': thrown('uploadDocument', refusal('fileTooLarge')),
    'the server finds the image too large': thrown('uploadDocument', refusal('imageTooLarge')),
    'the server finds no image in the file': thrown('uploadDocument', refusal('notAnImage')),
    'the server fails': thrown('uploadDocument', refusal('unexpected')),
  },
);
