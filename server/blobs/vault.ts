import { createHash, timingSafeEqual, type Hash, type KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UnsealError } from '#server/sealing/unsealError.ts';
import { openChunks, sealChunks } from '#server/sealing/chunks.ts';
import { nameOf, type SealContext } from '#server/sealing/sealContext.ts';
import { OwnerMissing, type Blobs } from './blobs.ts';
import type { StoredBlob } from '#server/store/storedBlob.ts';

/** The row and column that a blob belongs to. It cannot be unsealed for any other. */
export interface BlobContext {
  readonly accountId: string;
  /** Whose key seals it; of a scan that belongs to no client yet, its own id. */
  readonly profileId: string;
  readonly table: 'document' | 'report' | 'letter' | 'dispute_file' | 'inbox_scan';
  readonly column: 'blob' | 'raw_blob' | 'model_blob';
  /** The row's id. */
  readonly row: string;
}

/** The owner's keys, from the store's `profiles`. */
export interface ProfileKeys {
  dataKey(accountId: string, profileId: string): Promise<KeyObject | null>;
  /** The key of a scan that belongs to no client yet. */
  scanKey(accountId: string, scanId: string): Promise<KeyObject | null>;
}

/** Blobs sealed with their profile's key. Only sealed bytes reach the blob store. */
export interface Vault {
  /** Seals and stores the content. Throws OwnerMissing if the account has no such profile. */
  put(sealContext: BlobContext, content: Uint8Array): Promise<StoredBlob>;
  /** Throws OwnerMissing, BlobMissing, and UnsealError. */
  read(sealContext: BlobContext, stored: StoredBlob): Promise<Buffer>;
  /** `stored.bytes` bytes. Throws OwnerMissing or BlobMissing before the first byte; the stream fails with UnsealError. */
  stream(sealContext: BlobContext, stored: StoredBlob): Promise<Readable>;
  /** Removes blobs that no row refers to now. Those that cannot be removed now go to quarantine later. */
  remove(names: readonly string[]): Promise<void>;
}

export function createVault(blobs: Blobs, keys: ProfileKeys): Vault {
  async function keyOf({ accountId, profileId, table, row }: BlobContext): Promise<KeyObject> {
    const key =
      table === 'inbox_scan' ? await keys.scanKey(accountId, row) : await keys.dataKey(accountId, profileId);
    if (key === null) throw new OwnerMissing(row);
    return key;
  }
  async function stream(sealContext: BlobContext, stored: StoredBlob): Promise<Readable> {
    const key = await keyOf(sealContext);
    const source = await blobs.stream(stored.blob);
    const clear = openChunks(key, sealOf(sealContext), verified(source, stored, sealOf(sealContext)));
    // Also when the reader stops before the first byte.
    return Readable.from(clear, { objectMode: false }).once('close', () => source.destroy());
  }

  return {
    async put(sealContext, content) {
      const hash = createHash('sha256');
      const key = await keyOf(sealContext);
      const blob = await blobs.put(hashing(sealChunks(key, sealOf(sealContext), content), hash));
      return { blob, sha256: hash.digest('hex'), bytes: content.length };
    },
    stream,
    async read(sealContext, stored) {
      return buffer(await stream(sealContext, stored));
    },
    async remove(names) {
      await Promise.allSettled(names.map((name) => blobs.remove(name)));
    },
  };
}

/** What the seal of a file is bound to. */
export function sealOf({ accountId, profileId, table, column, row }: BlobContext): SealContext {
  return { account: `${accountId}/${profileId}`, table, column, row };
}

function* hashing(content: Iterable<Buffer>, hash: Hash): Generator<Buffer> {
  for (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}

/** Reads a sealed file to its end. Throws UnsealError if it is not the file of this place, or not the one with this hash. */
export async function checkSealed(
  key: KeyObject,
  sealContext: SealContext,
  source: AsyncIterable<Buffer>,
  sha256: string,
): Promise<void> {
  const chunks = openChunks(key, sealContext, verified(source, { sha256 }, sealContext));
  while ((await chunks.next()).done !== true);
}

/**
 * Passes on the sealed bytes. If they are not those of the row, it fails at the end, before the last chunk is
 * unsealed.
 */
async function* verified(
  source: AsyncIterable<Buffer>,
  stored: Pick<StoredBlob, 'sha256'>,
  sealContext: SealContext,
) {
  const hash = createHash('sha256');
  for await (const piece of source) {
    hash.update(piece);
    yield piece;
  }
  const expected = Buffer.from(stored.sha256, 'hex');
  const found = hash.digest();
  if (found.length !== expected.length || !timingSafeEqual(found, expected))
    throw new UnsealError(nameOf(sealContext));
}
