/** Letters written under earlier rules: marked with what was withdrawn, and written again without a generation. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allGenerations, notifications } from '#contract/account.ts';
import { recordContract } from '#contract/clientContract.ts';
import {
  downloadLetters,
  generateManual,
  generationLog,
  rewriteLetters,
  type GenerationLogItem,
} from '#contract/repair.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { loadDenials } from '#server/generation/next/loadDenials.ts';
import { reviewLetters } from '#server/generation/reviewLetters.ts';
import { newId } from '#server/store/ids.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const falseSentence =
  'Your file marks this account “PAID LATER” and still shows a balance. A paid account has no balance.';

async function aReader() {
  const who = await world.person('b2b', 5);
  const profileId = await aProfile(world, who);
  return { who, profileId, reportId: await aReport(world, who, profileId) };
}

const manual = { destinations: ['Experian'], selectedAccounts: ['account-3', 'account-8'] };
async function aManualSet({
  who,
  profileId,
  reportId,
}: Awaited<ReturnType<typeof aReader>>): Promise<string> {
  const body = { profileId, reportId, ...manual };
  return (await world.ask(generateManual, who, { body })).json().sessionId;
}

/** A set as an earlier version wrote it: with a sentence that no rule writes today, under rules without a version. */
async function anEarlierSet({ who, ...place }: Awaited<ReturnType<typeof aReader>>): Promise<string> {
  const { sessions } = world.services.store;
  const { accountId } = who;
  const original = await aManualSet({ who, ...place });
  const set = await sessions.find(accountId, original);
  const [letter] = await sessions.letters(accountId, original);
  if (set === null || letter === undefined) throw new Error('No letter was written.');
  const items = letter.items as Letter;
  const blocks = items.blocks.map((block) => {
    if (block.kind !== 'item') return block;
    const finding = { rule: 'B2', confidence: 'high', law: '15 USC 1681e(b), 1681i(a)' } as const;
    const sentence = { text: falseSentence, evidence: block.item.heading.evidence, finding };
    // An older reader told fewer accounts apart, so that their ids were others.
    const key = block.item.key.replace('account-3', 'account-2');
    return { ...block, item: { ...block.item, key, grounds: [sentence] } };
  });
  const id = newId();
  const letterId = newId();
  const sealContext = {
    accountId,
    profileId: place.profileId,
    table: 'letter',
    column: 'blob',
    row: letterId,
  } as const;
  const stored = await forAccount(accountId, () =>
    world.services.vault.put(sealContext, Buffer.from('%PDF')),
  );
  const choice = { kind: 'manual', accounts: ['account-2', 'account-8'], destinations: ['Experian'] };
  await sessions.add(accountId, { ...set, id, choice }, [
    { ...letter, id: letterId, items: { ...items, blocks }, stored, enclosed: { documents: [], ssn: null } },
  ]);
  const db =
    world.databaseUrl === null
      ? openSqlite(join(world.dataDir, 'redress.sqlite'))
      : openPostgres(world.databaseUrl, 1);
  await db.write
    .updateTable('generation_session')
    .set({ rules_version: 0 })
    .where('account_id', '=', accountId)
    .execute();
  await db.close();
  return id;
}

const log = async (who: Person): Promise<GenerationLogItem[]> =>
  (await world.ask(generationLog, who)).json().generations;
const left = async (who: Person): Promise<number> =>
  (await world.ask(allGenerations, who)).json().generationsLeft.value;
const rewriting = (who: Person, sessionId: string) =>
  world.ask(rewriteLetters, who, { params: { sessionId } });
const told = async (who: Person): Promise<unknown[]> =>
  (await world.ask(notifications, who))
    .json()
    .results.filter(({ code }: { code: string }) => code === 'statementsWithdrawn');

it('marks the statements that today’s rules don’t make, notifies the account once, and leaves true letters alone', async () => {
  const reader = await aReader();
  const earlier = await anEarlierSet(reader);
  expect(await reviewLetters(world.services)).toEqual({ sets: 2, flawed: 1, failed: 0, reason: null });
  const [flawed, sound] = await log(reader.who);
  expect([flawed?.id, sound?.withdrawn]).toEqual([earlier, undefined]);
  expect(flawed?.withdrawn).toHaveLength(2);
  expect(flawed?.withdrawn?.[0]).toEqual({
    destination: 'Experian',
    item: expect.stringContaining('account'),
    statement: falseSentence,
    flaw: 'notProven',
  });
  // It is listed as long as it is to be written again, however many sets are newer.
  const { accountId } = reader.who;
  const old = await forAccount(accountId, () => world.services.store.sessions.list(accountId, 0));
  expect(old.map(({ id }) => id)).toEqual([earlier]);
  expect(await told(reader.who)).toMatchObject([{ type: 'negative', profileId: reader.profileId }]);
  expect(await reviewLetters(world.services)).toEqual({ sets: 0, flawed: 0, failed: 0, reason: null });
  expect(await told(reader.who)).toHaveLength(1);
});

it('leaves what today’s rules don’t make out of what later letters repeat', async () => {
  const reader = await aReader();
  const { accountId } = reader.who;
  const { profileId, reportId } = reader;
  const earlier = await anEarlierSet(reader);
  const kept = async () =>
    forAccount(accountId, async () => {
      const [letter] = await world.services.store.sessions.letters(accountId, earlier);
      const denials = await loadDenials(world.services, { accountId, profileId });
      if (letter === undefined) throw new Error('No letter was written.');
      return (letter.items as Letter).blocks.flatMap((block) =>
        block.kind === 'item' ? [denials.left(reportId, block.item)?.grounds.map(({ text }) => text)] : [],
      );
    });
  expect(await kept()).toEqual([[falseSentence], [falseSentence]]);
  await reviewLetters(world.services);
  expect(await kept()).toEqual([undefined, undefined]);
});

it('writes them again about the same accounts, once and without a generation', async () => {
  const reader = await aReader();
  const { who } = reader;
  const earlier = await anEarlierSet(reader);
  await reviewLetters(world.services);
  const before = await left(who);
  const { sessionId } = (await rewriting(who, earlier)).json();
  expect((await rewriting(who, earlier)).json().sessionId).toBe(sessionId);
  expect(await left(who)).toBe(before);
  const [newest, replaced] = await log(who);
  expect([newest?.id, newest?.withdrawn, replaced?.rewrittenAs]).toEqual([sessionId, undefined, sessionId]);
  const [letter] = await world.services.store.sessions.letters(who.accountId, sessionId);
  if (letter === undefined) throw new Error('No letter was written.');
  const { blocks } = letter.items as Letter;
  expect(blocks.flatMap((block) => (block.kind === 'item' ? [block.item.key] : []))).toEqual([
    'account:account-3',
    'account:account-8',
  ]);
  expect(JSON.stringify(blocks)).not.toContain(falseSentence);
  expect((await world.ask(downloadLetters, who, { params: { sessionId } })).statusCode).toBe(200);
});

it('says which sets the client’s contract keeps from being written again, and until when', async () => {
  const reader = await aReader();
  const earlier = await anEarlierSet(reader);
  await reviewLetters(world.services);
  const { who, profileId } = reader;
  const [before] = await log(who);
  expect(before?.heldBy).toBeUndefined();
  for (const step of ['disclosed', 'signed'])
    await world.ask(recordContract, who, { params: { profileId }, body: { step, on: '2026-11-20' } });
  const [held, sound] = await log(who);
  expect(held).toMatchObject({ id: earlier, heldBy: { state: 'waiting', opensOn: expect.any(String) } });
  expect(sound?.heldBy).toBeUndefined();
  expect((await rewriting(who, earlier)).json()).toMatchObject({
    code: 'contractNotOpen',
    error: held?.heldBy?.opensOn,
  });
});

it('gives two requests to write a set again at once the same new set', async () => {
  const reader = await aReader();
  const { who } = reader;
  const earlier = await anEarlierSet(reader);
  await reviewLetters(world.services);
  const write = (key: string) =>
    world.ask(rewriteLetters, who, {
      params: { sessionId: earlier },
      headers: { 'idempotency-key': key },
    });
  const answers = await Promise.all([write('first-window'), write('second-window')]);
  const written = (await log(who)).find(({ id }) => id === earlier)?.rewrittenAs;
  const ids = [...answers, await write('second-window')].map((answer) => answer.json().sessionId);
  expect(ids).toEqual([written, written, written]);
  expect(await log(who)).toHaveLength(3);
});

it('writes nothing again that was not withdrawn, or that is someone else’s', async () => {
  const reader = await aReader();
  const sound = await aManualSet(reader);
  expect((await rewriting(reader.who, sound)).json().code).toBe('notFound');
  const earlier = await anEarlierSet(reader);
  await reviewLetters(world.services);
  const stranger = await world.person('b2b', 1);
  expect((await rewriting(stranger, earlier)).statusCode).toBe(404);
  expect((await log(reader.who)).some(({ rewrittenAs }) => rewrittenAs !== undefined)).toBe(false);
});

it('counts a set whose report is gone as failed, and checks the others', async () => {
  const [one, other] = [await aReader(), await aReader()];
  await anEarlierSet(one);
  const earlier = await anEarlierSet(other);
  const stored = await world.services.store.reports.find(one.who.accountId, one.reportId, one.profileId);
  if (stored === null) throw new Error('The report is missing.');
  await world.services.vault.remove([stored.model.blob]);
  expect(await reviewLetters(world.services)).toEqual({
    sets: 2,
    flawed: 1,
    failed: 2,
    reason: expect.stringContaining('BlobMissing'),
  });
  expect((await log(other.who)).find(({ id }) => id === earlier)?.withdrawn).toHaveLength(2);
});
