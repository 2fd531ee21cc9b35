import { documentBytes, documentTypes } from '#contract/limits.ts';

/**
 * The longer side in pixels, and the JPEG quality: what is tried, one after another. Text stays legible first: the
 * server keeps no more than 3300 pixels (300 dpi of a letter page), so the first steps lose nothing that it would keep.
 */
const steps = [
  [3_300, 0.92],
  [3_300, 0.85],
  [2_800, 0.85],
  [2_400, 0.8],
] as const;

/** Upright, on white where it was transparent. */
function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const written = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

async function shrunk(file: Blob): Promise<Blob | null> {
  // Turned as its metadata says, which a drawing doesn't keep.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const [side, quality] of steps) {
      const smaller = await written(drawn(picture, side), quality);
      if (smaller !== null && smaller.size > 0 && smaller.size <= documentBytes) return smaller;
    }
    return null;
  } finally {
    picture.close();
  }
}

/** A picture that is over the limit as a JPG within it; anything else, and what can't be shrunk, as it is. */
export async function smallerPicture<F extends Blob>(file: F): Promise<F | File> {
  if (file.size <= documentBytes || !documentTypes.some((type) => type === file.type)) return file;
  try {
    const smaller = await shrunk(file);
    if (smaller === null) return file;
    const name = file instanceof File ? file.name.replace(/\.\w+$/, '') : 'picture';
    return new File([smaller], `${name}.jpg`, { type: 'image/jpeg' });
  } catch {
    // Broken, or too much for this device's memory. The server says what is wrong with it.
    return file;
  }
}
