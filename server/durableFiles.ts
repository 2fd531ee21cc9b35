import { randomBytes } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether it is the system's error of that code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Writes a new file for its owner only; it is safe on disk afterwards. Throws EEXIST when there is one already. */
export async function writeNew(path: string, content: Iterable<Uint8Array | string>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for (const piece of content) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the file, whole or not at all. One that is there already stays, also of several made at the same moment. */
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

/** A file's name is on disk only when its folder is. Windows cannot open folders and does not need to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
