/** Work for a client that someone waits for, whichever process does it. Each attendance here stands for a process. */
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from '#contract/failures.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { attended, type Attendance } from '#server/jobs/attended.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine, type EngineUnderTest } from '#tests/support/aStore.ts';
import { aClient } from '../store/builders.ts';

const running = new AbortController().signal;
const ana = { userId: 'ana', isAwaited: () => true, ending: running };
type Work = (attendance: Attendance<string>) => Promise<string>;

async function world(engine: EngineUnderTest) {
  const clock = aClock();
  const store = await engine.open(await engine.fresh({ clock }));
  const { accountId, profileId } = await aClient(store);
  const about = { kind: 'letters', key: 'a request', accountId, profileId, payload: null };
  const ask = (work: Work, caller = ana) =>
    attended({ store, clock }, { ...about, caller, result: z.string() }, work);
  const unseen = () => store.clientWork.list(accountId, profileId, 'ana');
  return { clock, store, accountId, profileId, ask, unseen };
}

/** Work that ends when the test says so, and is counted. */
function slowly(store: Store, result: string | Error) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const counted = { begun: 0 };
  const work: Work = async ({ end }) => {
    counted.begun += 1;
    await promise;
    if (result instanceof Error) throw result;
    await store.transaction((step) => end(step, result));
    return result;
  };
  return { counted, work, finish: resolve };
}

eachEngine('attended work', (engine) => {
  it('is done once for everyone who asks for the same, and all get its result', async () => {
    const { store, ask, unseen } = await world(engine);
    const { counted, work, finish } = slowly(store, 'letters');
    const begin = vi.spyOn(store.clientWork, 'begin');
    const all = [ask(work), ask(work), ask(work)];
    await expect
      .poll(() => begin.mock.settledResults.map(({ type }) => type))
      .toEqual(Array(3).fill('fulfilled'));
    finish();
    expect(await Promise.all(all)).toEqual(['letters', 'letters', 'letters']);
    expect(counted.begun).toBe(1);
    expect(await unseen()).toEqual([]);
  });

  it('is refused once for everyone who asks for the same', async () => {
    const { store, ask } = await world(engine);
    const { counted, work, finish } = slowly(store, new CallError('providerBilling', 'Billing Error'));
    const begin = vi.spyOn(store.clientWork, 'begin');
    const all = [ask(work), ask(work)].map((asked) => asked.catch((error: unknown) => error));
    await expect
      .poll(() => begin.mock.settledResults.map(({ type }) => type))
      .toEqual(Array(2).fill('fulfilled'));
    await expect.poll(() => counted.begun).toBe(1);
    finish();
    for (const error of await Promise.all(all))
      expect(error).toMatchObject({ code: 'providerBilling', detail: 'Billing Error' });
  });

  it('is kept for the person who left, whether it was done or refused', async () => {
    const { store, ask, unseen } = await world(engine);
    const gone = { ...ana, isAwaited: () => false };
    const { work, finish } = slowly(store, 'letters');
    finish();
    await ask(work, gone);
    expect(await unseen()).toMatchObject([{ isRunning: false, result: { done: 'letters' } }]);
    await expect(ask(() => Promise.reject(new CallError('noGenerations')), gone)).rejects.toThrow(
      'noGenerations',
    );
    expect(await unseen()).toMatchObject([
      { isRunning: false, result: { refused: { code: 'noGenerations', detail: '' } } },
    ]);
  });

  it('is done by those who wait if the process that began it died', async () => {
    const { store, clock, accountId, profileId, ask } = await world(engine);
    const leaseUntil = new Date(clock.now().getTime() + 15_000).toISOString();
    const work = { kind: 'letters', key: 'a request', accountId, profileId, begunBy: 'ana', payload: null };
    await store.clientWork.begin(work, { worker: 'a process that dies', leaseUntil });
    const asked = ask(async () => 'letters');
    clock.set(new Date(clock.now().getTime() + 15_001).toISOString());
    expect(await asked).toBe('letters');
  });

  it('is begun again as soon as the store is back, however long it was away', async () => {
    const { store, ask } = await world(engine);
    const away = vi.spyOn(store.jobs, 'settle');
    for (let tries = 0; tries < 30; tries += 1) away.mockRejectedValueOnce(new Error('away'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await expect(ask(() => Promise.reject(new CallError('unavailable')))).rejects.toThrow('unavailable');
      await vi.advanceTimersByTimeAsync(31_000);
    } finally {
      vi.useRealTimers();
    }
    expect(await ask(async () => 'letters')).toBe('letters');
  });

  it('records nothing once another worker has the job', async () => {
    const { store, clock, accountId, ask } = await world(engine);
    const asked = ask(async ({ end }) => {
      clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
      const leaseUntil = new Date(clock.now().getTime() + 15_000).toISOString();
      await store.jobs.claim({ kinds: ['letters'], worker: 'another', leaseUntil });
      await store.transaction(async (step) => {
        await step.ledger.grant({ accountId, count: 7, reason: 'grant', reference: 'late' });
        await end(step, 'letters');
      });
      return 'letters';
    });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    expect((await store.ledger.summary(accountId)).left).toBe(3);
  });

  it('records nothing for a client who was deleted meanwhile, and none begins', async () => {
    const { store, accountId, profileId, ask } = await world(engine);
    const asked = ask(async ({ end }) => {
      await store.transaction((step) => removeProfiles(step, accountId, [profileId], 'Ana Agent'));
      await store.transaction(async (step) => {
        await step.ledger.grant({ accountId, count: 7, reason: 'grant', reference: 'late' });
        await end(step, 'letters');
      });
      return 'letters';
    });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    expect((await store.ledger.summary(accountId)).left).toBe(3);
    await expect(ask(async () => 'letters')).rejects.toMatchObject({ code: 'notFound' });
  });
});
