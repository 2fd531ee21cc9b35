import { readFile } from 'node:fs/promises';
import { hasCode, writeOnce } from '#server/durableFiles.ts';
import type { BlobIdentity } from './blobs.ts';

/** The identity in the file; null if there is no file. Throws if it contains anything else. */
export async function readIdentity(file: string): Promise<BlobIdentity | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  const [, id, database] = /^([0-9a-f]{32}) ([0-9a-f]{32})\s*$/.exec(text) ?? [];
  if (id === undefined || database === undefined) {
    throw new Error(`${file} must contain two ids of 32 hex digits: restore it from a backup.`);
  }
  return { id, database };
}

/** Writes the file unless it exists. Returns the identity that it then contains. */
export async function writeIdentity(file: string, { id, database }: BlobIdentity): Promise<BlobIdentity> {
  await writeOnce(file, `${id} ${database}\n`);
  const written = await readIdentity(file);
  if (written === null) throw new Error(`${file} could not be written.`);
  return written;
}
