import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '#contract/account.ts';
import { clientContract, recordContract, withdrawContract } from '#contract/clientContract.ts';
import { clientReadiness, type ReadyClient } from '#contract/clientReadiness.ts';
import { clientSummary } from '#contract/clientSummary.ts';
import { contractTerms, saveContractTerms } from '#contract/contractTerms.ts';
import { writeMarkLetters } from '#contract/disputeMarks.ts';
import { writeFileRequests } from '#contract/fileRequests.ts';
import { writeNextLetters } from '#contract/nextSteps.ts';
import { profileLogs } from '#contract/profiles.ts';
import { generateAutomatic, generateManual, mailLetters } from '#contract/repair.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aRecording } from '#tests/server/store/builders.ts';
import { letterDesk, mailed, type Written } from './letterDesk.ts';
import { bodies } from './ownedCalls.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithLetters, lettersOf, onDay, record } = letterDesk(() => world);

const of = async (who: Person, profileId: string) =>
  (await world.ask(clientContract, who, { params: { profileId } })).json();
const enter = (who: Person, profileId: string, step: string, on: string) =>
  world.ask(recordContract, who, { params: { profileId }, body: { step, on } });
const withdrawn = (who: Person, profileId: string, eventId: string) =>
  world.ask(withdrawContract, who, { params: { profileId, eventId } });

/** A client who signed on a Thursday, November 19: services are permitted from Wednesday, November 25, on. */
async function aSignedClient(): Promise<Written> {
  const client = await aClientWithLetters();
  const { who, params } = client;
  for (const step of ['disclosed', 'signed'])
    expect((await enter(who, params.profileId, step, '2026-11-19')).statusCode).toBe(200);
  return client;
}

/** What an agency could do for a client, by how the server answers. */
async function answersTo(
  { who, params, sessionId, reportId }: Written,
  letters: readonly string[],
  on: string,
) {
  const ids = { ...params, sessionId, reportId };
  const of = (name: string) => bodies[name]?.(ids);
  const asked = [
    await world.ask(generateManual, who, { body: of('generateManual') }),
    await world.ask(generateAutomatic, who, {
      params: { ...params, reportId, selectedOptions: '5' },
      body: [5],
    }),
    await world.ask(writeNextLetters, who, { params, body: of('writeNextLetters') }),
    await world.ask(writeMarkLetters, who, { params, body: of('writeMarkLetters') }),
    await world.ask(writeFileRequests, who, { params, body: of('writeFileRequests') }),
    await world.ask(mailLetters, who, { params: { sessionId } }),
    await record({ who, params, sessionId, reportId }, { kind: 'ordered', on, letters, basis: 'receipt' }),
    await record({ who, params, sessionId, reportId }, mailed(letters, on)),
  ];
  return asked.map((answer) => {
    const { code, error } = answer.json();
    return code === 'contractNotOpen' ? `not before ${error}` : 'goes through the gate';
  });
}
const all = <T>(value: T): T[] => Array.from({ length: 8 }, () => value);

describe('an agency that records no contracts', () => {
  it('is held up nowhere', async () => {
    const client = await aClientWithLetters();
    expect(await answersTo(client, await lettersOf(client), '2026-11-21')).toEqual(
      all('goes through the gate'),
    );
    const { contract } = (await world.ask(clientSummary, client.who, { params: client.params })).json();
    expect(contract).toEqual({ state: 'none', opensOn: null });
  });
});

describe('a contract that was signed', () => {
  it('permits no service until its three business days are over, and says from when', async () => {
    const client = await aSignedClient();
    const letters = await lettersOf(client);
    expect(await answersTo(client, letters, '2026-11-21')).toEqual(all('not before 2026-11-25'));
    const { contract } = (await world.ask(clientSummary, client.who, { params: client.params })).json();
    expect(contract).toEqual({ state: 'waiting', opensOn: '2026-11-25' });
    onDay('2026-11-24');
    expect(await answersTo(client, letters, '2026-11-24')).toEqual(all('not before 2026-11-25'));
    onDay('2026-11-25');
    // Letters can't have been mailed in the days before, either.
    expect((await record(client, mailed(letters, '2026-11-24'))).json()).toMatchObject({
      code: 'contractNotOpen',
    });
    expect(await answersTo(client, letters, '2026-11-25')).toEqual(all('goes through the gate'));
  });

  it('and canceled permits nothing until there is a new one', async () => {
    const client = await aSignedClient();
    const { who, params } = client;
    onDay('2026-12-01');
    const [first = '', second = ''] = await lettersOf(client);
    expect((await record(client, mailed([first], '2026-12-01'))).statusCode).toBe(200);
    await enter(who, params.profileId, 'canceled', '2026-12-01');
    onDay('2026-12-02');
    expect(await answersTo(client, [second], '2026-12-02')).toEqual(all('not before '));
    await enter(who, params.profileId, 'disclosed', '2026-12-02');
    expect(await answersTo(client, [second], '2026-12-02')).toEqual(all('not before '));
    await enter(who, params.profileId, 'signed', '2026-12-02');
    expect(await answersTo(client, [second], '2026-12-02')).toEqual(all('not before 2026-12-08'));
    onDay('2026-12-08');
    expect((await record(client, mailed([second], '2026-12-08'))).statusCode).toBe(200);
  });

  it('and canceled in the afternoon still lets what left in the morning be recorded, and nothing else be done', async () => {
    const client = await aSignedClient();
    const { who, params } = client;
    onDay('2026-12-01');
    const [first = '', second = ''] = await lettersOf(client);
    await enter(who, params.profileId, 'canceled', '2026-12-01');
    const held = all('not before ').slice(0, -2);
    const [ordered, wasMailed] = all('goes through the gate');
    expect(await answersTo(client, [first], '2026-12-01')).toEqual([...held, ordered, wasMailed]);
    onDay('2026-12-02');
    expect(await answersTo(client, [second], '2026-12-02')).toEqual(all('not before '));
  });

  it('counts as soon as it is recorded, also where its day has not come yet', async () => {
    const client = await aClientWithLetters();
    const { who, params, sessionId } = client;
    onDay('2026-12-01');
    await world.ask(saveSettings, who, { body: { timeZone: 'Pacific/Kiritimati' } });
    expect((await enter(who, params.profileId, 'disclosed', '2026-12-02')).statusCode).toBe(200);
    await world.ask(saveSettings, who, { body: { timeZone: 'America/New_York' } });
    expect(await of(who, params.profileId)).toMatchObject({ today: '2026-12-01', state: 'disclosed' });
    const answer = await world.ask(mailLetters, who, { params: { sessionId } });
    expect(answer.json()).toMatchObject({ code: 'contractNotOpen' });
  });

  it('while letters were being written keeps them from being recorded', async () => {
    const { who, params, reportId } = await aSignedClient();
    const { store } = world.services;
    const { accountId } = who;
    const recording = { ...aRecording({ accountId, ...params, reportId }), today: '2026-11-24' };
    const ask = (today: string) =>
      forAccount(accountId, () =>
        store.transaction((step) => recordLetterSet(step, { ...recording, today })),
      );
    expect(await ask('2026-11-24')).toEqual({ kind: 'contractNotOpen', opensOn: '2026-11-25' });
    expect(await ask('2026-11-25')).toMatchObject({ kind: 'recorded' });
  });
});

describe('what is recorded about a contract', () => {
  it('follows the paper: the statement, the signature, and the cancellation, each with its day', async () => {
    onDay('2026-11-21');
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const none = { state: 'none', opensOn: null, today: '2026-11-21', hasTerms: false, entries: [] };
    expect(await of(who, profileId)).toEqual(none);
    expect((await enter(who, profileId, 'signed', '2026-11-20')).json().code).toBe('changedMeanwhile');
    expect((await enter(who, profileId, 'disclosed', '2026-11-22')).json()).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'on', problem: 'inFuture' }],
    });
    await enter(who, profileId, 'disclosed', '2026-11-20');
    expect((await enter(who, profileId, 'signed', '2026-11-19')).json()).toMatchObject({
      fields: [{ field: 'on', problem: 'beforeLast' }],
    });
    await enter(who, profileId, 'signed', '2026-11-20');
    const { entries, ...standing } = await of(who, profileId);
    expect(standing).toEqual({
      state: 'waiting',
      opensOn: '2026-11-26',
      today: '2026-11-21',
      hasTerms: false,
    });
    expect(entries).toMatchObject([
      { step: 'disclosed', on: '2026-11-20' },
      { step: 'signed', on: '2026-11-20' },
    ]);
    expect(entries[0].by).not.toBe('');
  });

  it('is withdrawn from the end, by its own id, and kept in the log', async () => {
    const { who, params } = await aSignedClient();
    const { profileId } = params;
    const { entries } = await of(who, profileId);
    expect((await withdrawn(who, profileId, entries[0].id)).json().code).toBe('changedMeanwhile');
    const other = await aSignedClient();
    expect((await withdrawn(other.who, other.params.profileId, entries[1].id)).json().code).toBe('notFound');
    expect((await withdrawn(who, profileId, entries[1].id)).statusCode).toBe(200);
    expect((await withdrawn(who, profileId, entries[1].id)).json().code).toBe('notFound');
    expect(await of(who, profileId)).toMatchObject({ state: 'disclosed', entries: [entries[0]] });
    const { results } = (await world.ask(profileLogs, who)).json();
    const statuses = results.map(({ status }: { status: string }) => status);
    expect(statuses.slice(0, 3)).toEqual(['contractWithdrawn', 'contractRecorded', 'contractRecorded']);
  });

  it('is nothing for consumers', async () => {
    const consumer = await world.person('b2c');
    const profileId = await aProfile(world, consumer);
    const refused = [
      await enter(consumer, profileId, 'disclosed', '2026-11-20'),
      await world.ask(clientContract, consumer, { params: { profileId } }),
      await world.ask(contractTerms, consumer),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  });
});

it('saves the terms of each agency, all that the law asks for', async () => {
  const [who, other] = [await world.person(), await world.person()];
  const terms = {
    services: 'Letters to the bureaus',
    guarantees: '',
    completion: 'Within 90 days',
    payment: 'After each round',
    total: '$240',
    address: '100 Main St\nSpringfield, IL 62704',
  };
  expect((await world.ask(contractTerms, who)).json()).toMatchObject({ terms: null });
  const lacking = await world.ask(saveContractTerms, who, { body: { ...terms, services: ' ', total: '' } });
  const fields = lacking.json().fields.map(({ field }: { field: string }) => field);
  expect(fields).toEqual(['services', 'total']);
  await world.ask(saveContractTerms, who, { body: { ...terms, total: ' $240 ' } });
  expect((await world.ask(contractTerms, who)).json()).toMatchObject({ terms });
  expect((await world.ask(contractTerms, other)).json()).toMatchObject({ terms: null, savedAt: null });
});

it('saves no terms over those that a colleague has saved since', async () => {
  const who = await world.person();
  const terms = {
    services: 'Letters to the bureaus',
    guarantees: '',
    completion: 'Within 90 days',
    payment: 'After each round',
    total: '$240',
    address: '100 Main St',
  };
  const save = async (body: object) => (await world.ask(saveContractTerms, who, { body })).json();
  const { savedAt } = await save({ ...terms, savedAt: null });
  expect(await save({ ...terms, total: '$99', savedAt: null })).toMatchObject({ code: 'changedMeanwhile' });
  expect((await world.ask(contractTerms, who)).json()).toMatchObject({ terms, savedAt });
  onDay('2026-12-06');
  const { savedAt: later } = await save({ ...terms, total: '$99', savedAt });
  expect(await save({ ...terms, savedAt })).toMatchObject({ code: 'changedMeanwhile' });
  expect((await world.ask(contractTerms, who)).json()).toMatchObject({
    terms: { total: '$99' },
    savedAt: later,
  });
});

it('says before a batch which clients’ contracts permit no letters, and from when they do', async () => {
  onDay('2026-11-21');
  const client = await aSignedClient();
  const { who, params } = client;
  const other = await aProfile(world, who, { firstName: 'Otha' });
  const { clients } = (
    await world.ask(clientReadiness, who, { body: { ids: [params.profileId, other] } })
  ).json();
  const standings = new Map(clients.map(({ id, contract }: ReadyClient) => [id, contract]));
  expect(standings.get(params.profileId)).toEqual({ state: 'waiting', opensOn: '2026-11-25' });
  expect(standings.get(other)).toEqual({ state: 'none', opensOn: null });
});
