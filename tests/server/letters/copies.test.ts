/** Letters of later steps as printed files, with copies of what they rely on. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { createCompiler } from '#server/letters/compile.ts';
import { prepareCopies } from '#server/letters/copies.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import { pageCount } from '#server/generation/pageCount.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLetter } from '#tests/support/aLetter.ts';
import { aStep, firstLetters } from '#tests/support/nextSteps.ts';
import { checkPdf, greysOf, noPdfTools, pagesOf, textOf } from '#tests/support/pdf.ts';
import { inkAstray, seenThrough, windows } from '#tests/support/windows.ts';
import { isFileWide, letterPurposes } from '#vocabulary/letterPurposes.ts';

type Purpose = NextStep['purpose'];
const purposes = letterPurposes.filter(
  (purpose): purpose is Purpose => purpose !== 'dispute' && !isFileWide(purpose),
);
const compiler = createCompiler();

const planned = (...steps: readonly NextStep[]) => {
  const [letter] = planNextLetters({ steps, profile: aConsumer(), today: '2027-01-08' });
  if (letter === undefined) throw new Error('No letter was planned.');
  return letter;
};
const photo = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

describe.skipIf(noPdfTools)('each letter', () => {
  it.each(purposes)('%s: addresses in the windows, one or two pages, nothing astray', (purpose) => {
    const letter = planned(aStep(purpose));
    const pdf = compiler.compile(letter, []);
    checkPdf(pdf);
    const pages = pagesOf(pdf);
    const [first = []] = pages;
    const { sender, destination } = letter;
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(seenThrough(windows.sender, first)).toContain([sender.name, ...sender.lines].join(' '));
    expect(seenThrough(windows.recipient, first)).toContain(
      [destination.name, ...destination.lines].join(' '),
    );
    expect(inkAstray(pdf)).toEqual([]);
  });
});

describe.skipIf(noPdfTools)('copies', () => {
  it('of an earlier letter and of an answer are pages of their own, numbered and listed once', async () => {
    const earlier = compiler.compile(aLetter(), []);
    const letter = planned(aStep('newInformation', { enclosures: ['earlierLetter', 'answer'] }));
    const enclosures = await prepareCopies(letter, async ({ kind }) =>
      kind === 'earlierLetter'
        ? [{ mediaType: 'application/pdf', bytes: earlier }]
        : [
            { mediaType: 'image/png', bytes: await photo() },
            { mediaType: 'image/png', bytes: await photo() },
          ],
    );
    const pdf = compiler.compile(letter, enclosures);
    checkPdf(pdf);
    const own = pageCount(compiler.compile(letter, []));
    const copied = pageCount(earlier);
    expect(copied).toBeGreaterThan(1);
    expect(pageCount(pdf)).toBe(own + copied + 2);
    const text = textOf(pdf);
    expect(text).toMatch(
      /Enclosures\s+–\s+Copy of my letter dated 10\/01\/2026\s+–\s+Copy of your response dated 11\/02\/2026\s/,
    );
    expect(text).toContain(`Enclosure: Copy of my letter dated 10/01/2026, page 1 of ${String(copied)}`);
    expect(text).toContain('Enclosure: Copy of your response dated 11/02/2026, page 2 of 2');
  });

  it('of a PDF show what is on its pages', () => {
    const earlier = compiler.compile(aLetter(), []);
    const copy = { title: 'Copy', type: 'application/pdf', bytes: earlier } as const;
    const pdf = compiler.compile(planned(aStep('procedure')), [copy]);
    const inked = (page: Uint8Array = new Uint8Array()) => page.filter((grey) => grey < 128).length;
    const copied = greysOf(earlier).map(inked);
    const copies = greysOf(pdf).slice(-copied.length).map(inked);
    expect(copies.map((ink, index) => ink / (copied[index] ?? 1)).every((share) => share > 0.3)).toBe(true);
  });

  it('give the same bytes for the same enclosures', () => {
    const enclosure = {
      title: 'Copy',
      type: 'application/pdf',
      bytes: compiler.compile(aLetter(), []),
    } as const;
    const letter = planned(aStep('procedure'));
    expect(Buffer.compare(compiler.compile(letter, [enclosure]), compiler.compile(letter, [enclosure]))).toBe(
      0,
    );
  });

  it('of what is no PDF are refused, and the next letter is typeset', () => {
    const broken = { title: 'Copy', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 %%EOF') } as const;
    expect(() => compiler.compile(aLetter(), [broken])).toThrow(new TypesettingError('unreadableEnclosure'));
    expect(compiler.compile(aLetter(), []).length).toBeGreaterThan(10_000);
  });

  it('that a letter lists cannot be missing', async () => {
    const letter = planned(aStep('procedure'));
    await expect(prepareCopies(letter, () => Promise.resolve([]))).rejects.toThrow('without files: answer');
    expect(await prepareCopies(firstLetters()[0] ?? {}, () => Promise.resolve([]))).toEqual([]);
  });
});
