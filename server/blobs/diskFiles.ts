import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#server/durableFiles.ts';
import { BlobMissing, type BlobEntry } from './blobs.ts';

/** Suffix of a file until it is complete. */
export const draft = '.draft';

/**
 * The path of a blob in a folder that spreads its files over 256 subfolders by the first two digits. Throws
 * BlobMissing.
 */
export function pathIn(folder: string, name: string): string {
  if (!/^[0-9a-f]{32}(\.draft)?$/.test(name)) throw new BlobMissing(name);
  return join(folder, name.slice(0, 2), name);
}

/** Every blob in such a folder; other files are skipped. */
export async function* blobsIn(folder: string): AsyncIterable<BlobEntry> {
  for await (const { name: digits } of await opendir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(digits)) continue;
    for await (const { name } of await opendir(join(folder, digits))) {
      if (!/^[0-9a-f]{32}(\.draft)?$/.test(name) || !name.startsWith(digits)) continue;
      const modified = await modifiedAt(join(folder, digits, name));
      if (modified !== null) yield { name, modified, unfinished: name.endsWith(draft) };
    }
  }
}

/** Null if the file was removed after it was listed. */
async function modifiedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
