import { createHash, timingSafeEqual, type Hash, type KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SealBroken } from '#server/sealing/broken.ts';
import { openChunks, sealChunks } from '#server/sealing/chunks.ts';
import { nameOf, type Place } from '#server/sealing/place.ts';
import { BlobMissing, type Blobs } from './blobs.ts';
import type { StoredBlob } from './storedBlob.ts';

/** Which column of which row a blob belongs to. It opens nowhere else. */
export interface BlobPlace {
  readonly accountId: string;
  readonly profileId: string;
  readonly table: 'document' | 'report' | 'letter';
  readonly column: 'blob' | 'raw_blob' | 'model_blob';
  /** The row's id. */
  readonly row: string;
}

/** The owner's keys: the store's `profiles`. */
export interface ProfileKeys {
  dataKey(accountId: string, profileId: string): Promise<KeyObject | null>;
}

/** Blobs sealed with their profile's key. Only sealed bytes reach the blob store. */
export interface Vault {
  /** Seals and keeps. Throws BlobMissing when the account has no such profile. */
  put(place: BlobPlace, content: Uint8Array): Promise<StoredBlob>;
  /** Throws BlobMissing and SealBroken. */
  read(place: BlobPlace, stored: StoredBlob): Promise<Buffer>;
  /** `stored.bytes` bytes. Throws BlobMissing before the first byte; the stream fails with SealBroken. */
  stream(place: BlobPlace, stored: StoredBlob): Promise<Readable>;
  /** Removes what no row names any more; what cannot be removed now goes through quarantine. */
  remove(names: readonly string[]): Promise<void>;
}

export function createVault(blobs: Blobs, keys: ProfileKeys): Vault {
  async function keyOf({ accountId, profileId, row }: BlobPlace): Promise<KeyObject> {
    const key = await keys.dataKey(accountId, profileId);
    if (key === null) throw new BlobMissing(`of ${row}`);
    return key;
  }
  async function stream(place: BlobPlace, stored: StoredBlob): Promise<Readable> {
    const key = await keyOf(place);
    const source = await blobs.stream(stored.blob);
    const clear = openChunks(key, sealed(place), verified(source, stored, sealed(place)));
    // Also when the reader turns away before the first byte.
    return Readable.from(clear, { objectMode: false }).once('close', () => source.destroy());
  }

  return {
    async put(place, content) {
      const hash = createHash('sha256');
      const key = await keyOf(place);
      const blob = await blobs.put(hashing(sealChunks(key, sealed(place), content), hash));
      return { blob, sha256: hash.digest('hex'), bytes: content.length };
    },
    stream,
    async read(place, stored) {
      return buffer(await stream(place, stored));
    },
    async remove(names) {
      await Promise.allSettled(names.map((name) => blobs.remove(name)));
    },
  };
}

function sealed({ accountId, profileId, table, column, row }: BlobPlace): Place {
  return { account: `${accountId}/${profileId}`, table, column, row };
}

function* hashing(content: Iterable<Buffer>, hash: Hash): Generator<Buffer> {
  for (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}

/** Passes the sealed bytes on and fails at their end, before the last chunk opens, unless they are those of the row. */
async function* verified(source: AsyncIterable<Buffer>, stored: StoredBlob, place: Place) {
  const hash = createHash('sha256');
  for await (const piece of source) {
    hash.update(piece);
    yield piece;
  }
  const expected = Buffer.from(stored.sha256, 'hex');
  const found = hash.digest();
  if (found.length !== expected.length || !timingSafeEqual(found, expected))
    throw new SealBroken(nameOf(place));
}
