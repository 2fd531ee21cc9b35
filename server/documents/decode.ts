import { CallError } from '#contract/failures.ts';
import { documentPixels, documentSide } from '#contract/limits.ts';
import { imageLibrary } from '#server/imageLibrary.ts';
import type { Services } from '#server/services.ts';

/** What is stored of an uploaded image: only its pixels, upright. */
export interface Decoded {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png';
}

/**
 * The longer side of the stored image in pixels: 300 dpi for the height of a letter page; for a logo, the size at
 * which it is displayed.
 */
const longestSide = { document: 3_300, logo: 512 } as const;

/** Whose image it is, and the turns that accounts take. */
export interface Decoding {
  readonly accountId: string;
  readonly turns: Pick<Services['turns'], 'images'>;
}

/**
 * Decodes and re-encodes a PNG or JPG, which removes metadata, thumbnails, and anything else hidden in the file. Accounts
 * take turns, because a file of a few hundred kilobytes can take 400 MB and seconds of processor time. Throws `notAnImage` for a file that cannot be fully decoded, and `imageTooLarge` before decoding one with too many
 * pixels or too long a side.
 */
export const decodeDocument = ({ turns, accountId }: Decoding, bytes: Buffer): Promise<Decoded> =>
  turns.images.take(accountId, () => decode(bytes, longestSide.document));

/** The same for a company's logo. */
export const decodeLogo = ({ turns, accountId }: Decoding, bytes: Buffer): Promise<Decoded> =>
  turns.images.take(accountId, () => decode(bytes, longestSide.logo));

async function decode(bytes: Buffer, side: number): Promise<Decoded> {
  if (bytes.length === 0) throw new CallError('notAnImage');
  const sharp = await imageLibrary();
  const image = sharp(bytes, { limitInputPixels: documentPixels, failOn: 'warning', sequentialRead: true });
  const { format, width, height } = await image.metadata().catch((error: unknown) => {
    throw new CallError(
      error instanceof Error && /pixel limit/.test(error.message) ? 'imageTooLarge' : 'notAnImage',
    );
  });
  if (format !== 'jpeg' && format !== 'png') throw new CallError('notAnImage');
  if (width * height > documentPixels || Math.max(width, height) > documentSide)
    throw new CallError('imageTooLarge');
  const upright = image
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const rebuilt = format === 'jpeg' ? upright.jpeg({ quality: 88 }) : upright.png();
  const kept = await rebuilt.toBuffer().catch(() => {
    throw new CallError('notAnImage');
  });
  return { bytes: kept, mediaType: format === 'jpeg' ? 'image/jpeg' : 'image/png' };
}
