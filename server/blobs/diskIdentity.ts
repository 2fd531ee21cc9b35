import { readFile } from 'node:fs/promises';
import { hasCode, writeOnce } from '#server/durableFiles.ts';
import type { BlobIdentity } from './blobs.ts';
import { identityIn, identityText } from './identityText.ts';

/** The identity in the file; null if there is no file. Throws if it contains anything else. */
export async function readIdentity(file: string): Promise<BlobIdentity | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  return identityIn(text, file);
}

/** Writes the file unless it exists. Returns the identity that it then contains. */
export async function writeIdentity(file: string, identity: BlobIdentity): Promise<BlobIdentity> {
  await writeOnce(file, identityText(identity));
  const written = await readIdentity(file);
  if (written === null) throw new Error(`${file} could not be written.`);
  return written;
}
