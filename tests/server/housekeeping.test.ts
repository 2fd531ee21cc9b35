import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Blobs } from '#server/blobs/blobs.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { createVault } from '#server/blobs/vault.ts';
import { startBackground } from '#server/background.ts';
import type { House } from '#server/housekeeping.ts';
import { createLooker } from '#server/looking/looker.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, aFolder, sqliteIn } from '#tests/support/aStore.ts';
import { anOrphan, quarantinedOf } from './blobs/files.ts';

let dataDir = '';
let store: Store;
let blobs: Blobs;
let said: string[] = [];

beforeEach(async () => {
  dataDir = aFolder();
  store = await openStore(sqliteIn(dataDir));
  blobs = await openBlobs(join(dataDir, 'blobs'));
  said = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const log = {
  info: (line: string) => void said.push(`info: ${line}`),
  warn: (line: string) => void said.push(`warn: ${line}`),
  error: (line: string) => void said.push(`error: ${line}`),
};
const origins = { b2b: 'https://redress.example', b2c: 'https://my.redress.example' };
const unsent = { url: null, from: 'Redress <redress@redress.example>', requiresTls: false };
const looker = createLooker();
function started(house: Partial<House> = {}, clock = aClock()) {
  const services = { store, clock, origins, looker, vault: createVault(blobs, store.profiles) };
  return startBackground({
    services,
    blobs,
    allowedOrphans: 0,
    retentionMonths: null,
    log,
    mail: unsent,
    isAlone: true,
    ...house,
  });
}
async function round(house: Partial<House> = {}): Promise<void> {
  const background = started(house);
  await background.firstRound;
  await background.stop();
}

it('says in one line what happened to the files, and nothing if nothing did', async () => {
  for (let count = 0; count < 3; count += 1) anOrphan(dataDir);
  anOrphan(dataDir, undefined, '.draft');
  await round();
  await round();
  expect(said).toEqual([
    'info: Swept 3 files: 3 orphaned and 1 unfinished moved to quarantine, 0 restored, 0 purged.',
  ]);
});

it('names the figures and the variable if there are too many orphans, and moves none', async () => {
  for (let count = 0; count < 12; count += 1) anOrphan(dataDir);
  await round();
  expect(said).toEqual([expect.stringMatching(/^warn: .*12 of 12 files.*QUARANTINE_ORPHANS=12 /)]);
  expect(quarantinedOf(dataDir)).toEqual([]);
  await round({ allowedOrphans: 12 });
  expect(quarantinedOf(dataDir)).toHaveLength(12);
});

it('says which task failed and why, and runs the others', async () => {
  anOrphan(dataDir);
  const full: Store = { ...store, purge: () => Promise.reject(new Error('The disk is full.')) };
  await round({
    services: { store: full, clock: aClock(), origins, looker, vault: createVault(blobs, store.profiles) },
  });
  expect(said).toHaveLength(2);
  expect(said).toContainEqual(
    expect.stringMatching(
      /^warn: Removing expired rows failed, and is repeated in \d+ seconds: Error: The disk is full\.$/,
    ),
  );
  expect(said).toContainEqual(expect.stringContaining('1 orphaned'));

  said = [];
  const unreadable: Blobs = {
    ...blobs,
    names: () => {
      throw new Error('The folder cannot be read.');
    },
  };
  await round({ blobs: unreadable });
  expect(said).toEqual([
    expect.stringMatching(/^warn: Sweeping files failed, .*: Error: The folder cannot be read\.$/),
  ]);
});

it('removes expired rows each hour and sweeps files each day, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const done = { purges: 0, sweeps: 0 };
  const counting: Store = {
    ...store,
    purge: async () => void (done.purges += 1),
    blobNames: async () => {
      done.sweeps += 1;
      return new Set();
    },
  };
  const clock = aClock('2026-11-21T00:00:00.000Z');
  const open = await openStore({ ...sqliteIn(aFolder()), clock });
  const services = {
    store: { ...open, purge: counting.purge.bind(counting), blobNames: counting.blobNames.bind(counting) },
    clock,
    origins,
    looker,
    vault: createVault(blobs, store.profiles),
  };
  const background = started({ services });
  await background.firstRound;
  expect(done).toEqual({ purges: 1, sweeps: 1 });
  // A job at work would extend its hold 720 times in the hour that passes at once.
  const resting = vi.getTimerCount();
  for (let hours = 1; hours <= 24; hours += 1) {
    clock.set(new Date(clock.now().getTime() + 60 * 60_000).toISOString());
    vi.advanceTimersByTime(60 * 60_000);
    await expect.poll(() => done.purges, { interval: 5 }).toBe(1 + hours);
    await expect.poll(() => vi.getTimerCount(), { interval: 5 }).toBe(resting);
  }
  await expect.poll(() => done, { interval: 5 }).toEqual({ purges: 25, sweeps: 2 });
  await background.stop();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(done).toEqual({ purges: 25, sweeps: 2 });
  await open.close();
  expect(said).toEqual([]);
});
