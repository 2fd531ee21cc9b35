import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessRecord, exportAccessRecord } from '#contract/accessRecord.ts';
import { viewDocument } from '#contract/documents.ts';
import { deleteProfile, profileDetails, revealField } from '#contract/profiles.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDocument, aProfile, unusedId } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const record = async (who: Person, query: Record<string, string> = {}, headers = {}) =>
  (await world.ask(accessRecord, who, { query, headers })).json();
const csv = async (who: Person, query: Record<string, string> = {}) =>
  (await world.ask(exportAccessRecord, who, { query })).body.split('\r\n');

async function aReadClient(who: Person, name: string): Promise<string> {
  const profileId = await aProfile(world, who, { profileName: name });
  await aDocument(world, who, profileId, 'ssn');
  await world.ask(revealField, who, { params: { profileId }, body: { field: 'ssn' } });
  await world.ask(viewDocument, who, { params: { profileId, kind: 'ssn' } });
  return profileId;
}

it('shows the owner who read what, with current names', async () => {
  const owner = await world.person();
  const profileId = await aReadClient(owner, 'Devin');
  await world.ask(profileDetails, owner, { params: { profileId: unusedId } });
  const entry = {
    at: '2026-11-21T12:00:00.000Z',
    actor: 'member',
    name: expect.stringMatching(/^Person \d+$/),
    forName: '',
    address: '127.0.0.1',
    refused: false,
  };
  const client = 'Devin';
  expect(await record(owner)).toEqual({
    entries: [
      {
        ...entry,
        number: 3,
        call: 'profileDetails',
        reads: 'profile',
        client: null,
        detail: '',
        refused: true,
      },
      { ...entry, number: 2, call: 'viewDocument', reads: 'document', client, detail: 'ssn' },
      { ...entry, number: 1, call: 'revealField', reads: 'revealedValue', client, detail: 'ssn' },
    ],
    next: null,
    clients: [{ id: profileId, name: client }],
  });
});

it('keeps its rows, without the name, when a client is deleted', async () => {
  const owner = await world.person();
  const profileId = await aReadClient(owner, 'Devin');
  await world.ask(deleteProfile, owner, { params: { profileId } });
  const { entries, clients } = await record(owner);
  expect(entries.map(({ client }: { client: string | null }) => client)).toEqual([null, null]);
  expect(clients).toEqual([]);
});

it('narrows to a client, to a kind, and to refusals', async () => {
  const owner = await world.person();
  const first = await aReadClient(owner, 'Devin');
  await aReadClient(owner, 'Ana');
  await world.ask(profileDetails, owner, { params: { profileId: unusedId } });
  const numbers = async (query: Record<string, string>) =>
    (await record(owner, query)).entries.map(({ number }: { number: number }) => number);
  expect(await numbers({ profileId: first })).toEqual([2, 1]);
  expect(await numbers({ kind: 'document' })).toEqual([4, 2]);
  expect(await numbers({ kind: 'document', profileId: first })).toEqual([2]);
  expect(await numbers({ kind: 'refused' })).toEqual([5]);
  expect(await numbers({ kind: '', profileId: '' })).toEqual([5, 4, 3, 2, 1]);
});

it('comes 50 at a time', async () => {
  const owner = await world.person();
  for (let row = 0; row < 52; row += 1)
    await world.ask(profileDetails, owner, { params: { profileId: unusedId } });
  const page = await record(owner);
  expect([page.entries.length, page.entries[0].number, page.next]).toEqual([50, 52, 3]);
  const rest = await record(owner, { before: String(page.next) });
  expect([rest.entries.map(({ number }: { number: number }) => number), rest.next]).toEqual([[2, 1], null]);
});

it('exports every row, and the export itself is recorded', async () => {
  const owner = await world.person();
  await aReadClient(owner, '=1+1');
  const answer = await world.ask(exportAccessRecord, owner);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('access-2026-11-21.csv'),
  });
  const [head, ...rows] = answer.body.split('\r\n');
  expect(head).toBe('number,time,person,name,onBehalfOf,address,read,detail,client,call,outcome');
  // The client's name starts like a formula; an apostrophe makes it text.
  expect(rows.filter((row) => row !== '').map((row) => row.replace(/Person \d+/, 'Person'))).toEqual([
    '3,2026-11-21T12:00:00.000Z,member,Person,,127.0.0.1,export,,,exportAccessRecord,answered',
    `2,2026-11-21T12:00:00.000Z,member,Person,,127.0.0.1,document,ssn,'=1+1,viewDocument,answered`,
    `1,2026-11-21T12:00:00.000Z,member,Person,,127.0.0.1,revealedValue,ssn,'=1+1,revealField,answered`,
  ]);
  expect((await csv(owner, { kind: 'export' })).length).toBe(4);
});

it('names support, and the user they acted for', async () => {
  const [owner, support] = [await world.person(), await world.person()];
  world.trust(support);
  const profileId = await aProfile(world, owner);
  const headers = { 'x-target-user-id': owner.userId };
  await world.ask(profileDetails, support, { params: { profileId }, headers });
  const { entries } = await record(owner);
  expect(entries).toMatchObject([
    { actor: 'support', name: '', forName: expect.stringMatching(/^Person/), reads: 'profile' },
  ]);
});

it('shows nothing of another account, whatever id is asked for', async () => {
  const [owner, stranger] = [await world.person(), await world.person()];
  const profileId = await aReadClient(owner, 'Devin');
  expect(await record(stranger, { profileId })).toEqual({ entries: [], next: null, clients: [] });
  expect((await csv(stranger, { profileId })).length).toBe(2);
});

it('is refused to a member who is not the owner', async () => {
  const owner = await world.person();
  const { store } = world.services;
  const find = store.users.findBySubject.bind(store.users);
  // Accounts get their members through the provider; here the same person is one.
  store.users.findBySubject = async (provider, subject) => {
    const member = await find(provider, subject);
    return member && { ...member, user: { ...member.user, role: 'member' } };
  };
  for (const call of [accessRecord, exportAccessRecord]) {
    const answer = await world.ask(call, owner);
    expect([answer.statusCode, answer.json()]).toEqual([403, { ok: false, code: 'forbidden', error: '' }]);
  }
  store.users.findBySubject = find;
});
