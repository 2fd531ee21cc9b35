/** What is shown before letters are generated, and the same choice again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summarizeLetters } from '#contract/letterSummary.ts';
import { generateAutomatic, generationLog } from '#contract/repair.ts';
import type { Person } from '#tests/support/anApp.ts';
import { aChoiceDesk, type ChoiceDesk, type Chosen, sampleDay, toEquifax } from './choiceDesk.ts';
import { aDocument, aProfile, aReport } from './world.ts';

let desk: ChoiceDesk;
beforeAll(async () => (desk = await aChoiceDesk()));
afterAll(() => desk.world.close());
beforeEach(() => desk.world.clock.set(sampleDay));

describe('the summary before letters are generated', () => {
  it('counts letters, items, and the pages that are printed, copies of documents included, and spends nothing', async () => {
    const reader = await desk.aReader();
    for (const kind of ['ssn', 'address', 'idOrDriverLicense'] as const)
      await aDocument(desk.world, reader.who, reader.profileId, kind);
    const choice = { ...toEquifax, destinations: ['Equifax', 'TransUnion'] } as unknown as Chosen;
    const summary = await desk.summaryOf(reader, choice);
    expect(summary).toMatchObject({
      letters: [
        { id: 'transunion-accounts-1', recipient: 'TransUnion', items: 1 },
        { id: 'equifax-accounts-1', recipient: 'Equifax', items: 1 },
      ],
      items: 2,
      generations: { left: 9, used: 1, leftAfter: 8 },
      concerns: [],
      isRepeated: false,
    });
    expect((await desk.world.ask(generationLog, reader.who)).json().generations).toEqual([]);
    const { sessionId } = (await desk.generate(reader, { destinations: ['Equifax', 'TransUnion'] })).json();
    const printed = await desk.world.services.store.sessions.letters(reader.who.accountId, sessionId);
    expect(summary.pages).toBe(printed.reduce((sum, { pages }) => sum + pages, 0));
    expect(await desk.left(reader.who)).toBe(8);
  });

  it('is refused like the letters themselves', async () => {
    const { who, ...place } = await desk.aReader();
    const ask = async (person: Person, body: object) =>
      (await desk.world.ask(summarizeLetters, person, { body })).json();
    const nothing = { ...toEquifax, selectedAccounts: ['account-4'], destinations: ['Experian'] };
    expect((await ask(who, { ...place, choice: nothing })).code).toBe('nothingToDispute');
    const poor = await desk.world.person('b2b', 0);
    const profileId = await aProfile(desk.world, poor);
    const own = { profileId, reportId: await aReport(desk.world, poor, profileId) };
    expect((await ask(poor, { ...own, choice: toEquifax })).code).toBe('noGenerations');
  });
});

describe('the same choice again within 24 hours', () => {
  it('is refused, nothing is spent, and a wanted repetition says so', async () => {
    const reader = await desk.aReader();
    expect((await desk.generate(reader)).statusCode).toBe(200);
    desk.world.clock.set('2025-09-21T11:59:59.000Z');
    expect((await desk.summaryOf(reader)).isRepeated).toBe(true);
    const refused = await desk.generate(reader);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { ok: false, code: 'repeatedChoice', error: '' },
    ]);
    expect(await desk.left(reader.who)).toBe(8);
    expect((await desk.generate(reader, {}, { repeat: 'false' })).statusCode).toBe(409);
    expect((await desk.generate(reader, { destinations: ['TransUnion'] })).statusCode).toBe(200);
    expect((await desk.generate(reader, {}, { repeat: 'true' })).statusCode).toBe(200);
    expect(await desk.left(reader.who)).toBe(6);
  });

  it('counts no longer after a day', async () => {
    const reader = await desk.aReader();
    await desk.generate(reader);
    desk.world.clock.set('2025-09-21T12:00:00.000Z');
    expect((await desk.summaryOf(reader)).isRepeated).toBe(false);
    expect((await desk.generate(reader)).statusCode).toBe(200);
  });

  it('gets its first reply again for a repeated key, with or without repeat', async () => {
    const { who, ...place } = await desk.aReader();
    const params = { ...place, selectedOptions: '5' };
    const headers = { 'idempotency-key': 'the-key-of-one-press' };
    const press = (query: Record<string, string> = {}) =>
      desk.world.ask(generateAutomatic, who, { params, body: [5], headers, query });
    const first = (await press()).json();
    expect((await press()).json()).toEqual(first);
    expect((await press({ repeat: 'true' })).json()).toEqual(first);
    expect(await desk.left(who)).toBe(8);
  });

  it('of two tabs at once is generated only once', async () => {
    const reader = await desk.aReader();
    const answers = await Promise.all([desk.generate(reader), desk.generate(reader)]);
    const codes = answers
      .map((answer) => answer.json().code ?? 'generated')
      .toSorted((a, b) => a.localeCompare(b));
    expect([codes, await desk.left(reader.who)]).toEqual([['generated', 'repeatedChoice'], 8]);
  });
});
