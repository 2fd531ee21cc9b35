import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlobMissing, type Blobs } from '#server/blobs/blobs.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { sweepBlobs, type Sweep } from '#server/blobs/sweep.ts';
import { aClock, aFolder } from '#tests/support/aStore.ts';
import { anOrphan, filesOf, quarantinedOf } from './files.ts';

const clock = aClock();
const daysLater = (days: number) => new Date(clock.now().getTime() + days * 24 * 60 * 60_000);
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
let dataDir = '';
let blobs: Blobs;

beforeEach(async () => {
  dataDir = aFolder();
  blobs = await openBlobs(join(dataDir, 'blobs'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function sweep(named: readonly string[], { now = clock.now(), allowedOrphans = 0 } = {}): Promise<Sweep> {
  return sweepBlobs(blobs, { namedBlobs: async () => new Set(named), now, allowedOrphans });
}
const someFiles = (count: number) => Array.from({ length: count }, () => anOrphan(dataDir));

it('moves to quarantine what no row refers to once it is more than an hour old, and nothing else', async () => {
  const [named = '', orphan = ''] = someFiles(2);
  const fresh = anOrphan(dataDir, minutesAgo(60));
  const old = anOrphan(dataDir, minutesAgo(61));
  const nothing = { heldBack: false, unfinished: 0, broughtBack: 0, purged: 0 };
  expect(await sweep([named])).toEqual({ ...nothing, files: 4, orphans: 2 });
  expect(filesOf(dataDir)).toEqual([named, fresh].toSorted());
  expect(quarantinedOf(dataDir)).toEqual([orphan, old].toSorted());
  expect(await sweep([named])).toEqual({ ...nothing, files: 2, orphans: 0 });
});

it('leaves a file alone whose row is added during the sweep', async () => {
  const name = anOrphan(dataDir);
  const rows = new Set<string>();
  const listed: Blobs = {
    ...blobs,
    async *names() {
      yield* blobs.names();
      rows.add(name);
    },
  };
  await sweepBlobs(listed, { namedBlobs: async () => rows, now: clock.now(), allowedOrphans: 0 });
  expect(filesOf(dataDir)).toEqual([name]);
});

describe('orphans', () => {
  it.each([
    { orphans: 10, files: 10, allowedOrphans: 0, heldBack: false },
    { orphans: 11, files: 11, allowedOrphans: 0, heldBack: true },
    { orphans: 11, files: 1_099, allowedOrphans: 0, heldBack: true },
    { orphans: 11, files: 1_100, allowedOrphans: 0, heldBack: false },
    { orphans: 12, files: 1_100, allowedOrphans: 0, heldBack: true },
    { orphans: 30, files: 30, allowedOrphans: 29, heldBack: true },
    { orphans: 30, files: 30, allowedOrphans: 30, heldBack: false },
  ])(
    '$orphans of $files with $allowedOrphans allowed are held back: $heldBack',
    async ({ orphans, files, allowedOrphans, heldBack }) => {
      const names = someFiles(files);
      const swept = await sweep(names.slice(orphans), { allowedOrphans });
      expect(swept).toMatchObject({ files, orphans, heldBack });
      const moved = heldBack ? 0 : orphans;
      expect([filesOf(dataDir).length, quarantinedOf(dataDir).length]).toEqual([files - moved, moved]);
    },
  );

  it('that are held back also prevent purging the quarantine', async () => {
    const [first = ''] = someFiles(1);
    await sweep([]);
    someFiles(11);
    expect(await sweep([], { now: daysLater(40) })).toMatchObject({ heldBack: true, purged: 0 });
    expect(quarantinedOf(dataDir)).toEqual([first]);
  });
});

describe('unfinished files', () => {
  it('of a crash go to quarantine once they are old, however many, and do not count as orphans', async () => {
    const unfinished = Array.from({ length: 20 }, () => anOrphan(dataDir, undefined, '.draft'));
    const fresh = anOrphan(dataDir, minutesAgo(1), '.draft');
    const swept = await sweep([]);
    expect(swept).toMatchObject({ files: 0, orphans: 0, heldBack: false, unfinished: 20 });
    expect(filesOf(dataDir)).toEqual([fresh]);
    expect(quarantinedOf(dataDir)).toEqual(unfinished.toSorted());
    expect(await sweep([], { now: daysLater(31) })).toMatchObject({ unfinished: 1, purged: 20 });
  });

  it('do not make the share of orphans look small', async () => {
    for (let count = 0; count < 1_100; count += 1) anOrphan(dataDir, undefined, '.draft');
    someFiles(11);
    expect(await sweep([])).toMatchObject({ files: 11, orphans: 11, heldBack: true });
  });
});

describe('quarantine', () => {
  it.each([
    { days: 29, purged: 0 },
    { days: 30, purged: 1 },
    { days: 31, purged: 1 },
  ])('ends $days days after the move for $purged of 1', async ({ days, purged }) => {
    someFiles(1);
    await sweep([]);
    expect(await sweep([], { now: daysLater(days) })).toMatchObject({ purged });
    expect([filesOf(dataDir).length, quarantinedOf(dataDir).length]).toEqual([0, 1 - purged]);
  });

  it('starts over for a file that was restored', async () => {
    const [name = ''] = someFiles(1);
    await sweep([]);
    expect(await sweep([name], { now: daysLater(20) })).toMatchObject({ broughtBack: 1 });
    expect(await sweep([], { now: daysLater(21) })).toMatchObject({ orphans: 1 });
    expect(await sweep([], { now: daysLater(50) })).toMatchObject({ purged: 0 });
    expect(await sweep([], { now: daysLater(51) })).toMatchObject({ purged: 1 });
  });

  it('returns what a row refers to, however long it was there', async () => {
    const [name = ''] = someFiles(1);
    await sweep([]);
    expect(await sweep([name], { now: daysLater(400) })).toMatchObject({ broughtBack: 1, purged: 0 });
    expect([filesOf(dataDir), quarantinedOf(dataDir)]).toEqual([[name], []]);
  });

  it('returns what is read, as a whole and as a stream, even to many readers at once', async () => {
    const names = someFiles(2);
    await sweep([]);
    const [whole = '', streamed = ''] = names;
    const read = await Promise.all([1, 2, 3, 4].map(() => blobs.get(whole)));
    expect(read.map(String)).toEqual(Array.from({ length: 4 }, () => 'an orphan'));
    const stream = await blobs.stream(streamed);
    expect(String(Buffer.concat(await stream.toArray()))).toBe('an orphan');
    expect([filesOf(dataDir), quarantinedOf(dataDir)]).toEqual([names.toSorted(), []]);
  });

  it('keeps no file whose row was removed', async () => {
    const [name = ''] = someFiles(1);
    await sweep([]);
    await blobs.remove(name);
    expect(quarantinedOf(dataDir)).toEqual([]);
    await expect(blobs.get(name)).rejects.toThrow(BlobMissing);
  });

  it('can be filled and emptied by several processes at once', async () => {
    const names = someFiles(10);
    await Promise.all([1, 2, 3].map(() => sweep([])));
    expect(quarantinedOf(dataDir)).toEqual(names.toSorted());
    await Promise.all([1, 2, 3].map(() => sweep(names)));
    expect(filesOf(dataDir)).toEqual(names.toSorted());
  });
});
