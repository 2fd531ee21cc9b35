import { photoCropMachine } from '#machines/photoCrop.ts';
import { aPicture } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="teal"/></svg>';

export const photoCrop = defineCases(
  photoCropMachine,
  { 'a photo that was just chosen': { file: new File([picture], 'card.svg', { type: 'image/svg+xml' }) } },
  {
    'the photo is opened': done('readPhoto', { width: 320, height: 200 }),
    'the photo can’t be opened': thrown('readPhoto', new Error('The source image cannot be decoded')),
    'Ana moves the left edge by a key': { type: 'frame.move', frame: { x: 1, y: 0, width: 99, height: 100 } },
    'Ana turns the photo': { type: 'photo.turn' },
    'Ana uses the part': { type: 'part.use' },
    'the part is cut out': done('cutPhoto', aPicture()),
    'the part can’t be cut out': thrown('cutPhoto', new Error('This device could not write the picture')),
    'Ana cancels': { type: 'crop.cancel' },
  },
);
