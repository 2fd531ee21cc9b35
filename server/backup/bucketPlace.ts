import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobMissing } from '#server/blobs/blobs.ts';
import { blobsIn, pathIn } from '#server/blobs/diskFiles.ts';
import { identityIn, identityText } from '#server/blobs/identityText.ts';
import { openS3Blobs } from '#server/blobs/s3/open.ts';
import type { S3Settings } from '#server/blobs/s3/settings.ts';
import type { BlobPlace } from './blobPlace.ts';

/** Files in an object store. */
export async function bucketPlace(settings: S3Settings): Promise<BlobPlace> {
  const blobs = await openS3Blobs(settings);

  return {
    async take(backup, name) {
      try {
        await write(pathIn(backup, name), await blobs.stream(name));
        return true;
      } catch (error) {
        if (error instanceof BlobMissing) return false;
        throw error;
      }
    },
    async pairing() {
      const identity = await blobs.identity();
      return identity === null ? null : identityText(identity);
    },
    // An attempt that was interrupted left files of this backup, which the next one finds in place.
    async refuseUsed(backup) {
      const isUsed = async () => {
        if ((await blobs.identity()) !== null) return true;
        for (const entries of [blobs.names(), blobs.quarantine.names()])
          for await (const { name } of entries) if (!existsSync(pathIn(backup, name))) return true;
        return false;
      };
      if (await isUsed())
        throw new Error(`There are files in ${blobs.location}: restore into an empty bucket.`);
    },
    async restore(backup) {
      for await (const { name } of blobsIn(backup))
        await blobs.add(name, await readFile(pathIn(backup, name)));
      const pairing = join(backup, 'identity');
      return async () => {
        if (existsSync(pairing)) await blobs.identify(identityIn(await readFile(pairing, 'utf8'), pairing));
      };
    },
  };
}

/** Writes and flushes a file; none remains if the content breaks off. */
async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, 'w', 0o600);
  try {
    for await (const piece of content) await handle.writeFile(piece);
    await handle.sync();
    await handle.close();
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}
