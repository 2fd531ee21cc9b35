import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { DocumentKind, uploadSlots } from '#contract/documents.ts';
import { listProfiles } from '#contract/profiles.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { forgetAccounts } from '#tests/support/withoutPredicates.ts';
import { bodies, nobody, optionsFor, owned, type Ids } from './ownedCalls.ts';
import { aDocument, anImage, aProfile, aReport, aSession } from './world.ts';

/** The same matrix, with only PostgreSQL's policies to keep accounts apart. */
const isForgetful = process.env['TEST_APPS_ON'] === 'forgetful';

let world: AppUnderTest;
let victim: Person;
let stranger: Person;
let own: Ids;
let foreign: Ids;
let image: Buffer;

async function everythingOf(who: Person): Promise<Ids> {
  const profileId = await aProfile(world, who);
  for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
  const reportId = await aReport(world, who, profileId);
  return { profileId, reportId, sessionId: await aSession(world, who, profileId, reportId) };
}

beforeAll(async () => {
  const forgetting = isForgetful ? forgetAccounts() : null;
  world = await anApp();
  forgetting?.end();
  victim = await world.person();
  stranger = await world.person();
  foreign = await everythingOf(victim);
  own = await everythingOf(stranger);
  image = await anImage();
});
afterAll(() => world.close());

it('knows for every call whether it names something owned, and how to call it', () => {
  const unasked = owned.filter((call) => call.body && !(call.name in bodies)).map((call) => call.name);
  expect(unasked).toEqual([]);
  const named = owned.filter(
    (call) => /:(profileId|reportId|sessionId)/.test(call.url) || call.body || call.upload,
  );
  expect(named).toEqual(owned);
  expect(Object.values(uploadSlots)).toHaveLength(3);
});

function stateOf(person: Person) {
  const { store } = world.services;
  return forAccount(person.accountId, async () => ({
    profiles: await store.profiles.list(person.accountId),
    details: await store.profiles.find(person.accountId, foreign.profileId),
    documents: await store.documents.list(person.accountId, foreign.profileId),
    reports: await store.reports.list(person.accountId, foreign.profileId),
    connection: await store.connections.find(person.accountId, foreign.profileId),
    enclosures: await store.enclosureChoices.list(person.accountId, foreign.profileId),
    sessions: await store.sessions.list(person.accountId),
    overrulings: await store.overrulings.list(person.accountId, foreign),
    itemAnswers: await store.itemAnswers.list(person.accountId, foreign.profileId),
    disputeEvents: await store.disputeEvents.list(person.accountId, foreign.profileId),
    disputeFiles: await store.disputeFiles.list(person.accountId, foreign.profileId),
    sightings: await store.sightings.details(person.accountId, foreign.profileId),
    ledger: await store.ledger.summary(person.accountId),
    logs: await store.logs.list(person.accountId),
  }));
}

describe.each(owned.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it("responds to another account's ids exactly as to unknown ids, and changes nothing", async () => {
    const before = await stateOf(victim);
    const theirs = await world.ask(call, stranger, optionsFor(call, foreign, image));
    const nobodys = await world.ask(call, stranger, optionsFor(call, nobody, image));
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(nobodys.body);
    expect(theirs.json()).toEqual({ ok: false, code: 'notFound', error: '' });
    expect(await stateOf(victim)).toEqual(before);
  });

  it("does not accept an own profile with another account's report, or the other way round", async () => {
    for (const mixed of [
      { ...own, reportId: foreign.reportId, sessionId: foreign.sessionId },
      { ...own, profileId: foreign.profileId, sessionId: foreign.sessionId },
    ]) {
      const named = JSON.stringify([call.url, bodies[call.name]?.(mixed) ?? null, call.upload ?? null]);
      const usesForeign =
        (named.includes(':profileId') || named.includes(mixed.profileId) || call.upload !== undefined
          ? mixed.profileId === foreign.profileId
          : false) ||
        (named.includes(':reportId') || named.includes(mixed.reportId)
          ? mixed.reportId === foreign.reportId
          : false) ||
        named.includes(':sessionId');
      if (!usesForeign) continue;
      expect((await world.ask(call, stranger, optionsFor(call, mixed, image))).statusCode).toBe(404);
    }
  });

  it('finds nothing for a malformed id', async () => {
    const malformed = { profileId: "1' or '1'='1", reportId: '../../etc', sessionId: '%00' };
    const answer = await world.ask(call, stranger, optionsFor(call, malformed, image));
    expect([400, 404]).toContain(answer.statusCode);
  });
});

it('deletes none of several profiles if one of them belongs to another account', async () => {
  const call = calls.find(({ name }) => name === 'deleteProfiles')!;
  const answer = await world.ask(call, stranger, { body: [own.profileId, foreign.profileId] });
  expect(answer.statusCode).toBe(404);
  const left = (await world.ask(listProfiles, stranger)).json().results;
  expect(left.map(({ id }: { id: string }) => id)).toEqual([own.profileId]);
});
