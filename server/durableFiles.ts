import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether this is a system error with the given code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Makes a folder that only its owner can use, and those above it, unless they exist. With `recursive`, Node tries forever where
 * the system says that something is missing although the folder above exists, as in /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  const above = dirname(path);
  if (!existsSync(above)) await makeFolder(above);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const isThere = existsSync(path) && (await stat(path)).isDirectory();
    if (!isThere) throw error;
  }
}

/** Writes a new file that only its owner can read, and flushes it to disk. Throws EEXIST if the file already exists. */
export async function writeNew(path: string, content: Iterable<Uint8Array | string>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for (const piece of content) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates the file completely or not at all. An existing file stays, even if several callers create it at the same
 * moment.
 */
export async function writeOnce(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeNew(draft, [text]);
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}

/** A file's name is on disk only once its folder is. Windows cannot open folders and does not need this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
