/** The job table: who gets a job, who may end it, and what its key and its transaction promise. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { HeldJob } from '#server/store/jobs.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { anAccount } from './builders.ts';

const start = '2026-11-21T12:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();
const kinds = ['letter'];
const claim = (store: Store, worker: string) => store.jobs.claim({ kinds, worker, leaseUntil: later(60) });
const enqueue = (store: Store, values: object = {}) =>
  store.jobs.enqueue({ kind: 'letter', accountId: null, payload: { text: 'Dear bureau' }, ...values });

function held(job: HeldJob | null): HeldJob {
  if (job === null) throw new Error('No job was due');
  return job;
}

/** As the database holds them. */
async function payloadsIn({ dataDir, databaseUrl }: StoreConfiguration) {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  const rows = await db.read.selectFrom('job').select('sealed_payload').execute();
  await db.close();
  return rows.map((row) => row.sealed_payload);
}

eachEngine('the job table', (engine) => {
  it('gives each job to one worker, the longest due first, and none before it is due', async () => {
    const store = await engine.open();
    const first = await enqueue(store);
    const second = await enqueue(store, { dueAt: later(-5) });
    await enqueue(store, { dueAt: later(1) });
    await enqueue(store, { kind: 'unknown here' });
    const claimed = await Promise.all([claim(store, 'a'), claim(store, 'b'), claim(store, 'c')]);
    const ids = claimed.map((job) => job?.id).filter((id) => id !== undefined);
    expect(new Set(ids)).toEqual(new Set([first, second]));
    expect(ids).toHaveLength(2);
    expect(held(claimed.find((job) => job?.id === first) ?? null).payload).toEqual({ text: 'Dear bureau' });
    expect(await store.jobs.nextDue(kinds)).toBe(later(1));
  });

  it('adds a job with its transaction or not at all, and only once for a key', async () => {
    const store = await engine.open();
    await expect(
      store.transaction(async (step) => {
        await step.jobs.enqueue({ kind: 'letter', accountId: null, payload: null });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await claim(store, 'a')).toBeNull();
    expect(await enqueue(store, { key: 'today' })).not.toBeNull();
    expect(await enqueue(store, { key: 'today' })).toBeNull();
    expect(await store.jobs.settle(held(await claim(store, 'a')), { state: 'done' })).toBe(true);
    expect(await enqueue(store, { key: 'today' })).toBeNull();
  });

  it('passes the job of a worker that died to the next one, whose result alone counts', async () => {
    const clock = aClock(start);
    const store = await engine.open(await engine.fresh({ clock }));
    await enqueue(store);
    const lost = held(await claim(store, 'a'));
    expect(await claim(store, 'b')).toBeNull();
    clock.set(later(61));
    const second = held(await store.jobs.claim({ kinds, worker: 'b', leaseUntil: later(120) }));
    expect([second.id, second.attempt]).toEqual([lost.id, 2]);
    expect(await store.jobs.extend(lost, later(300))).toBe('lost');
    expect(await store.jobs.progress(lost, 1, 2)).toBe(false);
    expect(await store.jobs.settle(lost, { state: 'done' })).toBe(false);
    expect(await store.jobs.settle(second, { state: 'done' })).toBe(true);
    expect(await claim(store, 'c')).toBeNull();
  });

  it('repeats a failed attempt when it is due, and never after the last', async () => {
    const clock = aClock(start);
    const store = await engine.open(await engine.fresh({ clock }));
    await enqueue(store);
    const failed = { state: 'waiting', dueAt: later(30) } as const;
    await store.jobs.settle(held(await claim(store, 'a')), failed);
    clock.set(later(29));
    expect(await claim(store, 'a')).toBeNull();
    clock.set(later(30));
    const again = held(await claim(store, 'a'));
    expect(again.attempt).toBe(2);
    await store.jobs.settle(again, { state: 'failed' });
    clock.set(later(100_000));
    expect(await claim(store, 'a')).toBeNull();
  });

  it('does not count the attempt of a worker that handed the job back', async () => {
    const store = await engine.open();
    await enqueue(store);
    await store.jobs.settle(held(await claim(store, 'a')), { state: 'waiting', isUncounted: true });
    expect(held(await claim(store, 'b')).attempt).toBe(1);
  });

  it('shows and cancels a job for its own account only', async () => {
    const store = await engine.open();
    const [mine, others] = [await anAccount(store), await anAccount(store)];
    const waiting = (await enqueue(store, { accountId: mine })) ?? '';
    expect(await store.jobs.find(others, waiting)).toBeNull();
    expect(await store.jobs.cancel(others, waiting)).toBe(false);
    expect(await store.jobs.cancel(mine, waiting)).toBe(true);
    expect(await store.jobs.find(mine, waiting)).toMatchObject({ state: 'canceled' });
    expect(await claim(store, 'a')).toBeNull();

    const running = (await enqueue(store, { accountId: mine })) ?? '';
    const job = held(await claim(store, 'a'));
    expect(await store.jobs.progress(job, 3, 8)).toBe(true);
    expect(await store.jobs.find(mine, running)).toMatchObject({ state: 'running', done: 3, total: 8 });
    expect(await store.jobs.cancel(others, running)).toBe(false);
    expect(await store.jobs.extend(job, later(60))).toBe('held');
    expect(await store.jobs.cancel(mine, running)).toBe(true);
    expect(await store.jobs.extend(job, later(90))).toBe('canceled');
    await store.jobs.settle(job, { state: 'canceled' });
    expect(await store.jobs.cancel(mine, running)).toBe(false);
  });

  it('seals what a job is about, keeps it no longer than the job needs it, and purges it after 30 days', async () => {
    const clock = aClock(start);
    const configuration = await engine.fresh({ clock });
    const store = await engine.open(configuration);
    await enqueue(store, { payload: { to: 'pat@example.com' } });
    const payloads = () => payloadsIn(configuration);
    expect((await payloads()).join()).toMatch(/^s1\.[\w-]+$/);
    await store.jobs.settle(held(await claim(store, 'a')), { state: 'done' });
    expect(await payloads()).toEqual([null]);
    clock.set('2026-12-21T12:00:00.000Z');
    await store.purge();
    expect(await payloads()).toHaveLength(1);
    clock.set('2026-12-21T12:00:00.001Z');
    await store.purge();
    expect(await payloads()).toEqual([]);
  });

  it('wakes those who wait when a transaction with a job commits', async () => {
    const store = await engine.open();
    const { promise: woken, resolve } = Promise.withResolvers<void>();
    const stop = store.onJobs(resolve);
    await store.transaction(async (step) => {
      await step.jobs.enqueue({ kind: 'letter', accountId: null, payload: null });
    });
    await woken;
    stop();
  });
});
