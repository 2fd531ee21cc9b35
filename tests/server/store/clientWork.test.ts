/** Work for clients in the job table: who does it, who joins it, and who sees how it ended. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import type { Begun } from '#server/store/clientWork.ts';
import type { HeldJob } from '#server/store/jobs.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine, type EngineUnderTest } from '#tests/support/aStore.ts';
import { aClient, aProfile, anAccount, type Owned } from './builders.ts';

const start = '2026-11-21T12:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();
const ana = 'ana';
const done = { state: 'done', result: { done: 'a report' }, isSeen: false } as const;

async function world(engine: EngineUnderTest) {
  const clock = aClock(start);
  const configuration = await engine.fresh({ clock });
  const store = await engine.open(configuration);
  return { clock, configuration, store, owned: await aClient(store) };
}

const begin = (
  store: Store,
  { accountId, profileId }: Owned,
  key = 'a request',
  seconds = 15,
  isOnce = false,
): Promise<Begun> =>
  store.clientWork.begin(
    { kind: 'letter', key, isOnce, accountId, profileId, begunBy: ana, payload: { about: key } },
    { worker: crypto.randomUUID(), leaseUntil: later(seconds) },
  );

function held(begun: Begun): HeldJob {
  if (begun.kind !== 'held') throw new Error(`It was ${begun.kind}.`);
  return begun.job;
}

/** As the database holds them. */
async function rowsIn({ dataDir, databaseUrl }: StoreConfiguration) {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  const rows = await db.read.selectFrom('job').selectAll().execute();
  await db.close();
  return rows;
}

eachEngine('work for clients', (engine) => {
  it('is done by one worker at a time, and joined by the others', async () => {
    const { store, owned } = await world(engine);
    const others = { ...(await aClient(store)) };
    const all = await Promise.all([1, 2, 3].map(() => begin(store, owned)));
    const mine = held(all.find(({ kind }) => kind === 'held') ?? { kind: 'noProfile' });
    const joined = { kind: 'joined', id: mine.id };
    expect(all.filter(({ kind }) => kind !== 'held')).toEqual([joined, joined]);
    expect(await begin(store, others)).toMatchObject({ kind: 'held' });
    expect(await begin(store, owned, 'another request')).toMatchObject({ kind: 'held' });

    expect(await store.clientWork.progress(owned.accountId, mine.id)).toBe('running');
    expect(await store.clientWork.end(mine, done)).toBe(true);
    expect(await store.clientWork.progress(owned.accountId, mine.id)).toEqual({
      result: { done: 'a report' },
    });
    expect(await store.clientWork.progress(others.accountId, mine.id)).toBe('gone');
    expect(await begin(store, owned)).toMatchObject({ kind: 'held' });
  });

  it('is not begun again once it is done, where it counts once, as long as its result is kept', async () => {
    const { store, owned, clock } = await world(engine);
    const once = () => begin(store, owned, 'a press', 15, true);
    const refused = { ...done, state: 'failed', result: { refused: 'billing' } } as const;
    await store.clientWork.end(held(await once()), refused);
    const work = held(await once());
    await store.clientWork.end(work, done);
    expect(await once()).toEqual({ kind: 'joined', id: work.id });
    expect(await begin(store, { ...owned, ...(await aClient(store)) }, 'a press', 15, true)).toMatchObject({
      kind: 'held',
    });
    clock.set('2026-11-22T12:00:00.001Z');
    await store.purge();
    expect(await once()).toMatchObject({ kind: 'held' });
  });

  it('is begun again by the first one who asks after its worker died, and can no longer be ended by that worker', async () => {
    const { store, owned, clock } = await world(engine);
    const first = held(await begin(store, owned));
    clock.set(later(16));
    expect(await store.clientWork.progress(owned.accountId, first.id)).toBe('gone');
    const second = held(await begin(store, owned, 'a request', 31));
    expect(await store.jobs.extend(first, later(60))).toBe('lost');
    expect(await store.clientWork.end(first, done)).toBe(false);
    expect(await store.clientWork.end(second, done)).toBe(true);
  });

  it('goes to the handler if its worker died and nobody asks', async () => {
    const { store, owned, clock } = await world(engine);
    const { id } = held(await begin(store, owned));
    clock.set(later(16));
    const claim = { kinds: ['letter'], worker: 'a handler', leaseUntil: later(31) };
    expect(await store.jobs.claim(claim)).toMatchObject({ id, attempt: 2, payload: { about: 'a request' } });
  });

  it('is canceled and forgotten with its client, and there is none for a client of someone else', async () => {
    const { store, owned, configuration } = await world(engine);
    const { accountId, profileId } = owned;
    const work = held(await begin(store, owned));
    expect(await begin(store, { ...owned, accountId: await anAccount(store) })).toEqual({
      kind: 'noProfile',
    });
    await store.transaction((step) => removeProfiles(step, accountId, [profileId], 'Ana Agent'));
    expect(await store.jobs.extend(work, later(30))).toBe('lost');
    expect(await store.clientWork.end(work, done)).toBe(false);
    expect(await store.clientWork.progress(accountId, work.id)).toBe('gone');
    expect(await begin(store, owned)).toEqual({ kind: 'noProfile' });
    expect(await rowsIn(configuration)).toEqual([]);
  });

  it('shows everyone what runs, and only the person who began it how it ended, until they have seen it', async () => {
    const { store, owned, clock } = await world(engine);
    const { accountId, profileId } = owned;
    const list = (user = ana, profile = profileId) => store.clientWork.list(accountId, profile, user);
    const work = held(await begin(store, owned));
    const card = { id: work.id, kind: 'letter', since: start, payload: { about: 'a request' } };
    expect(await list('ben')).toEqual([{ ...card, isRunning: true, result: null }]);
    expect(await list(ana, await aProfile(store, accountId))).toEqual([]);
    expect(await store.clientWork.see(accountId, profileId, work.id, ana)).toBe(false);

    await store.clientWork.end(work, done);
    expect(await list('ben')).toEqual([]);
    expect(await list()).toEqual([{ ...card, isRunning: false, result: { done: 'a report' } }]);
    expect(await store.clientWork.see(accountId, profileId, work.id, 'ben')).toBe(false);
    expect(await store.clientWork.see(accountId, profileId, work.id, ana)).toBe(true);
    expect(await list()).toEqual([]);

    // What began later counts.
    clock.set(later(1));
    await store.clientWork.end(held(await begin(store, owned)), done);
    clock.set(later(2));
    await store.clientWork.end(held(await begin(store, owned, 'later')), { ...done, isSeen: true });
    expect(await list()).toEqual([]);
  });

  it('seals what it was about and how it ended, and forgets both after a day', async () => {
    const { store, owned, configuration, clock } = await world(engine);
    await store.clientWork.end(held(await begin(store, owned, 'a password')), done);
    const [row] = await rowsIn(configuration);
    expect([row?.sealed_payload, row?.sealed_result].join(' ')).toMatch(/^s1\.[\w-]+ s1\.[\w-]+$/);
    expect(row?.job_key).toMatch(/^[\w-]{43}$/);
    clock.set('2026-11-22T12:00:00.000Z');
    await store.purge();
    expect((await rowsIn(configuration))[0]?.sealed_result).not.toBeNull();
    clock.set('2026-11-22T12:00:00.001Z');
    await store.purge();
    expect((await rowsIn(configuration))[0]).toMatchObject({ sealed_payload: null, sealed_result: null });
    expect(await store.clientWork.list(owned.accountId, owned.profileId, ana)).toEqual([]);
  });
});
