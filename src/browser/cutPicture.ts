import { documentTypes } from '#contract/limits.ts';
import type { Cut } from '#machines/photoCrop.ts';
import { keptSide, newDrawing, openedPicture, written } from './smallerPicture.ts';

/** Where a turned picture begins, in its own widths and heights: it is turned around its top left corner. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Whole pixels, at least one, none of them outside. */
function pixelsOf(start: number, length: number, side: number) {
  const from = Math.min(side - 1, Math.max(0, Math.round((start / 100) * side)));
  const to = Math.min(side, Math.max(from + 1, Math.round(((start + length) / 100) * side)));
  return { from, length: to - from };
}

/** The part, upright, with no more pixels than it has in the picture, or than the server would keep. */
function drawn(picture: ImageBitmap, { frame, turns }: Cut, type: string): HTMLCanvasElement {
  const isAcross = turns % 2 === 1;
  const width = isAcross ? picture.height : picture.width;
  const height = isAcross ? picture.width : picture.height;
  const across = pixelsOf(frame.x, frame.width, width);
  const down = pixelsOf(frame.y, frame.height, height);
  const scale = Math.min(1, keptSide / Math.max(across.length, down.length));
  const { canvas, context } = newDrawing(across.length * scale, down.length * scale, type);
  context.scale(canvas.width / across.length, canvas.height / down.length);
  context.translate(-across.from, -down.from);
  const [x, y] = corners[turns % 4] ?? corners[0];
  context.translate(x * width, y * height);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, 0, 0);
  return canvas;
}

/** A part of a picture, under the picture's name and of its type. Throws if this device can't make it. */
export async function cutPicture(file: File, cut: Cut): Promise<File> {
  const picture = await openedPicture(file);
  try {
    const type = documentTypes.find((each) => each === file.type) ?? 'image/jpeg';
    const part = await written(drawn(picture, cut, type), type, 0.9);
    if (part === null) throw new Error('This device could not write the picture');
    return new File([part], file.name, { type: part.type });
  } finally {
    picture.close();
  }
}
