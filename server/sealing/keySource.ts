import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode, makeFolder, writeOnce } from '#server/durableFiles.ts';
import { createMasterKey, type MasterKey } from './masterKey.ts';

/** Where the master key comes from: a given text (REDRESS_KEY), otherwise a file that the first start creates. */
export interface KeySource {
  readonly given: string | null;
  /** Absolute path; mode 600. */
  readonly file: string;
  /** Other keys that data may still be sealed with, as texts: while the key is being replaced. */
  readonly others?: readonly string[];
}

/** The 32 bytes of a text of 64 hex digits or base64; null if it is no such text. */
export function keyBytesOf(text: string): Buffer | null {
  const trimmed = text.trim();
  const secret = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : Buffer.from(trimmed, 'base64');
  return secret.length === 32 ? secret : null;
}

/** The text of 32 bytes as 64 hex digits or base64. Throws with a sentence that says what to set. */
export function readKey(text: string, where: string): MasterKey {
  const secret = keyBytesOf(text);
  if (secret === null) {
    throw new Error(
      `${where} must be 32 bytes as 64 hex digits or base64 (openssl rand -base64 32 generates one).`,
    );
  }
  return createMasterKey(secret);
}

/** The existing key, or null. */
export async function findKey({ given, file }: Pick<KeySource, 'given' | 'file'>): Promise<MasterKey | null> {
  if (given !== null) return readKey(given, 'REDRESS_KEY');
  try {
    return readKey(await readFile(file, 'utf8'), `The key file ${file}`);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** The other keys. Throws with a sentence that says what to set. */
export function otherKeys({ others = [] }: KeySource): MasterKey[] {
  return others.map((text) => readKey(text, 'REDRESS_KEY_PREVIOUS'));
}

/** Creates the key file atomically. If another process was faster, its key is used. */
export async function makeKey(source: KeySource): Promise<MasterKey> {
  await makeFolder(dirname(source.file));
  await writeOnce(source.file, `${randomBytes(32).toString('base64')}\n`);
  const key = await findKey(source);
  if (key === null) throw new Error(`The key file ${source.file} could not be created.`);
  return key;
}
