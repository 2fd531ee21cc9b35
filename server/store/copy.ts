import { chmod, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds. Until then, a copy can undo a migration; after that, it must not outlive what was erased since. */
const copyLife = 30 * 24 * 60 * 60_000;
const infix = '.sqlite.before-';

/**
 * Copies the file, with everything committed, to `….before-<step>` in the same folder, and flushes the copy to disk.
 */
export async function copySqlite(file: string, step: string): Promise<void> {
  const copy = `${file}.before-${step}`;
  await rm(copy, { force: true });
  const source = new DatabaseSync(file);
  try {
    source.prepare('vacuum into ?').run(copy);
  } finally {
    source.close();
  }
  await chmod(copy, 0o600);
  const handle = await open(copy, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes the copies in this folder that are older than 30 days. */
export async function removeCopies(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.includes(infix)) continue;
    const file = join(folder, name);
    if (now.getTime() - (await stat(file)).mtimeMs > copyLife) await rm(file, { force: true });
  }
}
