/** Inspects PDFs from outside, with the tools of poppler and qpdf. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputOf } from './toolShell.ts';

function runs(tool: string): boolean {
  return spawnSync(tool, ['--version']).error === undefined;
}

/** For `it.skipIf`: what this machine cannot inspect is reported as skipped. */
export const noPdfTools = !['qpdf', 'pdffonts', 'pdftotext', 'pdftoppm', 'pdfinfo'].every(runs);

function withFile<T>(pdf: Uint8Array, look: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'letter-'));
  try {
    const file = join(folder, 'letter.pdf');
    writeFileSync(file, pdf);
    return look(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws if qpdf finds an error. */
export function checkPdf(pdf: Uint8Array): void {
  withFile(pdf, (file) => outputOf('qpdf', ['--check', file]));
}

/** "NotoSans-Regular yes": each font and whether it is embedded. */
export function fontsOf(pdf: Uint8Array): readonly string[] {
  const table = withFile(pdf, (file) => outputOf('pdffonts', [file]));
  return table
    .split('\n')
    .slice(2)
    .filter((row) => row !== '')
    .map(
      (row) =>
        `${row
          .slice(0, 36)
          .trim()
          .replace(/^[A-Z]{6}\+/, '')} ${row.slice(72, 75).trim()}`,
    );
}

export function textOf(pdf: Uint8Array): string {
  return withFile(pdf, (file) => outputOf('pdftotext', ['-layout', file, '-']));
}

/** The tags, one line each, indented by their depth. */
export function tagsOf(pdf: Uint8Array): readonly string[] {
  const tree = withFile(pdf, (file) => outputOf('pdfinfo', ['-struct', file]));
  return tree.split('\n').filter((line) => line.trim() !== '');
}

export function pageCount(pdf: Uint8Array): number {
  return Number(withFile(pdf, (file) => outputOf('qpdf', ['--show-npages', file])));
}

export interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The words of each page with their boxes, in inches from the top left corner. */
export function pagesOf(pdf: Uint8Array): readonly (readonly Word[])[] {
  const html = withFile(pdf, (file) => outputOf('pdftotext', ['-bbox', file, '-']));
  return html.split('<page ').slice(1).map(wordsIn);
}

/** The same for the first page. */
export const wordsOf = (pdf: Uint8Array): readonly Word[] => pagesOf(pdf)[0] ?? [];

function wordsIn(html: string): readonly Word[] {
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
  return [...html.matchAll(word)].map(([, left, top, right, bottom, text]) => ({
    text: (text ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    left: Number(left) / 72,
    right: Number(right) / 72,
    top: Number(top) / 72,
    bottom: Number(bottom) / 72,
  }));
}

/** Each page at 72 dots per inch: its gray values row by row, with 0 as black. */
export function greysOf(pdf: Uint8Array): readonly Uint8Array[] {
  return withFile(pdf, (file, folder) => {
    outputOf('pdftoppm', ['-r', '72', '-gray', file, join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .toSorted()
      .map((name) => {
        const image = readFileSync(join(folder, name));
        const head = /^P5\s\d+\s\d+\s255\s/.exec(image.subarray(0, 40).toString('latin1'));
        return image.subarray(head?.[0].length ?? 0);
      });
  });
}

/** Every dark spot of the first page at 144 dots per inch, in inches. */
export function inkOf(pdf: Uint8Array): readonly { readonly x: number; readonly y: number }[] {
  const image = withFile(pdf, (file, folder) => {
    outputOf('pdftoppm', [
      '-r',
      '144',
      '-gray',
      '-f',
      '1',
      '-l',
      '1',
      '-singlefile',
      file,
      join(folder, 'page'),
    ]);
    return readFileSync(join(folder, 'page.pgm'));
  });
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString('latin1'));
  const width = Number(head?.[1]);
  const start = head?.[0].length ?? 0;
  const spots: { x: number; y: number }[] = [];
  for (let index = start; index < image.length; index += 1) {
    const place = index - start;
    if ((image[index] ?? 255) < 160)
      spots.push({ x: ((place % width) + 0.5) / 144, y: (Math.floor(place / width) + 0.5) / 144 });
  }
  return spots;
}
