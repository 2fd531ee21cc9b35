import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForLetterChange, approveOwnLetter } from '#contract/clientPage.ts';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { assignScan, uploadScan } from '#contract/inbox.ts';
import { workDue, type WorkGroup, type WorkItem } from '#contract/work.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { newId } from '#server/store/ids.ts';
import { forAccount } from '#server/store/wall.ts';
import { aForm, anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { accept, aClientLink, aVisitor } from './boundClient.ts';
import { aProfile, aReport } from './world.ts';
import { aStoredBlob } from '../server/store/builders.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

interface Group {
  readonly name: WorkGroup;
  readonly count: number;
  readonly items: readonly WorkItem[];
}
const groupsOf = async (
  who: Person,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly Group[]> => (await world.ask(workDue, who, { query })).json().groups;
/** Group, kind, number, and day of everything that waits. */
const listed = async (who: Person) =>
  (await groupsOf(who)).flatMap(({ name, items }) =>
    items.map(({ kind, count, on }) => [name, kind, count, on]),
  );
const sendLink = (who: Person, profileId: string) => aClientLink(world, who, profileId);
/** A person who has signed in on the consumer host and opened the link. */
async function opens(clientKey: string): Promise<Person> {
  const client = await aVisitor(world);
  await accept(world, client, clientKey);
  return client;
}
async function letterSet(who: Person) {
  const profileId = await aProfile(world, who);
  const reportId = await aReport(world, who, profileId);
  const params = { profileId, reportId, selectedOptions: '1' };
  await world.ask(generateAutomatic, who, { params, body: [1] });
  const { letters } = (await world.ask(disputes, who, { params: { profileId } })).json();
  return { profileId, letters: letters.map(({ id }: { id: string }) => id) as readonly string[] };
}
const today = '2026-11-21';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

it('J24 J31 letters wait for a client who can read them on their page, and for the agency when it is its turn', async () => {
  const who = await world.person('b2b', 9);
  const { profileId, letters } = await letterSet(who);
  const [first = '', second = ''] = letters;
  const all = letters.length;
  expect(await listed(who)).toEqual([['mail', 'notMailed', all, null]]);
  const clientKey = await sendLink(who, profileId);
  expect(await listed(who)).toEqual([
    ['mail', 'notMailed', all, null],
    ['client', 'linkNotOpened', 1, today],
  ]);
  const client = await opens(clientKey);
  expect(await listed(who)).toEqual([
    ['client', 'informationMissing', 1, today],
    ['client', 'notApproved', all, today],
  ]);
  const of = (letterId: string) => ({ clientKey, letterId });
  await world.ask(approveOwnLetter, client, {
    params: of(first),
    body: { version: 0, signature: 'Devon Sampleton' },
  });
  await world.ask(askForLetterChange, client, { params: of(second), body: { note: 'My name' } });
  expect(await listed(who)).toEqual([
    ['decision', 'changeAsked', 1, today],
    ['mail', 'notMailed', 1, null],
    ['client', 'informationMissing', 1, today],
    ['client', 'notApproved', all - 2, today],
  ]);
  await world.ask(recordDisputeEvent, who, {
    params: { profileId },
    body: { event: { kind: 'paused', on: today } },
  });
  expect(await listed(who)).toEqual([]);
});

it('J24 asks for proof of identity until a copy of it is there', async () => {
  const who = await world.person('b2b', 9);
  const { profileId, letters } = await letterSet(who);
  const answer = {
    kind: 'answer',
    on: today,
    printed: null,
    letters: letters.slice(0, 1),
    answer: 'identity',
  };
  const mailed = { kind: 'mailed', on: today, letters, way: 'firstClass', basis: 'client' };
  for (const event of [mailed, answer])
    await world.ask(recordDisputeEvent, who, { params: { profileId }, body: { event } });
  const [proof] = await listed(who);
  expect(proof).toEqual(['client', 'proofOfIdentity', expect.any(Number), today]);
  const { store } = world.services;
  const document = { kind: 'idOrDriverLicense', mediaType: 'image/png', ...aStoredBlob() } as const;
  await forAccount(who.accountId, () =>
    store.documents.replace(who.accountId, { id: newId(), profileId, ...document }),
  );
  // The set has letters to creditors, too.
  const withDeadline = (await listed(who)).filter(([name]) => name !== 'noDeadline');
  expect(withDeadline).toEqual([['decision', 'decideRefused', proof?.[2], today]]);
});

it('J24 lists scans without a client, and each that has one, until its answer is recorded', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who, { profileName: 'Devon' });
  const upload = async () => (await world.ask(uploadScan, who, aForm('file', pdf))).json().id;
  const scanId = await upload();
  await upload();
  const inInbox = { profileId: null, profileName: '', kind: 'scansWithoutClient', on: today };
  expect(await groupsOf(who)).toMatchObject([
    { name: 'record', count: 1, items: [{ ...inInbox, count: 2 }] },
  ]);
  await world.ask(assignScan, who, { params: { scanId }, body: { profileId, sender: 'Equifax' } });
  expect(await groupsOf(who)).toMatchObject([
    {
      name: 'record',
      count: 2,
      items: [
        { ...inInbox, count: 1 },
        { profileId, profileName: 'Devon', kind: 'scan', scan: { id: scanId, sender: 'Equifax' }, on: today },
      ],
    },
  ]);
  expect(await groupsOf(await world.person())).toEqual([]);
});

it('J24 tells a consumer nothing of what an agency waits for', async () => {
  const who = await world.person('b2c', 9);
  const { letters } = await letterSet(who);
  expect(await listed(who)).toEqual([['mail', 'notMailed', letters.length, null]]);
});

it('has the first items of each group with the number of all, and the rest of one when asked', async () => {
  const who = await world.person('b2b', 0);
  for (let index = 0; index < 12; index += 1)
    await sendLink(
      who,
      await aProfile(world, who, { profileName: `Client ${String.fromCodePoint(65 + index)}` }),
    );
  const [group] = await groupsOf(who);
  expect([
    group?.count,
    group?.items.map(({ profileName }) => profileName).slice(0, 2),
    group?.items.length,
  ]).toEqual([12, ['Client A', 'Client B'], 10]);
  const [rest] = await groupsOf(who, { group: 'client', from: '10' });
  expect([rest?.count, rest?.items.map(({ profileName }) => profileName)]).toEqual([
    12,
    ['Client K', 'Client L'],
  ]);
  expect(await groupsOf(who, { group: 'mail' })).toEqual([]);
});
