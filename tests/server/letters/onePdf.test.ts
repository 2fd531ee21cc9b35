/** All letters of a set as one PDF: the stored pages, in order, each letter on a new sheet, tagged as before. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '#server/letters/compile.ts';
import { onePdf } from '#server/letters/onePdf.ts';
import { readPdf, UnknownPdf } from '#server/letters/pdfReader.ts';
import { dictionary, isDictionary, pdfText } from '#server/letters/pdfValue.ts';
import { createPdfWriter } from '#server/letters/pdfWriter.ts';
import { aLetter } from '#tests/support/aLetter.ts';
import { checkPdf, fontsOf, greysOf, noPdfTools, pageCount, pagesOf, tagsOf } from '#tests/support/pdf.ts';

const compiler = createCompiler();
const about = { title: '3 letters, Ñandú', date: '2026-11-21' };
const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer();
const enclosed = [{ title: 'Photo ID', type: 'image/png', bytes: photo }] as const;

/** Two pages, three pages with a photo, and again three with the same photo. */
const letters = [
  { title: '01 Equifax', bytes: compiler.compile(aLetter(), []) },
  { title: '02 Experian (Ñ)', bytes: compiler.compile(aLetter({}, { firstName: 'Ana' }), enclosed) },
  { title: '03 TransUnion', bytes: compiler.compile(aLetter({}, { firstName: 'José' }), enclosed) },
];
const joined = onePdf(letters, about);
const empty = 'an empty page';

describe.skipIf(noPdfTools)('one PDF of several letters', () => {
  it('has the stored pages in order, and each letter begins on the front of a sheet', () => {
    checkPdf(joined);
    const [two, three, other] = letters.map(({ bytes }) => pagesOf(bytes));
    expect([two?.length, three?.length, other?.length]).toEqual([2, 3, 3]);
    const pages = pagesOf(joined).map((words) => (words.length === 0 ? empty : words));
    expect(pages).toEqual([...(two ?? []), ...(three ?? []), empty, ...(other ?? [])]);
    expect(pageCount(joined)).toBe(9);
  });

  it('prints what the letters print', () => {
    const whole = greysOf(joined);
    const single = letters.map(({ bytes }) => greysOf(bytes));
    const blank = whole[5] ?? new Uint8Array();
    expect(new Set(blank)).toEqual(new Set([255]));
    expect(whole.map((page) => Buffer.from(page).toString('latin1'))).toEqual(
      [...(single[0] ?? []), ...(single[1] ?? []), blank, ...(single[2] ?? [])].map((page) =>
        Buffer.from(page).toString('latin1'),
      ),
    );
  });

  it('keeps fonts and tags, one document for each letter', () => {
    expect(new Set(fontsOf(joined))).toEqual(new Set(fontsOf(letters[0]?.bytes ?? joined)));
    const within = letters.flatMap(({ bytes }) => tagsOf(bytes).map((line) => `  ${line}`));
    // Ids of table cells begin with their letter's number.
    expect(tagsOf(joined).map((line) => line.replaceAll(/(?<=[(<])\d-(?=U)/g, ''))).toEqual([
      'Document',
      ...within,
    ]);
  });

  it('has a photo once that several letters enclose', () => {
    const images = [...readPdf(joined).objects.values()].filter(
      ({ value }) => isDictionary(value) && value.get('Subtype') === '/Image',
    );
    expect(images).toHaveLength(1);
  });
});

describe('its parts', () => {
  const { objects, trailer } = readPdf(joined);
  const values = [...objects.values()].map(({ value }) => value).filter(isDictionary);

  it('have ids of their own, which table cells name', () => {
    const ids = values.flatMap((each) => (each.get('Type') === '/StructElem' ? (each.get('ID') ?? []) : []));
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    const headers = JSON.stringify(values.map((each) => [...each])).match(/\([\d]-U\d+x\d+y\d+\)/g) ?? [];
    expect(headers.length).toBeGreaterThan(0);
    const cells = JSON.stringify(
      values
        .flatMap((each) => [each.get('A') ?? []].flat())
        .map((each) => (isDictionary(each) ? [...each] : each)),
    );
    for (const named of cells.match(/\(\d?-?U\d+x\d+y\d+\)/g) ?? []) expect(ids).toContain(named);
  });

  it('have keys of their own, one for each page with text', () => {
    const keys = values.flatMap((each) =>
      each.get('Type') === '/Page' ? (each.get('StructParents') ?? []) : [],
    );
    expect(keys.map(Number).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('are named by the outline, and the whole by its title', () => {
    const titles = values.map((each) => each.get('Title'));
    for (const title of ['01 Equifax', '02 Experian (Ñ)', '03 TransUnion', about.title])
      expect(titles).toContain(pdfText(title));
    expect(trailer.get('Size')).toBe(String(objects.size + 1));
  });
});

it('gives the same bytes for the same letters', () => {
  expect(onePdf(letters, about).equals(joined)).toBe(true);
});

it('adds no page to a single letter', () => {
  const [, odd] = letters;
  const kids = [...readPdf(onePdf(odd === undefined ? [] : [odd], about)).objects.values()].filter(
    ({ value }) => isDictionary(value) && value.get('Type') === '/Page',
  );
  expect(kids).toHaveLength(3);
});

describe('refuses', () => {
  const inOne = (bytes: Uint8Array) => () => onePdf([{ title: 'x', bytes }], about);

  it.each(['', 'not a PDF', '%PDF-1.7\nstartxref\n5\n%%EOF'])('what is no PDF (%j)', (text) => {
    expect(inOne(Buffer.from(text))).toThrow(UnknownPdf);
  });

  it('a PDF with parts that it would lose, and quotes nothing of it', () => {
    const writer = createPdfWriter();
    const tags = writer.add(dictionary({ Type: '/StructTreeRoot' }));
    const Root = writer.add(dictionary({ StructTreeRoot: tags, AcroForm: pdfText('Devin') }));
    const attempt = inOne(writer.end(dictionary({ Root })));
    expect(attempt).toThrow('it has AcroForm');
    expect(attempt).not.toThrow('Devin');
  });

  it('a letter that is cut off', () => {
    const [first] = letters;
    expect(inOne(first?.bytes.subarray(0, 5_000) ?? Buffer.alloc(0))).toThrow(UnknownPdf);
  });
});
