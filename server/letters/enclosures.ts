/** Identity documents made ready for print: upright, no larger than paper shows, without the photograph's metadata. */
import sharp from 'sharp';
import type { Enclosure } from './data.ts';
import { TypesettingFailed } from './typesettingFailed.ts';

/** 6.75 by 9 inches at 300 dots. */
const widest = 2025;
const tallest = 2700;
/** More than any camera takes; guards against images that are small as files and huge in memory. */
const mostPixels = 120_000_000;

/** Reads a JPEG or PNG. Make it ready once for all letters of a session. Throws `TypesettingFailed` (`unreadableEnclosure`). */
export async function prepareEnclosure(title: string, bytes: Uint8Array): Promise<Enclosure> {
  try {
    const ready = await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return { title, type: 'image/jpeg', bytes: new Uint8Array(ready) };
  } catch {
    throw new TypesettingFailed('unreadableEnclosure');
  }
}
