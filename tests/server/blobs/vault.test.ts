import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BlobMissing, type Blobs } from '#server/blobs/blobs.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { createVault, type BlobContext, type Vault } from '#server/blobs/vault.ts';
import { UnsealError } from '#server/sealing/unsealError.ts';
import { createDataKey } from '#server/sealing/masterKey.ts';
import { aFolder } from '#tests/support/aStore.ts';

const keys = new Map(['p', 'q'].map((profileId) => [profileId, createDataKey()]));
const place: BlobContext = { accountId: 'a', profileId: 'p', table: 'document', column: 'blob', row: 'd' };
let folder = '';
let blobs: Blobs;
let vault: Vault;

beforeEach(async () => {
  folder = aFolder();
  blobs = await openBlobs(folder);
  vault = createVault(blobs, {
    dataKey: async (accountId, profileId) => (accountId === 'a' ? (keys.get(profileId) ?? null) : null),
    scanKey: async () => null,
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of blobs.names()) found.push(name);
  return found;
}
const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

it('returns what it stores, as a whole and as a stream', async () => {
  const content = randomBytes(200_000);
  const stored = await vault.put(place, content);
  expect(stored.bytes).toBe(200_000);
  expect((await vault.read(place, stored)).equals(content)).toBe(true);
  expect((await buffer(await vault.stream(place, stored))).equals(content)).toBe(true);
  expect(await names()).toEqual([stored.blob]);
  expect(statSync(pathOf(stored.blob)).mode & 0o777).toBe(0o600);
  expect(readFileSync(pathOf(stored.blob)).includes(content.subarray(0, 32))).toBe(false);
});

it('opens a blob for no other row, profile, or tenant', async () => {
  const stored = await vault.put(place, randomBytes(10));
  await expect(vault.read({ ...place, row: 'e' }, stored)).rejects.toThrow(UnsealError);
  await expect(vault.read({ ...place, profileId: 'q' }, stored)).rejects.toThrow(UnsealError);
  await expect(vault.read({ ...place, accountId: 'b' }, stored)).rejects.toThrow(BlobMissing);
});

it('rejects bytes that are not those of the row, even with an intact seal', async () => {
  const first = await vault.put(place, Buffer.from('the first version'));
  const second = await vault.put(place, Buffer.from('the second version'));
  await expect(vault.read(place, { ...second, blob: first.blob })).rejects.toThrow(UnsealError);
  truncateSync(pathOf(second.blob), 30);
  await expect(vault.read(place, second)).rejects.toThrow(UnsealError);
});

it('says that a blob is missing before a stream begins', async () => {
  const stored = await vault.put(place, randomBytes(10));
  await vault.remove([stored.blob]);
  await expect(vault.stream(place, stored)).rejects.toThrow(BlobMissing);
  await expect(blobs.get(stored.blob)).rejects.toThrow(BlobMissing);
  await vault.remove([stored.blob]);
});

it('never leaves the folder, whatever the name', async () => {
  for (const name of ['../../etc/passwd', '', 'a'.repeat(31), `${'a'.repeat(32)}/..`]) {
    await expect(blobs.get(name)).rejects.toThrow(BlobMissing);
    await expect(blobs.remove(name)).rejects.toThrow(BlobMissing);
  }
});

it('stores nothing of content that fails halfway', async () => {
  function* failing() {
    yield Buffer.from('the first half');
    throw new Error('no second half');
  }
  await expect(blobs.put(failing())).rejects.toThrow('no second half');
  expect(await names()).toEqual([]);
});

it.skipIf(process.platform !== 'linux')(
  'leaves no file handle open if a stream is abandoned before its first byte',
  async () => {
    const stored = await vault.put(place, randomBytes(200_000));
    const before = readdirSync('/proc/self/fd').length;
    const streams = await Promise.all(Array.from({ length: 20 }, () => vault.stream(place, stored)));
    const closed = streams.map((stream) => new Promise((resolve) => stream.once('close', resolve)));
    for (const stream of streams) stream.destroy();
    await Promise.all(closed);
    await expect.poll(() => readdirSync('/proc/self/fd').length).toBeLessThan(before + 10);
  },
);
