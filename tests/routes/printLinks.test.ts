import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { notifications, saveSettings } from '#contract/account.ts';
import { disputes, type DisputeLetter, recordDisputeEvent } from '#contract/disputes.ts';
import { printLinks, revokePrintLinks } from '#contract/printLinks.ts';
import {
  downloadCsv,
  downloadLetters,
  generateAutomatic,
  mailLetters,
  printLetters,
} from '#contract/repair.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { unzip } from '#tests/support/zip.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let owner: Person;
let printer: Person;
let profileId: string;
let reportId: string;

beforeAll(async () => {
  world = await anApp();
  owner = await world.person('b2b', 17);
  printer = await world.person('b2b', 0);
  profileId = await aProfile(world, owner);
  reportId = await aReport(world, owner, profileId);
});
afterAll(() => world.close());

async function letters(): Promise<string> {
  const answer = await world.ask(generateAutomatic, owner, {
    params: { profileId, reportId, selectedOptions: '5' },
    body: [5],
    query: { repeat: 'true' },
    headers: { 'idempotency-key': randomUUID() },
  });
  return answer.json().sessionId;
}
/** The key in the note of the print shop's cart. */
async function mailed(sessionId: string): Promise<string> {
  const { url } = (await world.ask(mailLetters, owner, { params: { sessionId } })).json();
  return (
    new URL(new URL(url).searchParams.get('note')?.replace(/^Print /, '') ?? '').searchParams.get('key') ?? ''
  );
}
const open = async (who: Person, sessionId: string, key?: string) =>
  (await world.ask(downloadCsv, who, { params: { sessionId }, ...(key !== undefined && { query: { key } }) }))
    .statusCode;
const linksOf = async (sessionId: string) =>
  (await world.ask(printLinks, owner, { params: { sessionId } })).json();

it('opens the letters for another signed-in user who has the key, and records each use', async () => {
  const sessionId = await letters();
  const key = await mailed(sessionId);
  expect(await open(printer, sessionId)).toBe(404);
  expect(await open(printer, sessionId, 'AAAAAAAAAAAAAAAAAAAAAA')).toBe(404);
  expect(await open(printer, sessionId, key)).toBe(200);
  const zip = await world.ask(downloadLetters, printer, { params: { sessionId }, query: { key } });
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  const inOne = (key?: string) =>
    world.ask(printLetters, printer, { params: { sessionId }, ...(key !== undefined && { query: { key } }) });
  expect([(await inOne()).statusCode, (await inOne(key)).headers['content-type']]).toEqual([
    404,
    'application/pdf',
  ]);
  const own = await world.ask(downloadCsv, owner, { params: { sessionId } });
  expect((await world.ask(downloadCsv, printer, { params: { sessionId }, query: { key } })).body).toBe(
    own.body,
  );

  const at = '2026-11-21T12:00:00.000Z';
  const opening = { at, mail: 'person2@example.com', confirmed: false };
  expect(await linksOf(sessionId)).toEqual({
    set: {
      profileId,
      profileName: 'Devon',
      createdAt: at,
      letters: 3,
      mailing: { notMailed: 3, lastMailedOn: null, isUnknown: false },
    },
    approved: { letters: 0, of: 3 },
    links: [{ createdAt: at, expiresAt: '2026-12-21T12:00:00.000Z', downloads: 2, letters: null }],
    openings: [
      { ...opening, file: 'csv' },
      { ...opening, file: 'letters' },
      { ...opening, file: 'letters' },
      { ...opening, file: 'csv' },
    ],
  });
});

it('dates the files by the day that is printed on the letters: their owner’s, also in the evening, for anyone', async () => {
  world.clock.set('2026-11-22T02:00:00.000Z');
  const sessionId = await letters();
  const query = { key: await mailed(sessionId) };
  world.clock.set('2026-11-21T12:00:00.000Z');
  await world.ask(saveSettings, printer, { body: { timeZone: 'Asia/Tokyo' } });
  const params = { sessionId };
  for (const [who, asked] of [
    [owner, { params }],
    [printer, { params, query }],
  ] as const) {
    const files = await unzip((await world.ask(downloadLetters, who, asked)).rawPayload);
    expect(new Set(files.map(({ date }) => date))).toEqual(new Set(['2026-11-21']));
    const inOne = (await world.ask(printLetters, who, asked)).rawPayload.toString('latin1');
    expect(inOne).toContain('<xmp:CreateDate>2026-11-21T00:00:00Z</xmp:CreateDate>');
  }
});

it('requires a sign-in, with or without a key', async () => {
  const sessionId = await letters();
  const key = await mailed(sessionId);
  expect((await world.ask(downloadCsv, null, { params: { sessionId }, query: { key } })).statusCode).toBe(
    401,
  );
});

it('opens its own letters and no others', async () => {
  const [one, other] = [await letters(), await letters()];
  const key = await mailed(one);
  expect([await open(printer, one, key), await open(printer, other, key)]).toEqual([200, 404]);
});

it('ends when it is revoked, with every link to the letters; their account keeps access', async () => {
  const sessionId = await letters();
  const keys = [await mailed(sessionId), await mailed(sessionId)];
  expect((await linksOf(sessionId)).links).toHaveLength(2);
  expect((await world.ask(revokePrintLinks, printer, { params: { sessionId } })).statusCode).toBe(404);
  expect((await world.ask(revokePrintLinks, owner, { params: { sessionId } })).json()).toEqual({ ok: true });
  for (const key of keys) expect(await open(printer, sessionId, key)).toBe(404);
  expect((await linksOf(sessionId)).links).toEqual([]);
  expect(await open(owner, sessionId)).toBe(200);
});

it('opens for support without a key, with a notification and a record each time', async () => {
  const sessionId = await letters();
  const support = await world.person('b2b', 0);
  world.trust(support);
  expect([await open(support, sessionId), await open(support, sessionId)]).toEqual([200, 200]);
  expect((await linksOf(sessionId)).openings.map(({ mail }: { mail: string }) => mail)).toEqual([
    'person3@example.com',
    'person3@example.com',
  ]);
  const told = (await world.ask(notifications, owner)).json().results;
  expect(told.filter(({ code }: { code: string }) => code === 'supportActed')).toHaveLength(1);
});

it('expires after 30 days', async () => {
  const sessionId = await letters();
  const key = await mailed(sessionId);
  world.clock.set('2026-12-21T11:59:59.000Z');
  expect(await open(printer, sessionId, key)).toBe(200);
  world.clock.set('2026-12-21T12:00:00.000Z');
  expect(await open(printer, sessionId, key)).toBe(404);
  world.clock.set('2026-11-21T12:00:00.000Z');
});

it('lets its letters be downloaded 20 times, even of 25 at once, and the list as often as needed', async () => {
  const sessionId = await letters();
  const key = await mailed(sessionId);
  const load = async () =>
    (await world.ask(downloadLetters, printer, { params: { sessionId }, query: { key } })).statusCode;
  const codes = await Promise.all(Array.from({ length: 25 }, load));
  const inOne = await world.ask(printLetters, printer, { params: { sessionId }, query: { key } });
  // It counts together with the ZIP files.
  expect([inOne.statusCode, inOne.json().code]).toEqual([410, 'linkUsedUp']);
  expect(codes.filter((code) => code === 200)).toHaveLength(20);
  expect(codes.filter((code) => code === 410)).toHaveLength(5);
  expect(await open(printer, sessionId, key)).toBe(200);
  expect((await linksOf(sessionId)).links).toMatchObject([{ downloads: 20 }]);
});

it('opens only the letters that were neither mailed nor ordered when the cart was made', async () => {
  const sessionId = await letters();
  const standing = async () =>
    (await world.ask(disputes, owner, { params: { profileId } }))
      .json()
      .letters.filter((letter: DisputeLetter) => letter.sessionId === sessionId) as DisputeLetter[];
  const [first, second, third] = (await standing()).map(({ id }) => id);
  const record = async (event: object) =>
    expect(
      (await world.ask(recordDisputeEvent, owner, { params: { profileId }, body: { event } })).statusCode,
    ).toBe(200);
  const on = '2026-11-21';
  const order = async () => {
    const { url, link } = (await world.ask(mailLetters, owner, { params: { sessionId } })).json();
    const query = { key: new URL(link).searchParams.get('key') ?? '' };
    const list = await world.ask(downloadCsv, printer, { params: { sessionId }, query });
    const zip = await world.ask(downloadLetters, printer, { params: { sessionId }, query });
    const inCart = Number(new URL(url).pathname.split(':').at(-1));
    return [inCart, list.body.trim().split('\r\n').length - 1, (await unzip(zip.rawPayload)).length];
  };
  expect(await order()).toEqual([3, 3, 3]);
  await record({
    kind: 'mailed',
    on,
    letters: [first],
    way: 'firstClass',
    tracking: '',
    basis: 'client',
    files: [],
  });
  expect(await order()).toEqual([2, 2, 2]);
  const ordered = { kind: 'ordered', on, basis: 'portal', note: '' };
  await record({ ...ordered, letters: [second] });
  expect(await order()).toEqual([1, 1, 1]);
  // A shop whose link is used up needs another one for what it has the order for.
  await record({ ...ordered, letters: [third] });
  expect(await order()).toEqual([2, 2, 2]);
  const { links } = await linksOf(sessionId);
  // Created at the same moment of the test's clock, so in any order.
  expect(links.map((link: { letters: number | null }) => String(link.letters)).toSorted()).toEqual([
    '1',
    '2',
    '2',
    'null',
  ]);
});

it('orders nothing for someone who doesn’t know that letters were mailed or ordered meanwhile', async () => {
  const sessionId = await letters();
  const { letters: all } = (await world.ask(disputes, owner, { params: { profileId } })).json();
  const [first, second] = all.flatMap((letter: DisputeLetter) =>
    letter.sessionId === sessionId ? [letter.id] : [],
  );
  const record = async (event: object) =>
    expect(
      (await world.ask(recordDisputeEvent, owner, { params: { profileId }, body: { event } })).statusCode,
    ).toBe(200);
  const on = '2026-11-21';
  const order = async (left: string) => {
    const reply = await world.ask(mailLetters, owner, { params: { sessionId }, query: { left } });
    return reply.statusCode === 200 ? 'ordered' : reply.json().code;
  };
  const known = async () => [await order('all'), await order('3'), await order('2'), await order('1')];
  expect(await known()).toEqual(['ordered', 'ordered', 'changedMeanwhile', 'changedMeanwhile']);
  await record({ kind: 'ordered', on, basis: 'portal', note: '', letters: [first] });
  expect(await known()).toEqual(['changedMeanwhile', 'changedMeanwhile', 'ordered', 'changedMeanwhile']);
  const way = { way: 'firstClass', tracking: '', basis: 'client', files: [] };
  await record({ kind: 'mailed', on, ...way, letters: [second] });
  expect(await known()).toEqual(['changedMeanwhile', 'changedMeanwhile', 'changedMeanwhile', 'ordered']);
  const { links } = await linksOf(sessionId);
  expect(links).toHaveLength(4);
});

it('opens nothing when it is revoked while someone opens it', async () => {
  const sessionId = await letters();
  const key = await mailed(sessionId);
  const { printLinks: links } = world.services.store;
  const note = vi.spyOn(links, 'note').mockImplementationOnce(async () => {
    await links.revoke(owner.accountId, sessionId);
  });
  const answer = await world.ask(downloadLetters, printer, { params: { sessionId }, query: { key } });
  note.mockRestore();
  expect(answer.json().code).toBe('notFound');
});

it('tells nobody without the key that a link is used up', async () => {
  const sessionId = await letters();
  const key = await mailed(sessionId);
  const load = (query: { key?: string }) =>
    world.ask(downloadLetters, printer, { params: { sessionId }, query });
  for (let time = 0; time < 20; time += 1) await load({ key });
  const codes = [];
  for (const query of [{ key }, { key: 'AAAAAAAAAAAAAAAAAAAAAA' }, {}])
    codes.push((await load(query)).json().code);
  expect(codes).toEqual(['linkUsedUp', 'notFound', 'notFound']);
  await world.ask(revokePrintLinks, owner, { params: { sessionId } });
  expect((await load({ key })).json().code).toBe('notFound');
});

it('shows a new link once, to the account that creates it', async () => {
  const sessionId = await letters();
  const { url, link } = (await world.ask(mailLetters, owner, { params: { sessionId } })).json();
  expect(new URL(url).searchParams.get('note')).toBe(`Print ${link}`);
  expect(await open(printer, sessionId, new URL(link).searchParams.get('key') ?? '')).toBe(200);
});

it('names who opened it by the address they sign in with, not by the one they chose to show', async () => {
  const sessionId = await letters();
  const key = await mailed(sessionId);
  await world.ask(saveSettings, printer, { body: { mail: 'business@example.com' } });
  await open(printer, sessionId, key);
  expect((await linksOf(sessionId)).openings).toMatchObject([
    { mail: 'person2@example.com', confirmed: false },
  ]);
  await world.services.store.embeddedUsers.verifyMail(printer.subject, 'person2@example.com');
  expect((await linksOf(sessionId)).openings).toMatchObject([{ confirmed: true }]);
});

it('is not opened by a guessed key', async () => {
  const sessionId = await letters();
  await mailed(sessionId);
  const guesses = isThorough ? 100_000 : 500;
  const { printLinks: links } = world.services.store;
  let opened = 0;
  for (let guess = 0; guess < guesses; guess += 1) {
    const key = randomBytes(16).toString('base64url');
    if (await links.opens(owner.accountId, sessionId, key, 'csv')) opened += 1;
  }
  expect(opened).toBe(0);
  expect(await open(printer, sessionId, randomBytes(16).toString('base64url'))).toBe(404);
  figure(`${guesses.toLocaleString('en')} guesses, 0 opened`);
});

it('notes no order for a cart whose link could not be made', async () => {
  const { store } = world.services;
  const sessionId = await letters();
  const ordered = async () =>
    (await store.events.list(owner.accountId, profileId)).filter(({ kind }) => kind === 'printOrderStarted');
  const before = await ordered();
  const full = new StoreUnavailable('SQLITE_FULL', 'The disk is full.');
  vi.spyOn(Object.getPrototypeOf(store.printLinks), 'issue').mockRejectedValueOnce(full);
  const refused = await world.ask(mailLetters, owner, { params: { sessionId } });
  expect(refused.json().code).toBe('unavailable');
  expect(await ordered()).toEqual(before);
  await mailed(sessionId);
  expect(await ordered()).toHaveLength(before.length + 1);
});
