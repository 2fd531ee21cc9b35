import { documentBytes, documentTypes, lightBytes } from '#contract/limits.ts';

/** The server keeps no more pixels of a document's longer side: 300 dpi of a letter page. */
export const keptSide = 3_300;

/** Turned as its metadata says, which a drawing doesn't keep. Rejects if the file is no picture, or too large for this device. */
export const openedPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** An empty drawing of at least one pixel; a JPG is white where nothing is drawn. */
export function newDrawing(width: number, height: number, type: string): Drawing {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Null if this device can't write it, as when it is short of memory. */
export const written = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob?.size === 0 ? null : blob), type, quality));

/**
 * The longer side in pixels, and the JPEG quality: what is tried, one after another. Text stays legible first: the
 * first steps lose nothing that the server would keep.
 */
const steps = [
  [keptSide, 0.92],
  [keptSide, 0.85],
  [2_800, 0.85],
  [2_400, 0.8],
] as const;

/** Upright, on white where it was transparent. */
function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const { canvas, context } = newDrawing(picture.width * scale, picture.height * scale, 'image/jpeg');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

type Step = (typeof steps)[number];

/** The first of the steps whose result is small enough; null if none is. */
async function shrunk(file: Blob, tried: readonly Step[], bytes: number): Promise<Blob | null> {
  const picture = await openedPicture(file);
  try {
    for (const [side, quality] of tried) {
      const smaller = await written(drawn(picture, side), 'image/jpeg', quality);
      if (smaller !== null && smaller.size <= bytes) return smaller;
    }
    return null;
  } finally {
    picture.close();
  }
}

/** A photo that is only large is written once, and sent as it is unless that saves a third. */
const lightened = (file: Blob) => shrunk(file, [[keptSide, 0.85]], file.size * (2 / 3));

/**
 * A picture that is over the limit as a JPG within it, and a large photo as a lighter one; anything else, and what can't be shrunk, as it
 * is. A PNG within the limit keeps each of its pixels.
 */
export async function smallerPicture<F extends Blob>(file: F): Promise<F | File> {
  const isOver = file.size > documentBytes;
  const isLarge = isOver ? documentTypes.some((type) => type === file.type) : file.type === 'image/jpeg';
  if (!isLarge || file.size <= lightBytes) return file;
  try {
    const smaller = await (isOver ? shrunk(file, steps, documentBytes) : lightened(file));
    if (smaller === null) return file;
    const name = file instanceof File ? file.name.replace(/\.\w+$/, '') : 'picture';
    return new File([smaller], `${name}.jpg`, { type: 'image/jpeg' });
  } catch {
    // Broken, or too much for this device's memory. The server says what is wrong with it.
    return file;
  }
}
