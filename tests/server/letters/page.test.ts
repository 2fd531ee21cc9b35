import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { createCompiler } from '#server/letters/compile.ts';
import { prepareEnclosure } from '#server/letters/enclosures.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLetter } from '#tests/support/aLetter.ts';
import {
  checkPdf,
  fontsOf,
  greysOf,
  noPdfTools,
  pageCount,
  pagesOf,
  textOf,
  wordsOf,
} from '#tests/support/pdf.ts';
import { inkAstray, seenThrough, windows } from '#tests/support/windows.ts';

const compiler = createCompiler();

const senders = [
  ['short', { firstName: 'Bo', lastName: 'Li', streetAddress: '1 A St', city: 'Ames' }],
  ['usual', {}],
  [
    'long',
    {
      firstName: 'Maximiliana-Alexandrina',
      lastName: 'Featherstonehaugh-Cholmondeley',
      streetAddress: '12345 North Northwestern Constantinople Boulevard, Apartment 1207B',
    },
  ],
  [
    'foreign',
    {
      firstName: 'Zoë-Ștefania',
      lastName: 'Núñez Øster Олександр Κωνσταντίνα',
      streetAddress: 'Calle Ñandú 7',
    },
  ],
  ['unbroken', { firstName: 'W'.repeat(80), lastName: 'W' }],
] as const;

/** Rows end between words and within them, and a comma may stand for the end of a line. */
const withoutRows = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\s,]/g, ''));

/** The smallest type in the window of the sender, in points: the box of a word is higher than its type. */
const smallest = (words: ReturnType<typeof wordsOf>) =>
  Math.min(
    ...words.filter(({ top, left }) => top < 1.5 && left < 3.2).map((word) => word.bottom - word.top),
  ) *
  (72 / 1.362);

describe.skipIf(noPdfTools)('in the windows of the envelope (needs qpdf and poppler)', () => {
  it.each(senders)('only the addresses show: %s sender', (_, profile) => {
    const letter = aLetter({}, profile);
    const pdf = compiler.compile(letter, []);
    const sender = [letter.sender.name, ...letter.sender.lines].join(' ');
    const recipient = 'Equifax Information Services, LLC P.O. Box 740256 Atlanta, GA 30374-0256';
    const words = wordsOf(pdf);
    expect(withoutRows(seenThrough(windows.sender, words))).toEqual(withoutRows([sender, sender]));
    expect(seenThrough(windows.recipient, words)).toEqual([recipient, recipient]);
    expect(inkAstray(pdf)).toEqual([]);
    expect(smallest(words)).toBeGreaterThanOrEqual(5.95);
  });

  it('the longest names end early there, legibly and with the whole address, and are whole at the end of the letter', () => {
    const letter = aLetter(
      {},
      {
        firstName: 'Maria Guadalupe Fernandez de la Concepcion y Villavicencio Montemayor',
        lastName: 'Featherstonehaugh-Cholmondeley von Hohenlohe-Waldenburg-Bartenstein',
        streetAddress:
          '12345 North Northwestern Constantinople Boulevard Extension, Building 12, Floor 17, Apartment 1207B',
        city: 'Rancho Santa Margarita',
      },
    );
    const pdf = compiler.compile(letter, []);
    const words = wordsOf(pdf);
    const [seen] = seenThrough(windows.sender, words);
    expect(seen).toMatch(/^Maria Guadalupe Fernandez de la [^…]*… 12345 North/);
    expect(withoutRows([seen])[0]).toContain(withoutRows([letter.sender.lines.join('')])[0]);
    expect(smallest(words)).toBeGreaterThanOrEqual(5.95);
    expect(inkAstray(pdf)).toEqual([]);
    expect(withoutRows([textOf(pdf)])[0]).toContain(withoutRows([letter.sender.name])[0]);
  });

  it.each([
    ['three lines', { name: 'HARBOR BANK VISA', lines: ['PO BOX 1002', 'DEMO FALLS, MT 59999'] }],
    [
      'four lines',
      { name: 'PRIME HOME LOANS & TRUST', lines: ['Consumer Disputes', 'PO BOX 3000', 'MOCKBURG, NC 28999'] },
    ],
    [
      'a long name',
      {
        name: 'FIRST NATIONAL CONSOLIDATED CONSUMER RECEIVABLES MANAGEMENT ASSOCIATION',
        lines: ['PO BOX 1', 'AMES, IA 50010'],
      },
    ],
  ])('a furnisher with %s is completely visible', (_, { name, lines }) => {
    const pdf = compiler.compile(
      aLetter({ destination: { id: 'furnisher:x', kind: 'furnisher', name, lines } }),
      [],
    );
    const whole = [name, ...lines].join(' ');
    expect(seenThrough(windows.recipient, wordsOf(pdf))).toEqual([whole, whole]);
    expect(inkAstray(pdf)).toEqual([]);
  });

  it('SSN, date of birth, and subject start below 3.25 inches', () => {
    const words = wordsOf(compiler.compile(aLetter(), []));
    const tops = ['Dispute', '04/12/1986', '0611'].map(
      (text) => words.find((word) => word.text === text)?.top,
    );
    expect(tops.every((top) => top !== undefined && top > 3.25)).toBe(true);
  });
});

describe.skipIf(noPdfTools)('a letter as a file (needs qpdf and poppler)', () => {
  it('is valid, embeds its two fonts, and shows its sentences and page numbers, for every letter of the sample', () => {
    const report = readReport(samples['mfsn-basic']);
    const letters = planLetters({
      report,
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [1, 2, 5] },
      today: '2025-09-15',
    });
    for (const letter of letters) {
      const pdf = compiler.compile(letter, []);
      checkPdf(pdf);
      expect(fontsOf(pdf)).toEqual(['NotoSans-Regular yes', 'NotoSans-SemiBold yes']);
      const text = textOf(pdf).replace(/\s+/g, ' ');
      const pages = pageCount(pdf);
      expect(text).toContain(`1 of ${String(pages)}`);
      expect(text).toContain(`${String(pages)} of ${String(pages)}`);
      const headings = letter.blocks.flatMap((block) =>
        block.kind === 'item' ? [`${String(block.number)}. ${block.item.heading.text}`] : [],
      );
      expect(headings.filter((heading) => !text.includes(heading))).toEqual([]);
    }
    expect(letters.length).toBeGreaterThan(10);
  });

  it('would be reported if it were not valid', () => {
    expect(() => checkPdf(Buffer.from('%PDF-1.7'))).toThrow(/qpdf ended with 2:[^]*unable to find trailer/);
  });

  it('keeps the list of enclosures with the signature, wherever the page ends', () => {
    const words = Array.from({ length: 44 }, (_, lines) => {
      const text = Array.from({ length: lines }, () =>
        'I write at some length about this account. '.repeat(2),
      ).join('');
      const { blocks } = aLetter();
      const long = aLetter({
        blocks: [{ kind: 'paragraph', sentences: [{ text, evidence: [] }] }, ...blocks],
      });
      return pagesOf(compiler.compile(long, [])).map((page) => page[0]?.text);
    });
    expect(new Set(words.map((pages) => pages.length))).toEqual(new Set([2, 3]));
    expect(words.flat().filter((first) => first === 'Enclosures')).toEqual([]);
  });

  it('keeps what introduces the points of an item with the first of them, wherever the page ends', () => {
    const plain = (text: string) => ({ text, evidence: [] });
    const ends = Array.from({ length: 30 }, (_, lines) => {
      const text = 'I write at some length about this account. '.repeat(2 * lines + 1);
      const blocks = aLetter().blocks.map((block) =>
        block.kind === 'item'
          ? {
              ...block,
              item: {
                ...block.item,
                states: [plain('My letter asked you to verify the following.')],
                grounds: [plain('Your file shows the account as closed.')],
              },
            }
          : block,
      );
      const long = aLetter({ blocks: [{ kind: 'paragraph', sentences: [plain(text)] }, ...blocks] });
      return pagesOf(compiler.compile(long, [])).map(
        (page) => page.filter(({ top }) => top < 10.1).at(-1)?.text,
      );
    });
    expect(new Set(ends.map((pages) => pages.length))).toEqual(new Set([2, 3]));
    expect(ends.flat().filter((last) => last === 'following.')).toEqual([]);
  });

  it.each([true, false])('gives every text of an exhibit its lines, with disputed rows: %s', (disputed) => {
    const [exhibit] = aLetter().exhibits;
    if (exhibit === undefined) throw new Error('The letter has no exhibit');
    const rows = Array.from({ length: 26 }, (_, row) => ({
      label: `Row${row} ${'mW'.repeat(row % 13)}`,
      disputed,
      cells: exhibit.bureaus.map(() => 'Mw '.repeat(Math.floor(row / 2)).trim()),
    }));
    const page = pagesOf(compiler.compile(aLetter({ exhibits: [{ ...exhibit, rows }] }), [])).at(-1) ?? [];
    const tops = rows.map((_, row) => page.find(({ text }) => text === `Row${row}`)?.top ?? 0);
    const words = page.filter(({ text }) => /^(mW)+$|^Mw$/.test(text));
    const rowOf = (top: number) => tops.findLastIndex((each) => each <= top + 0.01);
    const counts = rows.map((_, row) => words.filter((word) => rowOf(word.top) === row).length);
    expect(counts).toEqual(
      rows.map(
        ({ label, cells }) =>
          [label.slice(6).trim(), ...cells].join(' ').trim().split(/\s+/).filter(Boolean).length,
      ),
    );
    const fromNext = words.map(({ top, bottom }) => (tops[rowOf(top) + 1] ?? 10) - bottom);
    expect(Math.min(...fromNext)).toBeGreaterThan(-0.05);
  });

  it('draws a line to sign on, but none through a typed signature', () => {
    const lines = (values: Parameters<typeof aLetter>[0]) =>
      Buffer.from(compiler.compile(aLetter({ exhibits: [], ...values }), [], 'svg'))
        .toString('utf8')
        .match(/stroke-width/g)?.length ?? 0;
    expect(lines({})).toBe(1);
    expect(lines({ signature: { name: 'Devin Sampleton', on: '2026-11-16' } })).toBe(0);
  });

  it('is tagged PDF/UA-1 in English with a title', () => {
    const pdf = Buffer.from(compiler.compile(aLetter(), [])).toString('latin1');
    expect(
      [/\/MarkInfo\s*<<\s*\/Marked true/, /\/Lang\s*\((en)/, /pdfuaid:part>1</, /<dc:title>/].map((part) =>
        part.test(pdf),
      ),
    ).toEqual([true, true, true, true]);
  });

  it('prints text from the report as text, and "?" for characters that no letter font has', () => {
    const hostile = '#let x = 1; $sum$ *bold* \\ "q" <b> 😀';
    const pdf = compiler.compile(aLetter({ subject: { text: hostile, evidence: [] } }), []);
    expect(textOf(pdf)).toContain('#let x = 1; $sum$ *bold* \\ "q" <b> ?');
  });

  it.each([
    ['as wide as the text', 640, 404],
    ['as high as the text', 400, 900],
  ])('prints a small document whole, %s, and puts no mark on it', async (_, width, height) => {
    const card = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    const pdf = compiler.compile(aLetter(), [await prepareEnclosure('Copy of my driver’s license', card)]);
    const page = greysOf(pdf).at(-1) ?? new Uint8Array();
    const isGrey = (grey: number) => grey > 120 && grey < 136;
    const rows = Array.from({ length: 792 }, (_row, y) => page.subarray(y * 612, (y + 1) * 612));
    const inside = rows.filter((row) => row.filter(isGrey).length > 100);
    const widths = new Set(inside.slice(1, -1).map((row) => row.filter(isGrey).length));
    const [printed = 0] = widths;
    // A letter or line over the picture would be a row with fewer gray dots.
    expect(widths.size).toBe(1);
    expect(Math.abs(inside.length / printed - height / width)).toBeLessThan(0.02);
    // In points: the text is 486 wide, and the page has room for about 620 below the title.
    expect(width > height ? printed : inside.length).toBeGreaterThan(width > height ? 480 : 600);
  });

  it('has documents as pages of their own and lists them', async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#88a' } })
      .png()
      .toBuffer();
    const enclosure = await prepareEnclosure('Copy of my driver’s license', photo);
    const letter = aLetter();
    const pdf = compiler.compile(letter, [enclosure]);
    checkPdf(pdf);
    expect(pageCount(pdf)).toBe(pageCount(compiler.compile(letter, [])) + 1);
    expect(textOf(pdf)).toMatch(
      /Enclosures\s+–\s+Exhibit: the account as my report shows it at each bureau\s+–\s+Copy of my driver’s license/,
    );
  });
});

describe('compiling', () => {
  it('gives the same bytes for the same letter, even in another compiler', () => {
    const first = compiler.compile(aLetter(), []);
    expect(Buffer.compare(first, compiler.compile(aLetter(), []))).toBe(0);
    expect(Buffer.compare(first, createCompiler().compile(aLetter(), []))).toBe(0);
    expect(Buffer.compare(first, compiler.compile(aLetter({ date: '2026-11-22' }), []))).not.toBe(0);
  });

  it('refuses a name the letter font cannot print, without quoting it', () => {
    expect(() => compiler.compile(aLetter({}, { firstName: '李小龙' }), [])).toThrow(
      new TypesettingError('unprintable'),
    );
  });

  it('rejects an enclosure that is not an image, and typesets the next letter', () => {
    const broken = { title: 'ID', type: 'image/png' as const, bytes: new Uint8Array([1, 2, 3]) };
    expect(() => compiler.compile(aLetter(), [broken])).toThrow(new TypesettingError('unreadableEnclosure'));
    expect(compiler.compile(aLetter(), []).length).toBeGreaterThan(10_000);
  });
});

describe('preparing enclosures', () => {
  it('turns a photo upright, drops its metadata, and fits it to the page', async () => {
    const sideways = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#fff' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes, type } = await prepareEnclosure('ID', sideways);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ type, width, height, exif, orientation }).toEqual({
      type: 'image/jpeg',
      width: 2025,
      height: 2700,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('rejects what is not an image', async () => {
    await expect(prepareEnclosure('ID', new Uint8Array([1, 2, 3]))).rejects.toEqual(
      new TypesettingError('unreadableEnclosure'),
    );
  });
});
