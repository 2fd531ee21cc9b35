import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '#server/durableFiles.ts';
import type { Quarantine } from './blobs.ts';
import { blobsIn, pathIn } from './diskFiles.ts';

/** A folder for blobs that no row refers to. A file's modification time is when it was moved here. */
export async function openQuarantine(folder: string, usedFolder: string): Promise<Quarantine> {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  return {
    async add(name, now) {
      const [from, to] = [pathIn(usedFolder, name), pathIn(folder, name)];
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await unlessGone(async () => {
        // Before the move: if a crash happens in between, the file only stays longer.
        await utimes(from, now, now);
        await rename(from, to);
      });
    },
    async bringBack(name) {
      const [from, to] = [pathIn(folder, name), pathIn(usedFolder, name)];
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await unlessGone(() => rename(from, to));
    },
    async purge(name) {
      await rm(pathIn(folder, name), { force: true });
    },
    names: () => blobsIn(folder),
  };
}

/** Another process may have moved the file first. */
async function unlessGone(move: () => Promise<void>): Promise<void> {
  try {
    await move();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
