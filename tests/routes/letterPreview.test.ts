import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGenerations } from '#contract/account.ts';
import { confirmReason } from '#contract/grounds.ts';
import { drawLetter, previewLetters, type PreviewedLetter } from '#contract/letterPreview.ts';
import { generateManual, generationLog } from '#contract/repair.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDocument, aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function aReader(generations = 5): Promise<{ who: Person; profileId: string; reportId: string }> {
  const who = await world.person('b2b', generations);
  const profileId = await aProfile(world, who);
  return { who, profileId, reportId: await aReport(world, who, profileId) };
}
const selection = { selectedAccounts: ['account-1'], destinations: ['TransUnion', 'Equifax'] };
const byHand = { kind: 'manual', ...selection } as const;

describe('the preview of letters', () => {
  it('says what the letters say, sentence by sentence, and spends nothing', async () => {
    const { who, ...place } = await aReader();
    const said = { accountId: 'account-1', reason: { reason: 'closedByMe', on: null } };
    await world.ask(confirmReason, who, { params: place, body: said });
    const answer = await world.ask(previewLetters, who, { body: { ...place, choice: byHand } });
    const letters: PreviewedLetter[] = answer.json().letters;
    expect(letters.map(({ id }) => id)).toEqual(['transunion-accounts-1', 'equifax-accounts-1']);
    expect((await world.ask(generationLog, who)).json().generations).toEqual([]);
    expect((await world.ask(allGenerations, who)).json().generationsLeft.value).toBe(5);

    const { sessionId } = (await world.ask(generateManual, who, { body: { ...place, ...selection } })).json();
    const written = await world.services.store.sessions.letters(who.accountId, sessionId);
    const texts = (letter: Letter) =>
      letter.blocks.flatMap((block) =>
        block.kind === 'paragraph'
          ? block.sentences.map(({ text }) => text)
          : [...block.item.states, ...block.item.grounds, ...block.item.asks].map(({ text }) => text),
      );
    expect(
      letters.map(({ blocks }) => blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text))),
    ).toEqual(written.map(({ items }) => texts(items as Letter)));
  });

  it('says what each sentence means to those who ask, and the letter is stored with the same', async () => {
    const { who, ...place } = await aReader();
    const read = async (body: object) => {
      const answer = await world.ask(previewLetters, who, { body: { ...place, choice: byHand, ...body } });
      const letters: PreviewedLetter[] = answer.json().letters;
      return letters.flatMap(({ subject, blocks }) => [
        subject.gloss,
        ...blocks.flatMap(({ sentences }) => sentences.map(({ gloss }) => gloss)),
      ]);
    };
    const glosses = await read({ glossIn: 'es' });
    expect(glosses.length).toBeGreaterThan(10);
    expect(glosses).toEqual(glosses.map(() => expect.any(String)));
    expect(await read({})).toEqual(glosses.map(() => undefined));

    const { sessionId } = (await world.ask(generateManual, who, { body: { ...place, ...selection } })).json();
    const written = await world.services.store.sessions.letters(who.accountId, sessionId);
    const stored = written.flatMap(({ items }) => {
      const { subject, blocks } = items as Letter;
      return [
        subject.gloss,
        ...blocks.flatMap((block) =>
          (block.kind === 'paragraph'
            ? block.sentences
            : [...block.item.states, ...block.item.grounds, ...block.item.asks]
          ).map(({ gloss }) => gloss),
        ),
      ];
    });
    expect(stored).toEqual(glosses);
  });

  it('gives each ground its values with their bureau, and its finding or who confirmed it', async () => {
    const { who, ...place } = await aReader();
    const said = { accountId: 'account-1', reason: { reason: 'closedByMe', on: null } };
    await world.ask(confirmReason, who, { params: place, body: said });
    const answer = await world.ask(previewLetters, who, { body: { ...place, choice: byHand } });
    const [letter]: PreviewedLetter[] = answer.json().letters;
    const sentences = letter?.blocks[1]?.sentences ?? [];
    expect(letter?.blocks.map(({ heading }) => heading)).toEqual(['', expect.stringMatching(/^1\. /), '']);
    expect(sentences.find(({ text }) => text.startsWith('I closed'))?.evidence.at(-1)).toEqual({
      bureau: null,
      field: 'confirmation',
      value: expect.stringMatching(/^confirmed by Person \d+ on 11\/21\/2026$/),
    });
    const argued = sentences.filter(({ finding }) => finding !== null);
    expect(argued.length).toBeGreaterThan(0);
    expect(argued[0]).toMatchObject({
      finding: { rule: expect.any(String), confidence: expect.any(String), law: expect.any(String) },
      evidence: expect.arrayContaining([expect.objectContaining({ bureau: 'TransUnion' })]),
    });
  });

  it('draws the pages of a letter, including its enclosures', async () => {
    const { who, ...place } = await aReader();
    const body = { ...place, choice: byHand, letterId: 'transunion-accounts-1' };
    const heightOf = async () => {
      const { headers, body: svg } = await world.ask(drawLetter, who, { body });
      expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
      expect(svg).not.toMatch(/<script|<foreignObject/);
      return Math.round(Number(/^<svg[^>]*viewBox="0 0 612 ([\d.]+)"/.exec(svg)?.[1]));
    };
    const before = await heightOf();
    expect(before % 792).toBe(0);
    await aDocument(world, who, place.profileId, 'idOrDriverLicense');
    expect(await heightOf()).toBe(before + 792);
    const unknown = { ...body, letterId: 'nobody-accounts-1' };
    expect((await world.ask(drawLetter, who, { body: unknown })).statusCode).toBe(404);
  });

  it('is the same without a generation, while generating is refused', async () => {
    const rich = await aReader();
    const poor = await aReader(0);
    const read = async ({ who, ...place }: typeof rich) => {
      const { letters } = (
        await world.ask(previewLetters, who, { body: { ...place, choice: byHand } })
      ).json();
      return letters.map(({ id, blocks }: PreviewedLetter) => [id, blocks.length]);
    };
    expect(await read(poor)).toEqual(await read(rich));
    const { who, ...place } = poor;
    const drawn = { ...place, choice: byHand, letterId: 'transunion-accounts-1' };
    expect((await world.ask(drawLetter, who, { body: drawn })).statusCode).toBe(200);
    const refused = await world.ask(generateManual, who, { body: { ...place, ...selection } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'noGenerations']);
  });

  it('is refused like the letters themselves', async () => {
    const { who, ...place } = await aReader();
    const nothing = { ...byHand, selectedAccounts: ['account-4'], destinations: ['Experian'] };
    const ask = async (person: Person, body: object) =>
      (await world.ask(previewLetters, person, { body })).json();
    expect((await ask(who, { ...place, choice: nothing })).code).toBe('nothingToDispute');
    const wrong = await ask(who, { ...place, choice: { ...byHand, destinations: [] } });
    expect(wrong.fields).toEqual([{ field: 'choice.destinations', problem: 'required' }]);

    const named = await world.person('b2b', 1);
    const profileId = await aProfile(world, named, { firstName: '美玲', lastName: '陳' });
    const body = { profileId, reportId: await aReport(world, named, profileId), choice: byHand };
    const drawn = await world.ask(drawLetter, named, {
      body: { ...body, letterId: 'transunion-accounts-1' },
    });
    expect(drawn.json().code).toBe('unprintableName');
  });

  it('is limited per minute, by account', async () => {
    const { who, ...place } = await aReader();
    const body = { ...place, choice: byHand };
    const codes: number[] = [];
    // Not all at once: beyond some, they are refused because there are too many.
    for (let sent = 0; sent < previewLetters.perMinute + 5; sent += 13) {
      const answers = await Promise.all(
        Array.from({ length: 13 }, () => world.ask(previewLetters, who, { body })),
      );
      codes.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(codes.filter((code) => code === 429)).toHaveLength(5);
    const { who: other, ...theirs } = await aReader();
    const free = await world.ask(previewLetters, other, { body: { ...theirs, choice: byHand } });
    expect(free.statusCode).toBe(200);
  });
});
