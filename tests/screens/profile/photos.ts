/** Real pictures, drawn by the browser. */

const fileOf = async (canvas: HTMLCanvasElement, name: string, type: string): Promise<File> => {
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  if (content === null) throw new Error('This browser writes no pictures');
  return new File([content], name, { type });
};

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  return { canvas, context };
}

/** Over the limit for uploads: noise can’t be compressed, except by a JPG. */
export async function largePhoto(): Promise<File> {
  const { canvas, context } = canvasOf(2_100, 2_100);
  const noise = context.createImageData(2_100, 2_100);
  let seed = 1;
  for (let at = 0; at < noise.data.length; at += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    noise.data[at] = at % 4 === 3 ? 255 : seed & 255;
  }
  context.putImageData(noise, 0, 0);
  return fileOf(canvas, 'photo.png', 'image/png');
}
