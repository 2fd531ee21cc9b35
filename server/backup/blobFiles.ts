import { constants, copyFile, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathIn } from '#server/blobs/diskFiles.ts';
import { hasCode } from '#server/durableFiles.ts';

/** The file systems differ, or this one has no hard links. */
const noLink = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'];

/**
 * Puts a blob of one folder into another: as a hard link where possible, because a blob never changes, otherwise as a
 * copy. A blob in quarantine counts, because the server would restore it. Returns whether it exists.
 */
export async function takeBlob(from: string, to: string, name: string): Promise<boolean> {
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
export async function copied(source: string, target: string): Promise<boolean> {
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
export async function pairingOf(blobFolder: string): Promise<string | null> {
  try {
    return await readFile(join(blobFolder, 'identity'), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
