import { documentSlotMachine } from '#machines/documentSlot.ts';
import { aLargePicture, anUnfinished, aPicture, failure, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const documentSlot = defineCases(
  documentSlotMachine,
  {
    'an empty slot': { kind: 'address', left: null },
    'a slot whose file was not uploaded on the previous page': { kind: 'address', left: anUnfinished() },
    'a slot whose file was refused on the previous page': {
      kind: 'address',
      left: anUnfinished({ file: null, failure: failure('notAnImage') }),
    },
  },
  {
    'Ana chooses an image': { type: 'document.choose', file: aPicture() },
    'Ana chooses a PDF': {
      type: 'document.choose',
      file: aPicture('scan.pdf', 'application/pdf'),
    },
    'the chosen file is no image, whatever its name says': thrown('checkPicture', refusal('notAnImage')),
    'Ana chooses a photo over the limit': { type: 'document.choose', file: aLargePicture() },
    'the photo is made smaller': done('shrinkPicture', aPicture()),
    'the photo stays too large': thrown('shrinkPicture', refusal('fileTooLarge')),
    'Ana crops the photo': { type: 'document.crop', file: aPicture(), cropped: true },
    'Ana removes the file': { type: 'document.discard' },
    'the profile is saved': { type: 'document.upload', profileId: ids.profile },
    'the upload succeeds': done('uploadDocument'),
    'the server rejects the file as too large': thrown('uploadDocument', refusal('fileTooLarge')),
    'the server rejects the image’s dimensions as too large': thrown(
      'uploadDocument',
      refusal('imageTooLarge'),
    ),
    'the server finds that the file is not an image': thrown('uploadDocument', refusal('notAnImage')),
    'the server fails': thrown('uploadDocument', refusal('unexpected')),
  },
);
