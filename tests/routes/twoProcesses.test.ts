/** What must hold across processes that share a database and files, whichever answers. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { viewDocument } from '#contract/documents.ts';
import { dailyLimits } from '#contract/limits.ts';
import { createPayment } from '#contract/payment.ts';
import { createProfile, deleteProfile, listProfiles, profileDetails } from '#contract/profiles.ts';
import { generateAutomatic, generationLog } from '#contract/repair.ts';
import { reportTicket, ticketedReport } from '#contract/reports.ts';
import { accessKey } from '#server/access/recorder.ts';
import { verifyAccess } from '#server/access/verify.ts';
import { grantsOf, sessionsOf } from '#server/identity/embedded/adapter.ts';
import { aProfileInput, twoApps, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { hasPostgres } from '#tests/support/aStore.ts';
import { anObjectStore, openBucket, type ObjectStoreUnderTest } from '../server/blobs/anObjectStore.ts';
import { aDocument, aProfile, aReport } from './world.ts';

describe.skipIf(!hasPostgres)('two processes on one PostgreSQL and one bucket', () => {
  let store: ObjectStoreUnderTest;
  let world: Awaited<ReturnType<typeof twoApps>>;
  let both: readonly AppUnderTest[];
  beforeAll(async () => {
    store = await anObjectStore();
    world = await twoApps({ files: await openBucket(store) });
    both = [world.one, world.other];
  });
  afterAll(async () => {
    await world.close();
    await store.stop();
  });

  const profilesOf = async (app: AppUnderTest, who: Person) =>
    (await app.ask(listProfiles, who)).json().results as readonly { id: string }[];
  /** Many times the same at once, at both in turn. */
  const atOnce = <T>(count: number, work: (app: AppUnderTest) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index % 2 === 0 ? world.one : world.other)));
  const count = (answers: readonly { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;

  it('show each account its own, wherever it was written, and no other’s', async () => {
    const [owner, stranger] = [await world.one.person(), await world.one.person()];
    const profileId = await aProfile(world.one, owner);
    await aDocument(world.other, owner, profileId, 'ssn');
    for (const app of both) {
      const calls = [
        [profileDetails, { params: { profileId } }],
        [viewDocument, { params: { profileId, kind: 'ssn' } }],
      ] as const;
      for (const [call, options] of calls) {
        expect((await app.ask(call, owner, options)).statusCode).toBe(200);
        expect((await app.ask(call, stranger, options)).statusCode).toBe(404);
      }
      expect((await app.ask(deleteProfile, stranger, { params: { profileId } })).statusCode).toBe(404);
      expect(await profilesOf(app, stranger)).toEqual([]);
    }
    expect((await world.other.ask(deleteProfile, owner, { params: { profileId } })).statusCode).toBe(200);
    expect((await world.one.ask(profileDetails, owner, { params: { profileId } })).statusCode).toBe(404);
    expect([...store.bucket.objects.keys()]).toEqual(['identity']);
  });

  it('create one profile for one idempotency key, and answer the same', async () => {
    const who = await world.one.person();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await atOnce(8, (app) => app.ask(createProfile, who, { headers, body: aProfileInput() }));
    expect(count(answers, 200)).toBe(8);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await profilesOf(world.other, who)).toHaveLength(1);
  });

  it('spend a generation once, and no more than there are', async () => {
    const who = await world.one.person('b2b', 2);
    const profileId = await aProfile(world.one, who);
    const reportId = await aReport(world.other, who, profileId);
    const params = { profileId, reportId, selectedOptions: '5' };
    const generate = (app: AppUnderTest, key: string) =>
      app.ask(generateAutomatic, who, {
        params,
        query: { repeat: 'true' },
        headers: { 'idempotency-key': key },
        body: [5],
      });
    const sets = async () => (await world.one.ask(generationLog, who)).json().generations.length;

    const typeset = both.map(({ services }) => vi.spyOn(services.typesetter, 'typeset'));
    const key = randomUUID();
    const same = await atOnce(6, (app) => generate(app, key));
    expect([count(same, 200), await sets()]).toEqual([6, 1]);
    // The others joined the process that wrote them.
    expect(typeset.filter(({ mock }) => mock.calls.length > 0)).toHaveLength(1);
    const different = await atOnce(6, (app) => generate(app, randomUUID()));
    expect([count(different, 200), await sets()]).toEqual([1, 2]);
  });

  it('open a ticket once', async () => {
    const who = await world.one.person();
    const profileId = await aProfile(world.one, who);
    const reportId = await aReport(world.one, who, profileId);
    const { url } = (await world.one.ask(reportTicket, who, { params: { profileId, reportId } })).json();
    const params = { ticket: String(url).split('/').at(-1) ?? '' };
    const opened = await atOnce(6, (app) => app.ask(ticketedReport, null, { params }));
    expect([count(opened, 200), count(opened, 404)]).toEqual([1, 5]);
  });

  it('record every read in one unbroken chain, whichever of them answered', async () => {
    const who = await world.one.person();
    const profileId = await aProfile(world.one, who);
    const read = (app: AppUnderTest) => app.ask(profileDetails, who, { params: { profileId } });
    const { store } = world.one.services;
    const recorded = async () => (await store.accessRecord.head(who.accountId))?.number ?? 0;
    const before = await recorded();
    // In turn, so that each finds that the other has added to the chain, and then at once.
    for (const app of [...both, ...both, ...both]) expect((await read(app)).statusCode).toBe(200);
    expect(count(await atOnce(10, read), 200)).toBe(10);
    expect((await recorded()) - before).toBe(16);
    expect((await verifyAccess(store, await accessKey(store))).breaks).toEqual([]);
  });

  it('allow an account together what a day allows', async () => {
    const who = await world.one.person('b2c');
    const { orders } = dailyLimits;
    const rest = 2;
    const allowance = { what: 'orders', most: orders, window: 24 * 60 * 60_000 };
    for (let made = 0; made < orders - rest; made += 1)
      await world.one.services.store.allowances.take(who.accountId, allowance);
    const answers = await atOnce(rest + 4, (app) =>
      app.ask(createPayment, who, {
        params: { count: '1' },
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
    expect([count(answers, 200), count(answers, 429)]).toEqual([rest, 4]);
  });

  it('refuse a session that was ended in the other one, within five seconds', async () => {
    const who = await world.one.person();
    const uid = randomUUID();
    const { oidcPayloads } = world.one.services.store;
    await oidcPayloads.upsert(sessionsOf('b2b'), uid, { uid }, { uid, expiresAt: null });
    await oidcPayloads.upsert(grantsOf('b2b'), uid, {}, { expiresAt: null });
    const token = await world.one.token(who.subject, 'b2b', { sid: uid, fam: uid });
    const statuses = () =>
      Promise.all(both.map(async (app) => (await app.ask(listProfiles, { ...who, token })).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await oidcPayloads.destroy(sessionsOf('b2b'), uid);
    const now = world.one.clock.now().getTime();
    world.one.clock.set(new Date(now + 5_000).toISOString());
    expect(await statuses()).toEqual([401, 401]);
  });
});
