import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { disputes, recordDisputeEvent, viewDisputeFile } from '#contract/disputes.ts';
import {
  assignScan,
  discardScan,
  inbox,
  type InboxScan,
  keepScan,
  uploadScan,
  viewScan,
} from '#contract/inbox.ts';
import { profileLogs } from '#contract/profiles.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { aForm, anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport, aSession, anImage } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const upload = (who: Person, content: Buffer = pdf) => world.ask(uploadScan, who, aForm('file', content));
const uploaded = async (who: Person, content?: Buffer): Promise<string> =>
  (await upload(who, content)).json().id;
const listed = async (who: Person) => (await world.ask(inbox, who)).json();
const view = (who: Person, scanId: string) => world.ask(viewScan, who, { params: { scanId } });
const assign = (who: Person, scanId: string, profileId: string, sender = 'Equifax') =>
  world.ask(assignScan, who, { params: { scanId }, body: { profileId, sender } });
const uploadUnder = (who: Person, key: string, content: Buffer) => {
  const form = aForm('file', content);
  return world.ask(uploadScan, who, { ...form, headers: { ...form.headers, 'idempotency-key': key } });
};
const viewOf = (who: Person, profileId: string, fileId: string) =>
  world.ask(viewDisputeFile, who, { params: { profileId, fileId } });
const keyOf = (accountId: string, scanId: string) => world.services.store.profiles.scanKey(accountId, scanId);

describe('a scan that belongs to no client', () => {
  it('is listed with who took it, opens as it was, and each opening is recorded', async () => {
    const who = await world.person();
    const scanId = await uploaded(who);
    expect((await listed(who)).scans).toEqual([
      {
        id: scanId,
        name: expect.any(String),
        mediaType: 'application/pdf',
        uploadedAt: world.clock.now().toISOString(),
        by: expect.stringMatching(/./),
        sameAs: null,
      },
    ]);
    const opened = await view(who, scanId);
    expect(opened.rawPayload.equals(pdf)).toBe(true);
    expect(opened.headers['content-security-policy']).toContain('sandbox');
    const rows = await world.services.store.accessRecord.list(who.accountId, { before: null, limit: 1 });
    expect(rows).toMatchObject([{ call: 'viewScan', object: scanId, outcome: 'answered' }]);
  });

  it('is an image, re-encoded, or a PDF, and nothing else', async () => {
    const who = await world.person();
    const scanId = await uploaded(who, await anImage());
    expect((await view(who, scanId)).headers['content-type']).toBe('image/png');
    expect((await upload(who, Buffer.from('a text'))).json().code).toBe('notAnImage');
    expect((await listed(who)).scans).toHaveLength(1);
  });

  it('is discarded for good, key included, and only who, when, and why stay', async () => {
    const who = await world.person();
    const scanId = await uploaded(who);
    expect(await keyOf(who.accountId, scanId)).not.toBeNull();
    const discard = () => world.ask(discardScan, who, { params: { scanId }, body: { reason: 'unreadable' } });
    expect((await discard()).json()).toEqual({ ok: true });
    expect(await keyOf(who.accountId, scanId)).toBeNull();
    expect((await view(who, scanId)).statusCode).toBe(404);
    expect((await discard()).statusCode).toBe(404);
    const { scans, discarded } = await listed(who);
    expect(scans).toEqual([]);
    expect(discarded).toMatchObject([{ id: scanId, reason: 'unreadable', by: expect.stringMatching(/./) }]);
  });

  it('is not another account’s', async () => {
    const [who, stranger] = [await world.person(), await world.person()];
    const scanId = await uploaded(who);
    const theirs = await aProfile(world, stranger);
    expect((await listed(stranger)).scans).toEqual([]);
    expect((await view(stranger, scanId)).statusCode).toBe(404);
    for (const refused of [
      await assign(stranger, scanId, theirs),
      await world.ask(keepScan, stranger, { params: { scanId } }),
      await world.ask(discardScan, stranger, { params: { scanId }, body: { reason: 'duplicate' } }),
    ])
      expect(refused.statusCode).toBe(404);
    expect((await assign(who, scanId, theirs)).statusCode).toBe(404);
    expect((await listed(who)).scans).toHaveLength(1);
  });

  it('is nothing for consumers, whose scans are their own', async () => {
    const consumer = await world.person('b2c');
    expect((await world.ask(inbox, consumer)).statusCode).toBe(403);
    expect((await upload(consumer)).statusCode).toBe(403);
  });
});

describe('a scan that was assigned', () => {
  it('is the client’s, sealed with their key; its own key stays for older copies of the data', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const scanId = await uploaded(who);
    expect((await assign(who, scanId, profileId)).json()).toEqual({ ok: true });
    expect((await viewOf(who, profileId, scanId)).rawPayload.equals(pdf)).toBe(true);
    expect((await view(who, scanId)).statusCode).toBe(404);
    expect(await keyOf(who.accountId, scanId)).not.toBeNull();
    const { files } = (await world.ask(disputes, who, { params: { profileId } })).json();
    expect(files.map(({ id }: { id: string }) => id)).toEqual([scanId]);
    expect(await listed(who)).toMatchObject({
      scans: [],
      assigned: [{ id: scanId, profileId, sender: 'Equifax', mediaType: 'application/pdf' }],
      counts: { scans: 0, assigned: 1 },
    });
  });

  it('can be assigned twice without harm, and to another client as long as no answer has it', async () => {
    const who = await world.person();
    const first = await aProfile(world, who);
    const second = await aProfile(world, who, { profileName: 'Another' });
    const scanId = await uploaded(who);
    await assign(who, scanId, first);
    expect((await assign(who, scanId, first, 'Experian')).statusCode).toBe(200);
    expect((await listed(who)).assigned).toMatchObject([{ profileId: first, sender: 'Experian' }]);
    expect((await assign(who, scanId, second)).statusCode).toBe(200);
    expect((await viewOf(who, first, scanId)).statusCode).toBe(404);
    expect((await viewOf(who, second, scanId)).rawPayload.equals(pdf)).toBe(true);
    const { results } = (await world.ask(profileLogs, who)).json();
    expect(results.map(({ status }: { status: string }) => status)).toContain('scanMoved');
  });

  it.each([
    [
      'an answer is recorded with it',
      async (who: Person, profileId: string, scanId: string) => {
        await aSession(world, who, profileId, await aReport(world, who, profileId));
        const { letters, today } = (await world.ask(disputes, who, { params: { profileId } })).json();
        const about = { printed: null, letters: [letters[0].id], answer: 'other', results: [], note: '' };
        const event = { kind: 'answer', on: today, ...about, files: [scanId] };
        return world.ask(recordDisputeEvent, who, { params: { profileId }, body: { event } });
      },
    ],
    [
      'a person leaves it with the client’s files',
      (who: Person, _: string, scanId: string) => world.ask(keepScan, who, { params: { scanId } }),
    ],
  ] as const)('leaves the inbox and stays with the client once %s', async (_, settle) => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const other = await aProfile(world, who, { profileName: 'Another' });
    const scanId = await uploaded(who);
    await assign(who, scanId, profileId);
    const settled = await settle(who, profileId, scanId);
    expect([settled.statusCode, settled.json()]).toMatchObject([200, {}]);
    expect((await listed(who)).assigned).toEqual([]);
    expect((await assign(who, scanId, other)).statusCode).toBe(404);
    expect((await viewOf(who, profileId, scanId)).statusCode).toBe(200);
  });

  it('goes to one client when two windows move it to different ones at once', async () => {
    const who = await world.person();
    const first = await aProfile(world, who);
    const others = [
      await aProfile(world, who, { profileName: 'Another' }),
      await aProfile(world, who, { profileName: 'A third' }),
    ];
    const scanId = await uploaded(who);
    await assign(who, scanId, first);
    const { assignedScans: scans } = world.services.store;
    const found = scans.find.bind(scans);
    let asked = 0;
    let goOn = () => {};
    const both = new Promise<void>((resolve) => (goOn = resolve));
    const read = vi.spyOn(scans, 'find').mockImplementation(async (...of) => {
      const scan = await found(...of);
      if ((asked += 1) === others.length) goOn();
      await both;
      return scan;
    });
    const answers = await Promise.all(others.map((profileId) => assign(who, scanId, profileId)));
    read.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const opened = await Promise.all([first, ...others].map((profileId) => viewOf(who, profileId, scanId)));
    expect(opened.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(opened[0]?.statusCode).toBe(404);
  });
});

it('leaves a scan with the client that someone else chose after this person opened it, and takes a repeated request', async () => {
  const who = await world.person();
  const [ana, ben] = [await aProfile(world, who), await aProfile(world, who, { profileName: 'Ben' })];
  const scanId = await uploaded(who);
  const give = async (profileId: string, before: string | null) => {
    const body = { profileId, sender: 'Equifax', before };
    return (await world.ask(assignScan, who, { params: { scanId }, body })).json();
  };
  expect(await give(ana, null)).toEqual({ ok: true });
  expect((await give(ben, null)).code).toBe('changedMeanwhile');
  expect((await listed(who)).assigned).toMatchObject([{ id: scanId, profileId: ana }]);
  expect(await give(ana, null)).toEqual({ ok: true });
  expect(await give(ben, ana)).toEqual({ ok: true });
});

it('leaves a scan with the sender that someone else named after this person opened it, and takes a repeated request', async () => {
  const who = await world.person();
  const [ana, ben] = [await aProfile(world, who), await aProfile(world, who, { profileName: 'Ben' })];
  const scanId = await uploaded(who);
  type Seen = { readonly before: string | null; readonly senderBefore: string | null };
  const give = async (profileId: string, sender: string, seen: Seen) => {
    const body = { profileId, sender, ...seen };
    return (await world.ask(assignScan, who, { params: { scanId }, body })).json();
  };
  const nobody: Seen = { before: null, senderBefore: null };
  const ok = { ok: true };
  expect(await give(ana, 'Equifax', nobody)).toEqual(ok);
  expect(await give(ana, 'Equifax', nobody)).toEqual(ok);
  expect((await give(ana, 'Experian', nobody)).code).toBe('changedMeanwhile');
  const withEquifax: Seen = { before: ana, senderBefore: 'Equifax' };
  expect(await give(ana, 'TransUnion', withEquifax)).toEqual(ok);
  for (const profileId of [ana, ben])
    expect((await give(profileId, 'Experian', withEquifax)).code).toBe('changedMeanwhile');
  expect((await listed(who)).assigned).toMatchObject([{ id: scanId, profileId: ana, sender: 'TransUnion' }]);
});

it('stores a scan a second time and says where the first one is, of another account nothing', async () => {
  const [who, stranger] = [await world.person(), await world.person()];
  const profileId = await aProfile(world, who, { profileName: 'Devon' });
  expect((await upload(who)).json()).not.toHaveProperty('sameAs');
  const uploadedAt = world.clock.now().toISOString();
  const again = (await upload(who)).json();
  expect(again.sameAs).toEqual({ uploadedAt, profileName: null });
  const same = async () => (await listed(who)).scans.map((scan: InboxScan) => scan.sameAs);
  expect(await same()).toEqual([null, { uploadedAt, profileName: null }]);
  const [first] = (await listed(who)).scans;
  await assign(who, first?.id ?? '', profileId);
  expect(await same()).toEqual([{ uploadedAt, profileName: 'Devon' }]);
  for (const { id } of (await listed(who)).scans) await assign(who, id, profileId);
  expect((await upload(who)).json().sameAs).toEqual({ uploadedAt, profileName: 'Devon' });
  expect(
    (await upload(who, Buffer.from(pdf.toString().replace('1 0 obj', '2 0 obj')))).json(),
  ).not.toHaveProperty('sameAs');
  expect((await upload(stranger)).json()).not.toHaveProperty('sameAs');
});

it('says of a scan that it is there twice only as long as the first one is there', async () => {
  const who = await world.person();
  const first = (await upload(who)).json().id;
  await upload(who);
  expect((await listed(who)).scans).toMatchObject([{ sameAs: null }, { sameAs: { profileName: null } }]);
  await world.ask(discardScan, who, { params: { scanId: first }, body: { reason: 'duplicate' } });
  expect((await listed(who)).scans).toMatchObject([{ sameAs: null }]);
});

it('stores a scan once under its key, although it arrives again, and no other file under that key', async () => {
  const who = await world.person();
  const first = await uploadUnder(who, 'first-file', pdf);
  const repeated = await uploadUnder(who, 'first-file', pdf);
  expect([repeated.statusCode, repeated.json()]).toEqual([200, first.json()]);
  expect((await listed(who)).scans).toHaveLength(1);
  expect((await uploadUnder(who, 'first-file', Buffer.concat([pdf, pdf]))).statusCode).toBe(400);
  await uploadUnder(who, 'second-file', pdf);
  expect((await listed(who)).scans).toHaveLength(2);
});

describe('after a commit whose reply was lost', () => {
  /** What the next transaction writes is kept, but its caller hears that the connection was lost. */
  function loseNextReply(): void {
    const { store } = world.services;
    const commit = store.transaction.bind(store);
    vi.spyOn(store, 'transaction').mockImplementationOnce(async (work) => {
      await commit(work);
      throw new StoreUnavailable('lost', 'The connection was lost.');
    });
  }

  it('an uploaded scan still has its file, also for the upload that is repeated', async () => {
    const who = await world.person();
    loseNextReply();
    expect((await uploadUnder(who, 'lost-upload', pdf)).json().code).toBe('unavailable');
    const { id } = (await uploadUnder(who, 'lost-upload', pdf)).json();
    expect((await listed(who)).scans).toMatchObject([{ id }]);
    expect((await view(who, id)).rawPayload.equals(pdf)).toBe(true);
  });

  it('an assigned scan still has its file, also after it is assigned again', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const scanId = await uploaded(who);
    loseNextReply();
    expect((await assign(who, scanId, profileId)).json().code).toBe('unavailable');
    expect((await assign(who, scanId, profileId)).json()).toEqual({ ok: true });
    expect((await viewOf(who, profileId, scanId)).rawPayload.equals(pdf)).toBe(true);
  });
});

it('stays in the inbox when someone else moved it after this person opened it', async () => {
  const who = await world.person();
  const [ana, ben] = [await aProfile(world, who), await aProfile(world, who, { profileName: 'Ben' })];
  const scanId = await uploaded(who);
  await assign(who, scanId, ben);
  const keep = (before: string) => world.ask(keepScan, who, { params: { scanId }, query: { before } });
  const refused = await keep(ana);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changedMeanwhile']);
  expect((await listed(who)).assigned).toHaveLength(1);
  expect((await keep(ben)).statusCode).toBe(200);
  expect((await listed(who)).assigned).toEqual([]);
});
