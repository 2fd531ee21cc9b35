import { chmod, open, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

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
