import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompiler } from '#server/letters/compile.ts';
import { pageDrawings, pageSize } from '#src/repair/pageDrawings.ts';
import { aLetter } from '#tests/support/aLetter.ts';
import { greysOf, noPdfTools } from '#tests/support/pdf.ts';

const head = /^<svg[^>]*>/;
const { width, height } = pageSize;
const side = 12;
/** The server lets its process read only photos (server/documents/decode.ts), and other files may have run it here. */
const svgReader = { operation: ['VipsForeignLoadSvgBuffer'] };

beforeAll(() => sharp.unblock(svgReader));
afterAll(() => sharp.block(svgReader));

/** The average darkness of each square of 12 by 12 dots, row by row: the same for two renderers of one page. */
function squares(greys: Uint8Array): readonly number[] {
  const sums = Array.from({ length: (width / side) * (height / side) }, () => 0);
  greys.forEach((grey, index) => {
    const [column, row] = [Math.floor((index % width) / side), Math.floor(index / width / side)];
    const square = row * (width / side) + column;
    sums[square] = (sums[square] ?? 0) + (255 - grey) / side ** 2;
  });
  return sums;
}

const painted = (svg: string) =>
  sharp(Buffer.from(svg))
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer();

it('shows a drawn letter page by page, each in a window of its own', () => {
  const svg = Buffer.from(createCompiler().compile(aLetter(), [], 'svg')).toString();
  const pages = pageDrawings(svg);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((page) => /viewBox="[^"]*" width="[^"]*" height="[^"]*"/.exec(page)?.[0])).toEqual(
    pages.map((_, index) => `viewBox="0 ${index * 792} 612 792" width="612pt" height="792pt"`),
  );
  expect(pages.map((page) => page.replace(head, ''))).toEqual(pages.map(() => svg.replace(head, '')));
});

it.skipIf(noPdfTools)('shows on each page what is printed on it', async () => {
  const compiler = createCompiler();
  const letter = aLetter();
  const pages = pageDrawings(Buffer.from(compiler.compile(letter, [], 'svg')).toString());
  const printed = greysOf(compiler.compile(letter, [])).map(squares);
  const shown = (await Promise.all(pages.map(painted))).map(squares);
  expect(shown).toHaveLength(printed.length);
  for (const [index, page] of printed.entries()) {
    const apart = page.map((square, place) => Math.abs(square - (shown[index]?.[place] ?? 255)));
    expect(Math.max(...page)).toBeGreaterThan(60);
    expect(Math.max(...apart)).toBeLessThan(25);
  }
});

it('draws nothing if the image is not a letter', () => {
  expect(pageDrawings('')).toEqual([]);
});
