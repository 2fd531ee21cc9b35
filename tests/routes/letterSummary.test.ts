import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allGenerations } from '#contract/account.ts';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { confirmReason } from '#contract/grounds.ts';
import {
  answerItem,
  overruleConcern,
  summarizeLetters,
  type Concern,
  type LetterSummary,
} from '#contract/letterSummary.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { generateAutomatic, generateManual, generationLog, mailLetters } from '#contract/repair.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { anApp, aForm, sampleReport, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDocument, aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
/** The sample report is dated 2025-09-15. */
const sampleDay = '2025-09-20T12:00:00.000Z';
beforeEach(() => world.clock.set(sampleDay));

interface Reader {
  readonly who: Person;
  readonly profileId: string;
  readonly reportId: string;
}
async function aReader(differing: Parameters<typeof aProfile>[2] = {}): Promise<Reader> {
  const who = await world.person('b2b', 9);
  const profileId = await aProfile(world, who, differing);
  return { who, profileId, reportId: await aReport(world, who, profileId) };
}
const toEquifax = {
  kind: 'manual',
  destinations: ['Equifax'],
  selectedAccounts: ['account-1'],
} as const;
const automatic = (...options: number[]) => ({ kind: 'automatic', options }) as const;
type Chosen = typeof toEquifax | ReturnType<typeof automatic> | Omit<typeof toEquifax, 'selectedAccounts'>;

async function summaryOf({ who, ...place }: Reader, choice: Chosen = toEquifax): Promise<LetterSummary> {
  const answer = await world.ask(summarizeLetters, who, { body: { ...place, choice } });
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  return answer.json();
}
const generate = (
  { who, ...place }: Reader,
  choice: object = toEquifax,
  query: Record<string, string> = {},
) =>
  world.ask(generateManual, who, {
    body: { ...place, ...toEquifax, ...choice },
    query,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const overruled = (
  { who, ...params }: Reader,
  concern: string,
  said: object = { reason: 'other', note: 'I looked at it' },
  choice: Chosen = toEquifax,
) => world.ask(overruleConcern, who, { params, body: { choice, concern, ...said } });
const left = async (who: Person) =>
  (await world.ask(allGenerations, who)).json().generationsLeft.value as number;
const ids = ({ concerns }: { concerns: readonly Concern[] }) => concerns.map(({ id }) => id);

describe('the summary before letters are generated', () => {
  it('counts letters, items, and the pages that are printed, copies of documents included, and spends nothing', async () => {
    const reader = await aReader();
    for (const kind of ['ssn', 'address', 'idOrDriverLicense'] as const)
      await aDocument(world, reader.who, reader.profileId, kind);
    const choice = { ...toEquifax, destinations: ['Equifax', 'TransUnion'] } as unknown as Chosen;
    const summary = await summaryOf(reader, choice);
    expect(summary).toMatchObject({
      letters: [
        { id: 'transunion-accounts-1', recipient: 'TransUnion Consumer Solutions', items: 1 },
        { id: 'equifax-accounts-1', recipient: 'Equifax Information Services, LLC', items: 1 },
      ],
      items: 2,
      generations: { left: 9, used: 1, leftAfter: 8 },
      concerns: [],
      isRepeated: false,
    });
    expect((await world.ask(generationLog, reader.who)).json().generations).toEqual([]);
    const { sessionId } = (await generate(reader, { destinations: ['Equifax', 'TransUnion'] })).json();
    const printed = await world.services.store.sessions.letters(reader.who.accountId, sessionId);
    expect(summary.pages).toBe(printed.reduce((sum, { pages }) => sum + pages, 0));
    expect(await left(reader.who)).toBe(8);
  });

  it('is refused like the letters themselves', async () => {
    const { who, ...place } = await aReader();
    const ask = async (person: Person, body: object) =>
      (await world.ask(summarizeLetters, person, { body })).json();
    const nothing = { ...toEquifax, selectedAccounts: ['account-4'], destinations: ['Experian'] };
    expect((await ask(who, { ...place, choice: nothing })).code).toBe('nothingToDispute');
    const poor = await world.person('b2b', 0);
    const profileId = await aProfile(world, poor);
    const own = { profileId, reportId: await aReport(world, poor, profileId) };
    expect((await ask(poor, { ...own, choice: toEquifax })).code).toBe('noGenerations');
  });
});

describe('asks about', () => {
  it("another person's report, and refuses to generate until someone confirms it", async () => {
    const reader = await aReader({ firstName: 'Wanda', lastName: 'Walker' });
    expect((await summaryOf(reader)).concerns).toEqual([
      {
        kind: 'othersReport',
        id: 'othersReport',
        overruled: null,
        names: ['DEVIN SAMPLETON', 'DEVIN R SAMPLETON'],
        profileName: 'Wanda Walker',
      },
    ]);
    const refused = await generate(reader);
    expect([refused.statusCode, refused.json().code, await left(reader.who)]).toEqual([
      409,
      'othersReport',
      9,
    ]);
    const said = await overruled(reader, 'othersReport', { reason: 'formerName' });
    const decision = { reason: 'formerName', note: '', by: expect.stringMatching(/^Person/), at: sampleDay };
    expect(said.json().concerns).toMatchObject([{ id: 'othersReport', overruled: decision }]);
    expect((await summaryOf(reader)).concerns).toMatchObject([{ overruled: decision }]);
    expect((await generate(reader)).statusCode).toBe(200);
    expect(await left(reader.who)).toBe(8);
  });

  it('a report that is older than 30 days, by the date it bears', async () => {
    const reader = await aReader();
    world.clock.set('2025-10-15T12:00:00.000Z');
    expect(ids(await summaryOf(reader))).toEqual([]);
    world.clock.set('2025-10-16T12:00:00.000Z');
    expect((await summaryOf(reader)).concerns).toMatchObject([
      { kind: 'oldReport', basis: 'report', date: '2025-09-15', days: 31 },
    ]);
  });

  it('a Social Security number that no bureau shows, with no more than its last four digits', async () => {
    const reader = await aReader({ ssn: '666551234' });
    const { concerns } = await summaryOf(reader);
    expect(concerns).toMatchObject([
      {
        id: 'unreportedDetail:ssn',
        profile: '1234',
        reported: expect.arrayContaining([expect.objectContaining({ value: '0611' })]),
      },
    ]);
    expect(JSON.stringify(concerns)).not.toMatch(/66655/);
  });

  it('the same items of an earlier set, which was mailed or not', async () => {
    const reader = await aReader();
    const { sessionId } = (await generate(reader)).json();
    world.clock.set('2025-09-23T12:00:00.000Z');
    const repeated = (isSentToPrint: boolean) => [
      {
        id: `repeated:${sessionId}`,
        overruled: null,
        set: { sessionId, date: '2025-09-20', isSentToPrint },
        items: [{ recipient: 'Equifax Information Services, LLC', heading: expect.any(String) }],
      },
    ];
    expect((await summaryOf(reader)).concerns).toMatchObject(repeated(false));
    await world.ask(mailLetters, reader.who, { params: { sessionId } });
    expect((await summaryOf(reader)).concerns).toMatchObject(repeated(true));
    await overruled(reader, `repeated:${sessionId}`, { reason: 'newFacts' });
    expect((await summaryOf(reader)).concerns).toMatchObject([{ overruled: { reason: 'newFacts' } }]);
  });

  it('several letters to one recipient on one day, those of an earlier set that day included', async () => {
    const reader = await aReader();
    expect((await generate(reader)).statusCode).toBe(200);
    const other = { ...toEquifax, selectedAccounts: ['account-2'] } as unknown as Chosen;
    const { concerns } = await summaryOf(reader, other);
    expect(concerns).toMatchObject([
      {
        id: 'manyLetters',
        recipients: [{ name: expect.stringMatching(/^Equifax/), letters: 1, earlier: 1 }],
      },
    ]);
    world.clock.set('2025-09-22T12:00:00.000Z');
    expect(ids(await summaryOf(reader, other))).toEqual([]);
  });
});

/** What a bureau answered about the first item of a set, on January 8, 2026. */
async function answeredWith({ who, profileId }: Reader, outcome: 'verified' | 'deleted'): Promise<void> {
  const params = { profileId };
  const [dispute] = (await world.ask(disputes, who, { params })).json().disputes;
  const { letter, item } = dispute;
  const record = async (event: object) => {
    const answer = await world.ask(recordDisputeEvent, who, { params, body: { event } });
    expect(answer.statusCode).toBe(200);
  };
  await record({ kind: 'mailed', on: '2025-09-20', way: 'certified', basis: 'receipt', letters: [letter] });
  world.clock.set('2026-01-10T12:00:00.000Z');
  const results = [{ letter, item, outcome }];
  await record({
    kind: 'answer',
    on: '2026-01-08',
    printed: null,
    letters: [letter],
    answer: 'results',
    results,
  });
}

/** The client's next report: the sample, as of another day. */
async function nextReport(reader: Reader, day: string): Promise<Reader> {
  const later = Buffer.from(sampleReport.toString().replaceAll('2025-09-15', day));
  const { profileId } = reader;
  const sent = aForm(reportFileField, later);
  const imported = await world.ask(importReportFile, reader.who, { params: { profileId }, ...sent });
  const reportId = imported.json().reportId as string;
  expect(reportId).not.toBe(reader.reportId);
  return { ...reader, reportId };
}

describe('an item that its recipient has decided about', () => {
  const decided = (as: string, why: string) => ({
    key: 'account:account-1',
    heading: expect.any(String),
    recipient: 'Equifax Information Services, LLC',
    accountId: 'account-1',
    decided: { as, on: '2026-01-08' },
    why,
  });

  it('is left out if only time has passed, and the rest is written', async () => {
    const reader = await aReader();
    await generate(reader);
    await answeredWith(reader, 'verified');
    const both = { ...toEquifax, destinations: ['Equifax', 'TransUnion'] } as unknown as Chosen;
    const summary = await summaryOf(reader, both);
    expect(summary.leftOut).toEqual([decided('verified', 'onlyTimePassed')]);
    expect(summary.letters.map(({ id }) => id)).toEqual(['transunion-accounts-1']);
    expect(ids(summary)).toEqual(['oldReport']);
    const { sessionId } = (await generate(reader, { destinations: ['Equifax', 'TransUnion'] })).json();
    const written = await world.services.store.sessions.letters(reader.who.accountId, sessionId);
    expect(written.map(({ destinationId }) => destinationId)).toEqual(['TransUnion']);
  });

  it('uses no generation if nothing else was selected, and says why', async () => {
    const reader = await aReader();
    await generate(reader);
    await answeredWith(reader, 'verified');
    expect(await summaryOf(reader)).toMatchObject({ letters: [], pages: 0, withoutGround: [] });
    const refused = await generate(reader, {}, { repeat: 'true' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'alreadyDecided']);
    expect(await left(reader.who)).toBe(8);
  });

  it('is disputed again once the client says something new about it', async () => {
    const reader = await aReader();
    await generate(reader);
    await answeredWith(reader, 'verified');
    const { who, profileId, reportId } = reader;
    const body = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await world.ask(confirmReason, who, { params: { profileId, reportId }, body });
    expect(await summaryOf(reader)).toMatchObject({ items: 1, leftOut: [] });
    expect((await generate(reader)).statusCode).toBe(200);
    expect(await left(who)).toBe(7);
  });

  it('is left out after a deletion until a newer report shows it, which a person then looks at', async () => {
    const reader = await aReader();
    const { sessionId } = (await generate(reader)).json();
    await answeredWith(reader, 'deleted');
    expect(await summaryOf(reader)).toMatchObject({
      letters: [],
      leftOut: [decided('deleted', 'olderReport')],
    });
    const newer = await nextReport(reader, '2026-01-09');
    const shownAgain = { as: 'deleted', on: '2026-01-08' };
    expect(await summaryOf(newer)).toMatchObject({
      items: 1,
      leftOut: [],
      concerns: [{ id: `repeated:${sessionId}`, items: [{ decided: shownAgain }] }],
    });
  });
});

describe('a decision about a concern', () => {
  it('is made only about a concern that the selection raises, by the account that owns the report', async () => {
    const reader = await aReader();
    expect((await overruled(reader, 'oldReport')).statusCode).toBe(404);
    world.clock.set('2025-12-01T12:00:00.000Z');
    const stranger = await aReader();
    expect((await overruled({ ...reader, who: stranger.who }, 'oldReport')).statusCode).toBe(404);
    expect(await world.services.store.overrulings.list(reader.who.accountId, reader)).toEqual([]);
  });

  it('in other words needs those words', async () => {
    const reader = await aReader();
    const answer = await overruled(reader, 'oldReport', { reason: 'other', note: ' ' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'note', problem: 'required' }],
    ]);
  });

  it('is stored with what was known then', async () => {
    const reader = await aReader();
    world.clock.set('2025-12-01T12:00:00.000Z');
    const note = 'The client is abroad until spring';
    await overruled(reader, 'oldReport', { reason: 'other', note });
    const [stored] = await world.services.store.overrulings.list(reader.who.accountId, reader);
    expect(stored).toMatchObject({ concern: 'oldReport', facts: ['2025-09-15'], reason: 'other', note });
  });
});

/** Which account of the sample nothing contradicts. */
async function aQuietItem(reader: Reader) {
  const { withoutGround } = await summaryOf(reader, automatic(1));
  const [item] = withoutGround;
  if (item === undefined) throw new Error('Every account of the sample has a ground');
  return item;
}

describe('an item without a ground', () => {
  const answerTo = ({ who, ...params }: Reader, key: string, answer: string, choice: Chosen = automatic(1)) =>
    world.ask(answerItem, who, { params, body: { choice, key, answer } });

  it('is listed apart, left out if the client says so, and brought back', async () => {
    const reader = await aReader();
    const item = await aQuietItem(reader);
    expect(item).toEqual({
      key: expect.stringMatching(/^account:account-\d+$/),
      heading: expect.any(String),
      recipients: expect.arrayContaining([expect.any(String)]),
      accountId: item.key.slice('account:'.length),
      decided: null,
    });
    const before = await summaryOf(reader, automatic(1));
    expect((await answerTo(reader, item.key, 'leaveOut')).json()).toEqual({ ok: true });
    const after = await summaryOf(reader, automatic(1));
    expect(before.items - after.items).toBe(item.recipients.length);
    expect(after.withoutGround.find(({ key }) => key === item.key)?.decided).toEqual({
      answer: 'leaveOut',
      by: expect.stringMatching(/^Person/),
      at: sampleDay,
    });
    await answerTo(reader, item.key, 'verifyAnyway');
    expect((await summaryOf(reader, automatic(1))).items).toBe(before.items);
  });

  it('is honored by generating; if nothing else was selected, there is nothing to dispute', async () => {
    const reader = await aReader();
    const item = await aQuietItem(reader);
    const only = {
      kind: 'manual',
      // Other bureaus report something to argue with.
      destinations: bureaus.filter((bureau) => item.recipients.some((name) => name.startsWith(bureau))),
      selectedAccounts: [item.accountId],
    } as unknown as Chosen;
    await answerTo(reader, item.key, 'leaveOut', only);
    const remaining = await summaryOf(reader, only);
    expect([remaining.letters, remaining.pages, remaining.withoutGround.map(({ key }) => key)]).toEqual([
      [],
      0,
      [item.key],
    ]);
    const refused = await generate(reader, only);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'nothingToDispute']);
    expect(await left(reader.who)).toBe(9);
  });

  it('is included again once the client confirms a reason', async () => {
    const reader = await aReader();
    const { who, ...params } = reader;
    const item = await aQuietItem(reader);
    await answerTo(reader, item.key, 'leaveOut');
    const without = await summaryOf(reader, automatic(1));
    const body = { accountId: item.accountId, reason: { reason: 'notMine' } };
    await world.ask(confirmReason, who, { params, body });
    const withReason = await summaryOf(reader, automatic(1));
    expect(withReason.items).toBeGreaterThan(without.items);
    expect(withReason.withoutGround.map(({ key }) => key)).not.toContain(item.key);
  });

  it('stays left out in the next report of the client', async () => {
    const reader = await aReader();
    const item = await aQuietItem(reader);
    await answerTo(reader, item.key, 'leaveOut');
    const next = await nextReport(reader, '2025-09-18');
    const { withoutGround } = await summaryOf(next, automatic(1));
    expect(withoutGround.find(({ heading }) => heading === item.heading)?.decided?.answer).toBe('leaveOut');
  });

  it('can be decided only if the selection has it', async () => {
    const reader = await aReader();
    expect((await answerTo(reader, 'account:account-99', 'leaveOut')).statusCode).toBe(404);
  });
});

describe('the same choice again within 24 hours', () => {
  it('is refused, nothing is spent, and a wanted repetition says so', async () => {
    const reader = await aReader();
    expect((await generate(reader)).statusCode).toBe(200);
    world.clock.set('2025-09-21T11:59:59.000Z');
    expect((await summaryOf(reader)).isRepeated).toBe(true);
    const refused = await generate(reader);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { ok: false, code: 'repeatedChoice', error: '' },
    ]);
    expect(await left(reader.who)).toBe(8);
    expect((await generate(reader, {}, { repeat: 'false' })).statusCode).toBe(409);
    expect((await generate(reader, { destinations: ['TransUnion'] })).statusCode).toBe(200);
    expect((await generate(reader, {}, { repeat: 'true' })).statusCode).toBe(200);
    expect(await left(reader.who)).toBe(6);
  });

  it('counts no longer after a day', async () => {
    const reader = await aReader();
    await generate(reader);
    world.clock.set('2025-09-21T12:00:00.000Z');
    expect((await summaryOf(reader)).isRepeated).toBe(false);
    expect((await generate(reader)).statusCode).toBe(200);
  });

  it('gets its first reply again for a repeated key, with or without repeat', async () => {
    const { who, ...place } = await aReader();
    const params = { ...place, selectedOptions: '5' };
    const headers = { 'idempotency-key': 'the-key-of-one-press' };
    const press = (query: Record<string, string> = {}) =>
      world.ask(generateAutomatic, who, { params, body: [5], headers, query });
    const first = (await press()).json();
    expect((await press()).json()).toEqual(first);
    expect((await press({ repeat: 'true' })).json()).toEqual(first);
    expect(await left(who)).toBe(8);
  });

  it('of two tabs at once is generated only once', async () => {
    const reader = await aReader();
    const answers = await Promise.all([generate(reader), generate(reader)]);
    const codes = answers
      .map((answer) => answer.json().code ?? 'generated')
      .toSorted((a, b) => a.localeCompare(b));
    expect([codes, await left(reader.who)]).toEqual([['generated', 'repeatedChoice'], 8]);
  });
});
