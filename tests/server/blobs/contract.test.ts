/** What every blob store promises, on disk and in an object store. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlobMissing, type BlobEntry, type Blobs } from '#server/blobs/blobs.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { orphanAge, quarantineTime, sweepBlobs } from '#server/blobs/sweep.ts';
import { aFolder } from '#tests/support/aStore.ts';
import { anObjectStore, openBucket, type ObjectStoreUnderTest } from './anObjectStore.ts';

/** One way to store blobs. `open` opens the same place a second time, as another process does. */
interface Place {
  readonly open: () => Promise<Blobs>;
  readonly close: () => Promise<void>;
}

const kinds: readonly { name: string; make: () => Promise<Place> }[] = [
  {
    name: 'a folder',
    async make() {
      const folder = aFolder();
      return {
        open: () => openBlobs(folder),
        close: async () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'a bucket',
    async make() {
      const store: ObjectStoreUnderTest = await anObjectStore({ pageSize: 3 });
      return { open: () => openBucket(store), close: () => store.stop() };
    },
  },
];

async function namesIn(entries: AsyncIterable<BlobEntry>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of entries) names.push(name);
  return names.toSorted();
}

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

describe.each(kinds)('blobs in $name', ({ make }) => {
  let place: Place;
  let blobs: Blobs;

  beforeEach(async () => {
    place = await make();
    blobs = await place.open();
  });
  afterEach(() => place.close());

  const aBlob = (content: Uint8Array = Buffer.from('content')) => blobs.put([content]);
  const sweep = (named: readonly string[], now: Date) =>
    sweepBlobs(blobs, { namedBlobs: async () => new Set(named), now, allowedOrphans: 0 });

  it('are read as they were written, as a whole and as a stream, by every process', async () => {
    const pieces = [randomBytes(70_000), randomBytes(1), randomBytes(130_000)];
    const name = await blobs.put(pieces);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    const other = await place.open();
    expect((await other.get(name)).equals(Buffer.concat(pieces))).toBe(true);
    expect((await buffer(await other.stream(name))).equals(Buffer.concat(pieces))).toBe(true);
  });

  it('can be empty', async () => {
    expect(await blobs.get(await blobs.put([]))).toHaveLength(0);
  });

  it('are missing once they are removed, which can be repeated', async () => {
    const name = await aBlob();
    await blobs.remove(name);
    await blobs.remove(name);
    await expect(blobs.get(name)).rejects.toThrow(BlobMissing);
    await expect(blobs.stream(name)).rejects.toThrow(BlobMissing);
    expect(await namesIn(blobs.names())).toEqual([]);
  });

  it('have no other names than those that were given out', async () => {
    for (const name of ['../../etc/passwd', 'identity', '', 'a'.repeat(31), `${'a'.repeat(32)}/..`]) {
      await expect(blobs.get(name)).rejects.toThrow(BlobMissing);
      await expect(blobs.remove(name)).rejects.toThrow(BlobMissing);
    }
  });

  it('leave nothing of content that fails halfway', async () => {
    function* failing() {
      yield Buffer.from('the first half');
      throw new Error('no second half');
    }
    await expect(blobs.put(failing())).rejects.toThrow('no second half');
    expect(await namesIn(blobs.names())).toEqual([]);
  });

  it('are all listed, with the time of their writing, but not what else is there', async () => {
    await blobs.identify({ id: 'a'.repeat(32), database: 'b'.repeat(32) });
    const names = await Promise.all(Array.from({ length: 8 }, () => aBlob()));
    expect(await namesIn(blobs.names())).toEqual(names.toSorted());
    for await (const { modified, unfinished } of blobs.names()) {
      expect(unfinished).toBe(false);
      expect(Math.abs(modified.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });

  it('can be read in quarantine, and are back in use with the next sweep if a row refers to them', async () => {
    const [wanted, orphan] = [await aBlob(Buffer.from('wanted')), await aBlob()];
    const now = later(orphanAge + 1_000);
    expect(await sweep([], now)).toMatchObject({ files: 2, orphans: 2, heldBack: false });
    expect(await namesIn(blobs.quarantine.names())).toEqual([wanted, orphan].toSorted());
    expect(await namesIn(blobs.names())).toEqual([]);
    await sweep([wanted], now);
    expect(String(await blobs.get(wanted))).toBe('wanted');
    expect(await namesIn(blobs.names())).toEqual([wanted]);
    expect(await namesIn(blobs.quarantine.names())).toEqual([orphan]);
  });

  it('leave quarantine for good after its time, counted from the first sweep that found them', async () => {
    const name = await aBlob();
    const moved = later(orphanAge + 1_000);
    await sweep([], moved);
    const almost = new Date(moved.getTime() + quarantineTime - 1);
    expect(await sweep([], almost)).toMatchObject({ purged: 0 });
    expect(await sweep([], new Date(moved.getTime() + quarantineTime))).toMatchObject({ purged: 1 });
    expect(await namesIn(blobs.quarantine.names())).toEqual([]);
    await expect(blobs.get(name)).rejects.toThrow(BlobMissing);
  });

  it('leave nothing in quarantine when they are removed', async () => {
    const name = await aBlob();
    await sweep([], later(orphanAge + 1_000));
    await blobs.remove(name);
    expect(await namesIn(blobs.quarantine.names())).toEqual([]);
    await expect(blobs.get(name)).rejects.toThrow(BlobMissing);
  });

  it('are not lost to several processes that sweep at once', async () => {
    const names = await Promise.all(Array.from({ length: 5 }, () => aBlob()));
    const now = later(orphanAge + 1_000);
    await Promise.all([1, 2, 3].map(() => sweep([], now)));
    expect(await namesIn(blobs.quarantine.names())).toEqual(names.toSorted());
    await Promise.all([1, 2, 3].map(() => sweep(names, now)));
    expect(await namesIn(blobs.names())).toEqual(names.toSorted());
    expect(await Promise.all(names.map(async (name) => String(await blobs.get(name))))).toEqual(
      names.map(() => 'content'),
    );
  });

  it('belong to the first of several identities', async () => {
    expect(await blobs.identity()).toBeNull();
    const wishes = ['a', 'b', 'c'].map((letter) => ({ id: letter.repeat(32), database: letter.repeat(32) }));
    const found = await Promise.all(wishes.map((wish) => blobs.identify(wish)));
    expect(wishes).toContainEqual(found[0]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(await (await place.open()).identity()).toEqual(found[0]);
  });
});
