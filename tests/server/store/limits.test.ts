import { expect, it } from 'vitest';
import { createAttemptLimit } from '#server/identity/attemptLimit.ts';
import { createUnknownEmailBackoff } from '#server/identity/embedded/unknownEmailBackoff.ts';
import { enter } from '#server/identity/enter.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine, type EngineUnderTest } from '#tests/support/aStore.ts';

const day = 24 * 60 * 60_000;

/** Two processes on one database; SQLite has only one, whose requests compete in the same way. */
async function twoProcesses({ name, fresh, open }: EngineUnderTest) {
  const clock = aClock();
  const configuration = await fresh({ clock });
  const one = await open(configuration);
  const other = name === 'SQLite' ? one : await open(configuration);
  return { clock, stores: [one, other] as const };
}

async function anAccount(store: Store): Promise<string> {
  const person = {
    provider: 'embedded',
    subject: 'ana',
    variant: 'b2b',
    timeZone: 'America/New_York',
  } as const;
  const { account } = await enter(store, { ...person, fullName: 'Ana', mail: 'ana@example.com' });
  return account.id;
}

eachEngine('limits', (engine) => {
  it('allow two processes together what they allow one', async () => {
    const { clock, stores } = await twoProcesses(engine);
    const limits = stores.map(({ attempts }) =>
      createAttemptLimit({
        attempts,
        name: 'sign-in from',
        allowance: { perMinute: 10, perHour: 100 },
        now: () => clock.now(),
      }),
    );
    const waits = await Promise.all(
      limits.flatMap((limit) => Array.from({ length: 12 }, () => limit.take('192.0.2.7'))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(new Set(waits)).toEqual(new Set([0, 60_000]));
    clock.set('2026-11-21T12:01:00.000Z');
    expect(await limits[1]?.take('192.0.2.7')).toBe(0);
  });

  it('slow an unknown email address down in one process for guesses made in another', async () => {
    const { clock, stores } = await twoProcesses(engine);
    const [one, other] = stores.map(({ attempts }) => createUnknownEmailBackoff(attempts, () => clock.now()));
    for (const _ of [1, 2, 3]) expect(await one?.countTry('Nobody@example.com')).toBe(0);
    for (const _ of [4, 5]) expect(await other?.countTry('nobody@example.com')).toBe(0);
    expect(await one?.waitFor('nobody@example.com')).toBe(30_000);
    expect(await other?.countTry('nobody@example.com')).toBe(30_000);
    expect(await other?.waitFor('someone@example.com')).toBe(0);
  });

  it('allow an account exactly its number of uses, however many it asks for at once', async () => {
    const { clock, stores } = await twoProcesses(engine);
    const accountId = await anAccount(stores[0]);
    const allowance = { what: 'reveals', most: 15, window: day };
    const waits = await Promise.all(
      stores.flatMap(({ allowances }) =>
        Array.from({ length: 10 }, () => allowances.take(accountId, allowance)),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(15);
    expect(new Set(waits)).toEqual(new Set([0, day]));
    expect(await stores[0].allowances.take(accountId, { ...allowance, what: 'exports' })).toBe(0);

    clock.set('2026-11-22T11:59:59.000Z');
    expect(await stores[1].allowances.take(accountId, allowance)).toBe(1_000);
    clock.set('2026-11-22T12:00:00.000Z');
    expect(await stores[1].allowances.take(accountId, { ...allowance, most: 1 })).toBe(0);
    expect(await stores[0].allowances.take(accountId, { ...allowance, most: 1 })).toBe(day);
  });

  it('forget what has expired, and what would fill the store', async () => {
    const { clock, stores } = await twoProcesses(engine);
    const [store] = stores;
    const { attempts } = store;
    const remember = (key: string, expiresAt: string) =>
      attempts.change(key, () => ({ state: key, expiresAt: new Date(expiresAt), result: null }));
    await remember('an address', '2026-11-21T13:00:00.000Z');
    await remember('an email address', '2026-11-22T13:00:00.000Z');
    const known = async () => [await attempts.find('an address'), await attempts.find('an email address')];
    await store.purge();
    expect(await known()).toEqual(['an address', 'an email address']);
    await attempts.purge(1);
    expect(await known()).toEqual(['an address', null]);
    clock.set('2026-11-21T13:00:00.000Z');
    await store.purge();
    expect(await known()).toEqual([null, null]);
  });
});
