/** Which letters contain copies of identity documents, read from the PDFs themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentKind } from '#contract/documents.ts';
import { drawLetter, type PreviewedLetter, previewLetters } from '#contract/letterPreview.ts';
import { downloadLetters, generateAutomatic, generateManual } from '#contract/repair.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { noPdfTools, pagesOf, textOf } from '#tests/support/pdf.ts';
import { unzip } from '#tests/support/zip.ts';
import { aDocument, anImage, aProfile, aReport } from './world.ts';

const bureau = 'TransUnion Consumer Solutions';
const creditor = 'HARBOR BANK VISA';
const collector = 'SUMMIT RECOVERY';
const selection = {
  destinations: [
    'TransUnion',
    'furnisher:harbor-bank-visa-po-box-1002-59999',
    'furnisher:summit-recovery-200-quarry-rd-ste-9-28999',
  ],
  selectedAccounts: ['account-1', 'account-2'],
};
const copies = [
  'Copy of my government-issued identification',
  'Copy of a statement that shows my address',
  'Copy of my Social Security card',
];

let world: AppUnderTest;
let who: Person;
let place: { profileId: string; reportId: string };
beforeAll(async () => {
  world = await anApp();
  who = await world.person('b2b', 5);
  const profileId = await aProfile(world, who);
  // With the same color, they would be one image in the PDF.
  const colors = { ssn: '#0f766e', address: '#94a3ac', idOrDriverLicense: '#dbe8e6' };
  for (const kind of DocumentKind.options)
    await aDocument(world, who, profileId, kind, await anImage('png', colors[kind]));
  place = { profileId, reportId: await aReport(world, who, profileId) };
});
afterAll(() => world.close());

/** The PDFs of a set, in order, with their recipients. */
async function lettersOf(sessionId: string) {
  const zip = await world.ask(downloadLetters, who, { params: { sessionId } });
  return (await unzip(zip.rawPayload)).map(({ name, bytes }) => ({
    recipient: name.replace(/^\d+ |\.pdf$/g, ''),
    bytes,
  }));
}
async function chosenLetters() {
  const body = { ...place, ...selection };
  return lettersOf((await world.ask(generateManual, who, { body })).json().sessionId);
}
async function letterTo(recipient: string): Promise<Buffer> {
  const found = (await chosenLetters()).find((letter) => letter.recipient === recipient);
  if (found === undefined) throw new Error(`There is no letter to ${recipient}.`);
  return found.bytes;
}

/** The kind of each page: a copy by its title, the exhibit, or the letter itself. */
function contents(pdf: Buffer): readonly string[] {
  return pagesOf(pdf).map((words) => {
    const text = words.map((word) => word.text).join(' ');
    const copy = copies.find((title) => text.startsWith(`Enclosure: ${title}`));
    return copy ?? (/^Exhibits? /.test(text) ? 'exhibit' : 'letter');
  });
}
const images = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
/** The list below the signature, line by line. */
const listed = (pdf: Buffer) =>
  [...(textOf(pdf).split(/^Enclosures$/m)[1] ?? '').matchAll(/^\s*– (.+)$/gm)].map(([, line]) => line);

describe.skipIf(noPdfTools)('copies of identity documents', () => {
  it('go to a credit bureau, which uses them to identify the file', async () => {
    const pdf = await letterTo(bureau);
    expect(contents(pdf)).toEqual(['letter', 'letter', 'exhibit', ...copies]);
    expect(images(pdf)).toBe(3);
    expect(listed(pdf)).toEqual([expect.stringMatching(/^Exhibit/), ...copies]);
  });

  it.each([
    ['a creditor', creditor, ['letter', 'letter', 'exhibit']],
    ['a debt collector', collector, ['letter', 'exhibit']],
  ])('do not go to %s, whose letter neither lists nor mentions them', async (_, recipient, pages) => {
    const pdf = await letterTo(recipient);
    expect(contents(pdf)).toEqual(pages);
    expect(images(pdf)).toBe(0);
    expect(listed(pdf)).toEqual([expect.stringMatching(/^Exhibit/)]);
    expect(textOf(pdf)).not.toMatch(
      /cop(y|ies) of my|identification|social security|date of birth|0611|1986/i,
    );
  });

  it('stay with the bureaus in every letter of an automatic selection', async () => {
    const params = { ...place, selectedOptions: '6' };
    const answer = await world.ask(generateAutomatic, who, { params, body: [6] });
    const letters = await lettersOf(answer.json().sessionId);
    const bureaus = [bureau, 'Experian', 'Equifax Information Services, LLC'];
    const toBureaus = letters.filter(({ recipient }) => bureaus.includes(recipient));
    const toOthers = letters.filter(({ recipient }) => !bureaus.includes(recipient));
    expect(toOthers.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([creditor, collector]));
    expect(new Set(toBureaus.map(({ bytes }) => images(bytes)))).toEqual(new Set([3]));
    expect(new Set(toOthers.map(({ bytes }) => images(bytes)))).toEqual(new Set([0]));
  });

  it('are in the preview of the same letters, and in no other', async () => {
    const choice = { kind: 'manual', ...selection };
    const answer = await world.ask(previewLetters, who, { body: { ...place, choice } });
    const previewed: PreviewedLetter[] = answer.json().letters;
    const pages: Record<string, number> = {};
    for (const { id, destination } of previewed) {
      const svg = (await world.ask(drawLetter, who, { body: { ...place, choice, letterId: id } })).body;
      const height = Number(/^<svg[^>]*viewBox="0 0 612 ([\d.]+)"/.exec(svg)?.[1]);
      pages[destination.name] = Math.round(height / 792);
    }
    expect(pages).toEqual({ [bureau]: 6, [creditor]: 3, [collector]: 2 });
  });
});
