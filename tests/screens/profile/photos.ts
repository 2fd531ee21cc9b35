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

/** 400 by 200, or several times that: red and green above, blue and yellow below. */
export async function colorfulPhoto(name = 'card.jpg', type = 'image/jpeg', times = 1): Promise<File> {
  const { canvas, context } = canvasOf(400 * times, 200 * times);
  context.scale(times, times);
  const quarters = [
    ['#ff0000', 0, 0],
    ['#00ff00', 200, 0],
    ['#0000ff', 0, 100],
    ['#ffff00', 200, 100],
  ] as const;
  for (const [color, x, y] of quarters) {
    context.fillStyle = color;
    context.fillRect(x, y, 200, 100);
  }
  return fileOf(canvas, name, type);
}

/** Over the limit for uploads as a PNG of 2,100 by 2,100: noise can’t be compressed, except by a JPG. */
export async function largePhoto(name: string, type: string, side = 2_100): Promise<File> {
  const { canvas, context } = canvasOf(side, side);
  const noise = context.createImageData(side, side);
  let seed = 1;
  for (let at = 0; at < noise.data.length; at += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    noise.data[at] = at % 4 === 3 ? 255 : seed & 255;
  }
  context.putImageData(noise, 0, 0);
  return fileOf(canvas, name, type);
}

/** Red, green, and blue of one pixel of a picture, each rounded to the nearest of none, half, and full. */
export async function looksOf(file: File, places: readonly (readonly [number, number])[]) {
  const picture = await createImageBitmap(file);
  const { context } = canvasOf(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  return {
    size: [picture.width, picture.height],
    colors: places.map(([x, y]) =>
      [...context.getImageData(x, y, 1, 1).data]
        .slice(0, 3)
        .map((value) => Math.round(value / 127.5) * 127.5),
    ),
  };
}

/** The same file with the note of a camera that was held on its side: it is shown a quarter turn clockwise. */
export async function takenOnItsSide(photo: File): Promise<File> {
  const orientation =
    'ffe1 0022 4578 6966 0000 4d4d 002a 0000 0008 0001 0112 0003 0000 0001 0006 0000 0000 0000'.replaceAll(
      ' ',
      '',
    );
  const note = Uint8Array.from(orientation.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return new File([photo.slice(0, 2), note, photo.slice(2)], photo.name, { type: photo.type });
}
