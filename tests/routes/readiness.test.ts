import { rename, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { health, readiness } from '#contract/service.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';

let world: AppUnderTest;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  world = await anApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const ask = async () => {
  const answer = await world.ask(readiness, null);
  return [answer.statusCode, answer.json()];
};
/** Until the last answer is forgotten. */
const later = () => vi.advanceTimersByTime(2_000);
const notReady = (...checks: string[]) => [
  503,
  {
    ok: false,
    code: 'unavailable',
    error: '',
    fields: checks.map((field) => ({ field, problem: 'failed' })),
  },
];
const ready = [200, { ok: true }];
const full = () =>
  Promise.reject(new StoreUnavailable('SQLITE_FULL', 'The disk with /secret/place is full.'));

it('is given while the database, the disk, and the files can be written', async () => {
  expect(await ask()).toEqual(ready);
});

it.each(['database', 'disk', 'files'] as const)(
  'names the check of the %s if it fails, and nothing else, while the process counts as healthy',
  async (name) => {
    const failing = vi.spyOn(world.services.readiness, name).mockImplementation(full);
    expect(await ask()).toEqual(notReady(name));
    expect((await world.ask(health, null)).statusCode).toBe(200);
    failing.mockRestore();
    later();
    expect(await ask()).toEqual(ready);
  },
);

it('fails if nothing can be written to the database, and if its files are gone', async () => {
  const written = vi.spyOn(world.services.store.attempts, 'change').mockImplementation(full);
  const blobs = join(world.dataDir, 'blobs');
  await rename(blobs, `${blobs}.away`);
  await mkdir(blobs);
  expect(await ask()).toEqual(notReady('database', 'files'));
  written.mockRestore();
  await rename(blobs, `${blobs}.empty`);
  await rename(`${blobs}.away`, blobs);
  later();
  expect(await ask()).toEqual(ready);
});

it('is checked once for all who ask within two seconds', async () => {
  const check = vi.spyOn(world.services.readiness, 'database');
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(check).toHaveBeenCalledTimes(1);
  later();
  await ask();
  expect(check).toHaveBeenCalledTimes(2);
});

it('is refused within two seconds if a check hangs', async () => {
  vi.spyOn(world.services.readiness, 'database').mockResolvedValue(undefined);
  vi.spyOn(world.services.readiness, 'disk').mockResolvedValue(undefined);
  vi.spyOn(world.services.readiness, 'files').mockReturnValue(new Promise(() => {}));
  const asked = ask();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  later();
  expect(await asked).toEqual(notReady('files'));
});
