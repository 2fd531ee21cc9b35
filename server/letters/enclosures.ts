/** Prepares identity documents for print: upright, no larger than paper can show, without the photo's metadata. */
import { imageLibrary } from '#server/imageLibrary.ts';
import type { Enclosure } from './templateInput.ts';
import { TypesettingError } from './typesettingError.ts';

/** The usable area of a page, in inches. */
const room = { width: 6.75, height: 9 };
/** Dots per inch: for paper, and for a screen. */
export const resolution = { paper: 300, screen: 110 } as const;
/** More than any camera produces; guards against images that are small as files and huge in memory. */
const maxPixels = 120_000_000;

/**
 * Reads a JPEG or PNG. Prepare it once for all letters of a session. Throws `TypesettingError`
 * (`unreadableEnclosure`).
 */
export async function prepareEnclosure(
  title: string,
  bytes: Uint8Array,
  dots: number = resolution.paper,
): Promise<Enclosure> {
  const [width, height] = [Math.round(room.width * dots), Math.round(room.height * dots)];
  const sharp = await imageLibrary();
  try {
    const ready = await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return { title, type: 'image/jpeg', bytes: new Uint8Array(ready) };
  } catch {
    // The library's message says no more than that, and the image is the person's own.
    throw new TypesettingError('unreadableEnclosure');
  }
}
