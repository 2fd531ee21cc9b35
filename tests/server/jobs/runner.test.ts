/** Background work from the point of view of those who write handlers. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { backoff } from '#server/jobs/backoff.ts';
import { HopelessError, jobHandler, type Effects, type JobContext } from '#server/jobs/job.ts';
import { runJobs, type JobRunner } from '#server/jobs/runner.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { anAccount } from '#tests/server/store/builders.ts';
import { aClock, aFolder, sqliteIn, type HandClock } from '#tests/support/aStore.ts';

const start = '2026-11-21T12:00:00.000Z';
let dataDir = '';
let clock: HandClock;
let store: Store;
let runners: JobRunner[] = [];
let said: string[] = [];

beforeEach(async () => {
  dataDir = aFolder();
  clock = aClock(start);
  store = await openStore({ ...sqliteIn(dataDir), clock });
  runners = [];
  said = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const log = {
  warn: (line: string) => void said.push(`warn: ${line}`),
  error: (line: string) => void said.push(`error: ${line}`),
};
type Working = (count: number, context: JobContext) => Promise<Effects | undefined>;
function run(work: Working, attempts = 3): JobRunner {
  const handler = jobHandler({ kind: 'count', title: 'Counting', payload: z.number(), attempts, work });
  const runner = runJobs({ store, clock, handlers: [handler], log });
  runners.push(runner);
  return runner;
}
const enqueue = (payload: unknown, accountId: string | null = null) =>
  store.jobs.enqueue({ kind: 'count', accountId, payload });
const balanceOf = async (account: string) => (await store.ledger.summary(account)).left;
const pass = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString());

it('does what is enqueued while it runs, and records its effects with its end', async () => {
  const account = await anAccount(store, { generations: 0 });
  const runner = run(async (count) => async (step) => {
    await step.ledger.grant({ accountId: account, count, reason: 'grant', reference: 'once' });
  });
  const id = await enqueue(5, account);
  await runner.idle();
  expect(await balanceOf(account)).toBe(5);
  expect(await store.jobs.find(account, id ?? '')).toMatchObject({ state: 'done' });
});

it('repeats a failed attempt later, and records nothing of it', async () => {
  const account = await anAccount(store, { generations: 0 });
  const attempts: number[] = [];
  const runner = run(async (count, { job }) => {
    attempts.push(job.attempt);
    return async (step) => {
      await step.ledger.grant({ accountId: account, count, reason: 'grant', reference: 'once' });
      if (job.attempt === 1) throw new Error('The database was busy.');
    };
  });
  await enqueue(5);
  await runner.idle();
  expect(await balanceOf(account)).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(
      /^warn: Counting failed, and is repeated in 3\d seconds: Error: The database was busy\.$/,
    ),
  ]);
  pass(38);
  await runner.idle();
  expect(attempts).toEqual([1, 2]);
  expect(await balanceOf(account)).toBe(5);
});

it('does other work while all of one kind is stuck, and then the rest of that kind', async () => {
  const mailServer = Promise.withResolvers<undefined>();
  const done: string[] = [];
  const handlerOf = (kind: string, work: () => Promise<undefined>) =>
    jobHandler({
      kind,
      title: kind,
      payload: z.number(),
      attempts: 1,
      work: async () => {
        await work();
        done.push(kind);
        return undefined;
      },
    });
  const mail = handlerOf('mail', () => mailServer.promise);
  const other = handlerOf('other', async () => undefined);
  for (const kind of ['mail', 'mail', 'mail', 'mail', 'mail', 'other', 'other', 'other'])
    await store.jobs.enqueue({ kind, accountId: null, payload: 1 });
  const runner = runJobs({ store, clock, handlers: [mail, other], log });
  runners.push(runner);
  await expect.poll(() => done).toEqual(['other', 'other', 'other']);
  mailServer.resolve(undefined);
  await runner.idle();
  expect(done.filter((kind) => kind === 'mail')).toHaveLength(5);
});

it('gives up after the last attempt, or when no other can succeed', async () => {
  const account = await anAccount(store);
  const runner = run(async (count) => {
    throw count === 1 ? new HopelessError('No such address.') : new Error('Away.');
  }, 1);
  const ids = [await enqueue(1, account), await enqueue(2, account), await enqueue('not a number', account)];
  await runner.idle();
  for (const id of ids) expect(await store.jobs.find(account, id ?? '')).toMatchObject({ state: 'failed' });
  expect(said.toSorted()).toEqual([
    'error: Counting failed: Error: Away.',
    'error: Counting failed: Error: No such address.',
    'error: Counting failed: Error: The payload does not fit this version.',
  ]);
});

it('gives up a job whose every attempt ended in a crash', async () => {
  const account = await anAccount(store);
  const id = await enqueue(1, account);
  for (const worker of ['a', 'b']) {
    await store.jobs.claim({ kinds: ['count'], worker, leaseUntil: clock.now().toISOString() });
    pass(1);
  }
  let worked = 0;
  const runner = run(async () => {
    worked += 1;
    return undefined;
  }, 2);
  await runner.idle();
  expect(await store.jobs.find(account, id ?? '')).toMatchObject({ state: 'failed' });
  expect(worked).toBe(0);
});

it('hands its jobs back when it stops, and another runner does them at once', async () => {
  const { promise: begun, resolve } = Promise.withResolvers<AbortSignal>();
  const runner = run(async (_, { signal }) => {
    resolve(signal);
    return new Promise<undefined>(() => undefined);
  });
  await enqueue(1);
  const signal = await begun;
  await runner.stop();
  expect(signal.aborted).toBe(true);
  const attempts: number[] = [];
  await run(async (_, { job }) => {
    attempts.push(job.attempt);
    return undefined;
  }).idle();
  expect(attempts).toEqual([1]);
  expect(said).toEqual([]);
});

it('is told that a job was taken from it when it says how far it is', async () => {
  const account = await anAccount(store);
  let canContinue = (): void => undefined;
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const runner = run(async (_, { progress, signal }) => {
    resolve();
    await new Promise<void>((go) => (canContinue = go));
    await progress(1, 2);
    signal.throwIfAborted();
    return async (step) => {
      await step.ledger.grant({ accountId: account, count: 9, reason: 'grant', reference: 'late' });
    };
  });
  await enqueue(1);
  await begun;
  // Its lease ended while it was busy, and another worker has the job.
  pass(61);
  await store.jobs.claim({ kinds: ['count'], worker: 'other', leaseUntil: '2026-11-21T13:00:00.000Z' });
  const before = await balanceOf(account);
  canContinue();
  await runner.idle();
  expect(await balanceOf(account)).toBe(before);
});

it('waits half a minute at first and six hours at most, spread over a quarter', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((attempts) => backoff(attempts, 0) / 60_000)).toEqual([
    0.5, 2, 8, 32, 128, 360, 360,
  ]);
  expect(backoff(1, 1)).toBe(37_500);
});
