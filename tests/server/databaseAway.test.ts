import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createProfile, listProfiles } from '#contract/profiles.ts';
import { health } from '#contract/service.ts';
import { enter } from '#server/identity/enter.ts';
import { notifyAfterMonth } from '#server/profiles/notifyAfterMonth.ts';
import { openStore } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anApp, aProfileInput, type AppUnderTest } from '#tests/support/anApp.ts';
import {
  createDatabase,
  findPostgres,
  startPostgres,
  withServerRole,
  type PostgresServer,
} from '#tests/support/aPostgres.ts';
import { sqliteIn } from '#tests/support/aStore.ts';
import { timeouts } from '#tests/support/timeouts.ts';
import { audit, startLoad, type Ask } from '#tests/support/load.ts';
import { aLossyProxy } from '#tests/support/aLossyProxy.ts';
import { aProfile, aReport } from '#tests/routes/world.ts';

const installed = findPostgres();
const granted = 1_000;
const secondAfter = (instant: Date) => new Date(instant.getTime() + 1_000).toISOString();

describe.skipIf(installed === null)('when PostgreSQL is away for a while, the server', () => {
  let database: PostgresServer;
  beforeAll(async () => {
    if (installed === null) throw new Error('PostgreSQL is not installed.');
    database = await startPostgres(installed);
  });
  afterEach(() => database.start());
  afterAll(() => database.stop());

  async function onDatabase(
    test: (world: AppUnderTest) => Promise<void>,
    reach = (url: string) => url,
  ): Promise<void> {
    const roles = await withServerRole(await createDatabase(database.url, null));
    const world = await anApp({}, { ...roles, databaseUrl: reach(roles.databaseUrl) });
    try {
      await test(world);
    } finally {
      await world.close();
    }
  }

  const healthOf = async ({ ask }: AppUnderTest) => (await ask(health, null)).statusCode;
  const recovery = async (world: AppUnderTest) => {
    await expect.poll(() => healthOf(world)).toBe(200);
  };

  it(
    'loses and duplicates nothing under load, whether connections or the server end',
    () =>
      onDatabase(async (world) => {
        const who = await world.person('b2b', granted);
        const profileId = await aProfile(world, who);
        const reportId = await aReport(world, who, profileId);
        const ask: Ask = (call, options) => world.ask(call, who, options);
        const load = await startLoad(ask, { profileId, reportId });
        // Work whose beginning was committed without a reply is held by no one: it is done again when its hold has ended.
        const running = setInterval(() => world.clock.set(secondAfter(world.clock.now())), 1_000);
        onTestFinished(() => clearInterval(running));

        await load.oneMoreOfEach();
        await database.endConnections();
        await load.oneMoreOfEach();
        for (const how of ['fast', 'immediate'] as const) {
          await database.shutDown(how);
          await database.start();
          await load.oneMoreOfEach();
        }
        await load.stop();

        const refusals = load.refusals.map(({ status, code, retryAfter }) =>
          [status, code, retryAfter].join(' '),
        );
        expect([...new Set(refusals)]).toEqual(['503 unavailable 2']);
        expect(await audit(ask, load.acknowledged, { granted, before: new Set() })).toEqual({
          lost: [],
          doubled: [],
          damaged: [],
        });
      }),
    timeouts.journey,
  );

  it('says so on every call and at /api/health, and serves again once it is back', async () => {
    await onDatabase(async (world) => {
      const who = await world.person();
      await database.shutDown('fast');

      const refused = await world.ask(listProfiles, who);
      expect(refused.json()).toEqual({ ok: false, code: 'unavailable', error: '' });
      const ill = await world.ask(health, null);
      expect(ill.json()).toEqual({
        ok: false,
        code: 'unavailable',
        error: 'The database is not responding.',
      });
      for (const { statusCode, headers } of [refused, ill]) {
        expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      }
      const { store } = world.services;
      await expect(store.purge()).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(notifyAfterMonth(world.services)).rejects.toBeInstanceOf(StoreUnavailable);

      await database.start();
      await recovery(world);
      expect((await world.ask(listProfiles, who)).statusCode).toBe(200);
      await expect(store.purge()).resolves.toBeUndefined();
    });
  });

  it('responds at /api/health even if the database hangs', async () => {
    await onDatabase(async (world) => {
      const resume = await database.freeze();
      try {
        expect(await Promise.all([healthOf(world), healthOf(world)])).toEqual([503, 503]);
      } finally {
        resume();
      }
      await recovery(world);
    });
  });

  it('does not repeat a commit whose reply was lost, and recognizes the repeated request', async () => {
    const proxy = await aLossyProxy(database);
    await onDatabase(async (world) => {
      const who = await world.person();
      const saving = { body: aProfileInput(), headers: { 'idempotency-key': randomUUID() } };
      const listed = async () => (await world.ask(listProfiles, who)).json().results;
      expect(await listed()).toEqual([]);

      const before = proxy.commits();
      proxy.loseNextCommit();
      const unanswered = await world.ask(createProfile, who, saving);
      expect([unanswered.statusCode, unanswered.json().code]).toEqual([503, 'unavailable']);
      expect(proxy.commits() - before).toBe(1);
      const [made] = await listed();

      expect((await world.ask(createProfile, who, saving)).json()).toEqual({ id: made.id });
      expect(await listed()).toHaveLength(1);
    }, proxy.through);
    await proxy.close();
  });

  it('fails only the transaction whose connection ended', async () => {
    await onDatabase(async ({ services: { store } }) => {
      const someone = { provider: 'embedded', subject: 'someone', variant: 'b2b' } as const;
      const newUser = { ...someone, timeZone: 'UTC', fullName: 'Some Body', mail: 'some@example.com' };
      const failing = store.transaction(async (step) => {
        await step.users.add(await step.accounts.create('b2b', 'UTC'), newUser);
        await database.endConnections();
        return step.users.findBySubject('embedded', 'someone');
      });
      await expect(failing).rejects.toBeInstanceOf(StoreUnavailable);
      expect(await store.users.findBySubject('embedded', 'someone')).toBeNull();
      expect((await enter(store, newUser)).isNew).toBe(true);
    });
  });

  it('gives up on a query that gets no response, and frees its slot in the pool', async () => {
    const db = openPostgres(database.url, 1, 100);
    await expect(sql`select pg_sleep(3600)`.execute(db.read)).rejects.toMatchObject({
      name: 'StoreUnavailable',
      reason: 'no response',
    });
    const next = async () => (await sql<{ one: number }>`select 1 as one`.execute(db.read)).rows;
    await expect.poll(next).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('passes on every other failure unchanged', async () => {
    const db = openPostgres(database.url, 1);
    await expect(sql`select 1 / 0`.execute(db.read)).rejects.toMatchObject({ code: '22012' });
    await db.close();
  });

  it('refuses to start with a message that says where it looked and why it failed', async () => {
    const starting = (address: string) => openStore(sqliteIn(database.folder, { databaseUrl: address }));
    await expect(starting('postgres://redress:secret@localhost:1/redress')).rejects.toThrow(
      /^PostgreSQL at localhost:1 is not responding \(.*ECONNREFUSED.*\): check DATABASE_URL, and that the server is running\.$/,
    );
    await expect(starting(database.url.replace('/postgres?', '/nowhere?'))).rejects.toThrow(
      `PostgreSQL at ${database.folder} refused the connection: database "nowhere" does not exist.`,
    );
  });
});
