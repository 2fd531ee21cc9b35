/** Identity documents made ready for print: upright, no larger than paper shows, without the photograph's metadata. */
import sharp from 'sharp';
import type { Enclosure } from './data.ts';
import { TypesettingFailed } from './typesettingFailed.ts';

/** Inches of a page's room. */
const room = { width: 6.75, height: 9 };
/** Dots an inch: as paper shows, and as a screen does. */
export const resolution = { paper: 300, screen: 110 } as const;
/** More than any camera takes; guards against images that are small as files and huge in memory. */
const mostPixels = 120_000_000;

/** Reads a JPEG or PNG. Make it ready once for all letters of a session. Throws `TypesettingFailed` (`unreadableEnclosure`). */
export async function prepareEnclosure(
  title: string,
  bytes: Uint8Array,
  dots: number = resolution.paper,
): Promise<Enclosure> {
  const [width, height] = [Math.round(room.width * dots), Math.round(room.height * dots)];
  try {
    const ready = await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return { title, type: 'image/jpeg', bytes: new Uint8Array(ready) };
  } catch {
    throw new TypesettingFailed('unreadableEnclosure');
  }
}
