import { existsSync } from 'node:fs';
import { constants, copyFile, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobsIn, pathIn } from '#server/blobs/diskFiles.ts';
import { hasCode, syncFolder } from '#server/durableFiles.ts';
import type { BlobPlace } from './blobPlace.ts';

/** The file systems differ, or this one has no hard links. */
const noLink = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'];

/** Files in a folder of a data directory. */
export function folderPlace(dataDir: string): BlobPlace {
  const folder = join(dataDir, 'blobs');
  return {
    take: (backup, name) => takeBlob(folder, backup, name),
    pairing: () => pairingOf(folder),
    refuseUsed: () => refuseFiles(folder),
    restore: (backup) => copyBlobs(backup, dataDir, folder),
  };
}

/**
 * Puts a blob of one folder into another: as a hard link where possible, because a blob never changes, otherwise as a
 * copy. A blob in quarantine counts, because the server would restore it. Returns whether it exists.
 */
async function takeBlob(from: string, to: string, name: string): Promise<boolean> {
  const target = pathIn(to, name);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  for (const source of [pathIn(from, name), pathIn(join(from, 'quarantine'), name)])
    if (await linked(source, target)) return true;
  return false;
}

async function linked(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    if (hasCode(error, 'EEXIST')) return true;
    if (!noLink.some((code) => hasCode(error, code))) throw error;
    return copied(source, target);
  }
  return true;
}

/** Copies and flushes a file; a file that is gone by now is no error. */
async function copied(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    await rm(target, { force: true });
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
  const handle = await open(target, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}

/** The text of the file that pairs blobs with their database; null before the first start. */
async function pairingOf(blobFolder: string): Promise<string | null> {
  try {
    return await readFile(join(blobFolder, 'identity'), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Copies the files next to their place; the returned function moves them there. */
async function copyBlobs(source: string, dataDir: string, target: string): Promise<() => Promise<void>> {
  const draft = join(dataDir, 'blobs.restoring');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  for await (const { name } of blobsIn(source)) {
    const path = pathIn(draft, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await copied(pathIn(source, name), path);
  }
  const pairing = join(source, 'identity');
  if (existsSync(pairing)) await copied(pairing, join(draft, 'identity'));
  return async () => {
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
    await syncFolder(dataDir);
  };
}

/** Empty folders, such as those of a first start that failed, are no data. */
async function refuseFiles(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  if (entries.some((entry) => !entry.isDirectory()))
    throw new Error(`There are files in ${folder}: restore into an empty DATA_DIR.`);
}
