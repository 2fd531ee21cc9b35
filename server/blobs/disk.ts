import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, syncFolder, writeNew } from '#server/durableFiles.ts';
import { BlobMissing, type Blobs } from './blobs.ts';
import { blobsIn, draft, pathIn } from './diskFiles.ts';
import { readIdentity, writeIdentity } from './diskIdentity.ts';
import { openQuarantine } from './diskQuarantine.ts';

/** Blobs in a folder, spread over 256 subfolders by the first two digits of their names. */
export async function openBlobs(folder: string): Promise<Blobs> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const quarantine = await openQuarantine(join(folder, 'quarantine'), folder);
  const identityFile = join(folder, 'identity');

  async function openBlob(name: string): Promise<FileHandle> {
    const path = pathIn(folder, name);
    try {
      return await open(path, 'r');
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    // A blob that is requested by name is needed, for example after an older database was restored.
    await quarantine.bringBack(name);
    return open(path, 'r').catch((error: unknown) => missing(name, error));
  }

  return {
    location: folder,
    kind: 'folder',
    async put(content) {
      const name = randomBytes(16).toString('hex');
      const path = pathIn(folder, name);
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (made !== undefined) await syncFolder(folder);
      try {
        await writeNew(path + draft, content);
        await rename(path + draft, path);
      } catch (error) {
        await rm(path + draft, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      return name;
    },
    async get(name) {
      const handle = await openBlob(name);
      try {
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
    async stream(name) {
      return (await openBlob(name)).createReadStream();
    },
    async remove(name) {
      await rm(pathIn(folder, name), { force: true });
      await quarantine.purge(name);
    },
    names: () => blobsIn(folder),
    quarantine,
    identity: () => readIdentity(identityFile),
    identify: (identity) => writeIdentity(identityFile, identity),
  };
}

function missing(name: string, error: unknown): never {
  if (hasCode(error, 'ENOENT')) throw new BlobMissing(name);
  throw error;
}
