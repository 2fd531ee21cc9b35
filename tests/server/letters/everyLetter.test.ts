/**
 * Every letter that any of the six options writes from any fixture, as the printed file: valid, with embedded fonts,
 * tagged, reproducible, only the addresses in the envelope's windows, and all its sentences on its pages.
 */
import { describe, expect, it } from 'vitest';
import { confirmationsIn } from '#credit/letters/confirmed.ts';
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { options } from '#credit/letters/options.ts';
import { type Choice, planLetters } from '#credit/letters/planLetters.ts';
import { reportItems, statementsFor } from '#credit/letters/reportItems.ts';
import { readReport } from '#credit/report/read.ts';
import { createCompiler } from '#server/letters/compile.ts';
import { templateInput } from '#server/letters/templateInput.ts';
import { everyForm, samples } from '#tests/credit/report/samples.ts';
import { aLetter } from '#tests/support/aLetter.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { checkPdf, fontsOf, noPdfTools, pagesOf, type Word } from '#tests/support/pdf.ts';
import { inkAstray, seenThrough, windows } from '#tests/support/windows.ts';

const compiler = createCompiler();
const another = createCompiler();

/** Six sheets fit folded into a #10 envelope; letters are printed on one side. */
const mostPages = 6;

function lettersOf(report: string): readonly Letter[] {
  const input = { report: readReport(report), profile: aConsumer(), today: '2025-09-20' };
  return options.flatMap(({ id }) => planLetters({ ...input, choice: { kind: 'automatic', options: [id] } }));
}

const set = new Set<string>();

/** Options select overlapping letters, and some formats have the same contents, so identical pages are checked once. */
function isNew(letter: Letter): boolean {
  const printed = JSON.stringify(templateInput(letter, []));
  return !set.has(printed) && set.add(printed).size > 0;
}

/** The words above the footer, without the spaces and line ends between them. */
function bodyOf(pages: readonly (readonly Word[])[]): string {
  return pages.flatMap((page) => page.filter(({ top }) => top < 10.1).map(({ text }) => text)).join('');
}
const squashed = (text: string): string => text.replace(/\s+/g, '');

function sentencesOf({ subject, blocks }: Letter): readonly Sentence[] {
  return [
    subject,
    ...blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? block.sentences
        : [block.item.heading, ...block.item.states, ...block.item.grounds, ...block.item.asks],
    ),
  ];
}

/** Each font the file names and whether it is embedded, like `fontsOf`, which starts a program for each file. */
function namedFonts(file: string): readonly string[] {
  const descriptors = [...file.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)([^]*?)endobj/g)];
  return descriptors
    .map(([, name, rest]) => `${name} ${rest?.includes('/FontFile') ? 'yes' : 'no'}`)
    .toSorted();
}
const theFonts = ['NotoSans-Regular yes', 'NotoSans-SemiBold yes'];

/** The errors of letters, each with the letter's id; none if they can be printed and sent. */
function faultsOf(letters: readonly Letter[]): readonly string[] {
  return letters.flatMap((letter) => {
    const file = compiler.compile(letter, []);
    checkPdf(file);
    return faultsOfOne(letter, file, pagesOf(file)).map((fault) => `${letter.id}: ${fault}`);
  });
}

function faultsOfOne(
  letter: Letter,
  pdf: Uint8Array,
  pages: readonly (readonly Word[])[],
): readonly string[] {
  const [first = []] = pages;
  const body = bodyOf(pages);
  const file = Buffer.from(pdf).toString('latin1');
  const sender = [letter.sender.name, ...letter.sender.lines].join(' ');
  const recipient = [letter.destination.name, ...letter.destination.lines].join(' ');
  const signature = pages.findLast((page) => page.some(({ text }) => text === 'Sincerely,')) ?? [];
  const checks: readonly (readonly [string, boolean])[] = [
    ['other bytes the second time', Buffer.compare(pdf, another.compile(letter, [])) === 0],
    ['fonts', namedFonts(file).join() === theFonts.join()],
    ['language', /\/Lang\s*\(en/.test(file)],
    ['tags', /\/MarkInfo\s*<<\s*\/Marked true/.test(file)],
    ['sender in its window', seenThrough(windows.sender, first).every((seen) => seen === sender)],
    ['recipient in its window', seenThrough(windows.recipient, first).every((seen) => seen === recipient)],
    [`${pages.length} pages`, pages.length <= mostPages],
    ['page numbers', pages.every((page, index) => footed(page, index + 1, pages.length))],
    ['a citation torn over two lines', pages.every((page) => page.every(citesWhole))],
    ['a page for the signature alone', signature.filter(({ top }) => top < 10.1).length > 12],
  ];
  return [
    ...checks.flatMap(([fault, sound]) => (sound ? [] : [fault])),
    ...sentencesOf(letter).flatMap(({ text }) => (body.includes(squashed(text)) ? [] : [`missing: ${text}`])),
  ];
}

/** "15 U.S.C. § 1681i(a)(1)" stays on one line: no line ends with the section sign. */
function citesWhole({ text, top }: Word, index: number, page: readonly Word[]): boolean {
  return !/^§§?$/.test(text) || page[index + 1]?.top === top;
}

function footed(page: readonly Word[], number: number, of: number): boolean {
  const words = page.filter(({ top }) => top > 10.1).map(({ text }) => text);
  return words.join(' ').endsWith(`${number} of ${of}`);
}

it.skipIf(noPdfTools)(
  'no line ends with a section sign, wherever the line would end (needs qpdf and poppler)',
  () => {
    const letter = aLetter();
    const sentences = Array.from({ length: 60 }, (_, length) => ({
      text: `${'m'.repeat(length)} apart from the exceptions in § 1681c(b), and 15 U.S.C. §§ 1681i(a)(1) and 1681j(a)(3).`,
      evidence: [],
    }));
    const blocks = sentences.map((sentence) => ({ kind: 'paragraph', sentences: [sentence] }) as const);
    const pages = pagesOf(compiler.compile({ ...letter, blocks }, []));
    const signs = pages.flatMap((page) => page.filter(({ text }) => text.startsWith('§')));
    expect(signs).toHaveLength(120);
    expect(pages.flatMap((page) => page.filter((...word) => !citesWhole(...word)))).toEqual([]);
  },
);

describe.skipIf(noPdfTools)('every letter of the six options (needs qpdf and poppler)', () => {
  const addressed = new Map<string, Letter>();

  it.each(Object.entries(everyForm))('from %s', (_, report) => {
    const letters = lettersOf(report);
    expect(faultsOf(letters.filter(isNew))).toEqual([]);
    expect(new Set(letters.map(({ topic }) => topic)).size).toBeGreaterThan(2);
    expect(letters.slice(0, 1).map((letter) => fontsOf(compiler.compile(letter, [])))).toEqual([theFonts]);
    for (const letter of letters) addressed.set(letter.destination.id, letter);
  });

  it('that denies everything in a report except its accounts', () => {
    const report = readReport(samples['mfsn-basic']);
    const stated = reportItems(report).map((item) => ({
      id: item.key,
      item: item.key,
      statement: statementsFor(item)[0] ?? 'neverMyName',
      by: 'Ana Agent',
      on: '2025-09-14',
    }));
    const choice: Choice = { kind: 'automatic', options: [2, 5] };
    const letters = planLetters({ report, profile: aConsumer(), today: '2025-09-20', choice, stated });
    expect(faultsOf(letters.filter(isNew))).toEqual([]);
    expect(letters.flatMap(confirmationsIn).length).toBeGreaterThan(5);
  });

  it('prints nothing except the addresses near the windows, for every recipient', () => {
    const astray = [...addressed.values()].filter(
      (letter) => inkAstray(compiler.compile(letter, [])).length > 0,
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
    expect(addressed.size).toBeGreaterThan(10);
  });
});
