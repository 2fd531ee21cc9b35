/** Processes that start at the same moment, before any of them has paired the database with the blob store. */
import { afterEach, expect, it } from 'vitest';
import type { Blobs } from '#server/blobs/blobs.ts';
import { pairBlobs, type Database } from '#server/blobs/pairing.ts';
import type { Store } from '#server/store/store.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { firstLine, startChild, type Child } from '../store/process/child.ts';
import { anOrphan, keepReports } from './files.ts';
import { blobsOf } from './starting.ts';

/** A store and its blobs for a process that is held up before each read and write. */
function heldUp(store: Store, blobs: Blobs, wait: () => Promise<void>): { store: Database; blobs: Blobs } {
  return {
    store: {
      blobNames: () => wait().then(() => store.blobNames()),
      secrets: {
        find: (name) => wait().then(() => store.secrets.find(name)),
        ensure: (name, make) => wait().then(() => store.secrets.ensure(name, make)),
      },
    },
    blobs: {
      ...blobs,
      identity: () => wait().then(() => blobs.identity()),
      identify: (identity) => wait().then(() => blobs.identify(identity)),
      async *names() {
        await wait();
        yield* blobs.names();
      },
    },
  };
}

const children: Child[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});

eachEngine('a simultaneous first start', (engine) => {
  const { fresh, name, open } = engine;

  it('ends with one pair, and refuses none of the processes that share it', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const shared = await Promise.all(Array.from({ length: 8 }, () => blobsOf(configuration)));
    await Promise.all(shared.map((blobs) => pairBlobs(store, blobs)));
    await keepReports(store, await blobsOf(configuration), 1);
    await expect(pairBlobs(store, await blobsOf(configuration))).resolves.toBeUndefined();
  });

  it('refuses all but one of those with separate folders', async () => {
    const store = await open(await fresh());
    const folders = await Promise.all([1, 2, 3, 4].map(async () => blobsOf(await fresh())));
    const started = await Promise.allSettled(folders.map((blobs) => pairBlobs(store, blobs)));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses one of two databases that find the same new folder', async () => {
    const blobs = await blobsOf(await fresh());
    const stores = [await open(await fresh()), await open(await fresh())];
    const started = await Promise.allSettled(stores.map((store) => pairBlobs(store, blobs)));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('succeeds even if another start runs completely between two of its steps', async () => {
    let steps = 0;
    for (let before = 1; ; before += 1) {
      const configuration = await fresh();
      const store = await open(configuration);
      const blobs = await blobsOf(configuration);
      let step = 0;
      const slow = heldUp(store, blobs, async () => {
        step += 1;
        if (step !== before) return;
        await pairBlobs(store, blobs);
        // It is already serving: one file whose row doesn’t exist yet, and one whose row does.
        anOrphan(configuration.dataDir, new Date());
        if (before % 2 === 0) await keepReports(store, blobs, 1);
      });
      await pairBlobs(slow.store, slow.blobs);
      await pairBlobs(store, blobs);
      await store.close();
      if (step < before) break;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(5);
  });

  // One process holds an SQLite store; the others are refused before they reach the files.
  if (name === 'PostgreSQL') {
    it('of four processes ends with one pair', async () => {
      const key = 'a5'.repeat(32);
      const { dataDir, databaseUrl } = await fresh({ key: { given: key, file: '/nowhere' } });
      for (let count = 0; count < 4; count += 1)
        children.push(startChild('pairer.ts', [dataDir, databaseUrl ?? '', key]));
      expect(await Promise.all(children.map(firstLine))).toEqual(['pair', 'pair', 'pair', 'pair']);
    });
  }
});
