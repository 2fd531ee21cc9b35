import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hasCode, writeNew } from '#server/durableFiles.ts';
import type { MasterKey } from '#server/sealing/masterKey.ts';

const FileEntry = z.object({
  /** Relative to the backup's folder. */
  path: z.string().check(z.regex(/^((database|keys)\/[a-z_]+\.ndjson|blobs\/identity)$/)),
  bytes: z.number(),
  sha256: z.string(),
});
export type FileEntry = z.infer<typeof FileEntry>;

const Manifest = z.object({
  format: z.literal(1),
  /** What the backup contains; a part that this version does not know is not restored. */
  contains: z.array(z.enum(['database', 'blobs', 'keys'])),
  /** The product's version that made it. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration step of the database. */
  schema: z.string(),
  /** The moment of the database; every file that it refers to is included. */
  takenAt: z.string(),
  /** The name of the master key that sealed everything; not the key. */
  keyId: z.string(),
  /** The ids by which the database and the files know each other, as in `blobs/identity`. */
  pairing: z.nullable(z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Sealed files. Their own hashes are in the rows that refer to them. */
  blobs: z.object({ files: z.number(), bytes: z.number() }),
  files: z.array(FileEntry),
  /** Sealed values and files that could not be opened when the backup was made. */
  damaged: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The manifest as it is written, with a code that only the holder of the master key can make. */
const Signed = z.object({ manifest: z.string(), code: z.string() });

/** The file without which a folder is no complete backup. */
export const manifestName = 'manifest.json';

const codeOf = (key: MasterKey, text: string): string =>
  createHmac('sha256', key.derive('backup manifest')).update(text).digest('hex');

/** Writes the manifest, which makes a backup complete. */
export async function writeManifest(folder: string, key: MasterKey, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest);
  const signed = { manifest: text, code: codeOf(key, text) };
  await writeNew(join(folder, manifestName), [`${JSON.stringify(signed, null, 2)}\n`]);
}

/** The manifest of a complete backup. Throws with a sentence for the operator. */
export async function readManifest(folder: string, key: MasterKey): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, manifestName), 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new Error(`${folder} is no complete backup: it has no ${manifestName}.`, { cause: error });
  }
  const signed = Signed.safeParse(parsed(text));
  const manifest = Manifest.safeParse(parsed(signed.data?.manifest ?? ''));
  if (!signed.success || !manifest.success)
    throw new Error(
      `${join(folder, manifestName)} can't be read: it was altered, or made by another version of Redress.`,
    );
  if (manifest.data.keyId !== key.id)
    throw new Error(
      `The backup in ${folder} was sealed with the key ${manifest.data.keyId}, and ${key.id} was given: set REDRESS_KEY or REDRESS_KEY_FILE to the key that sealed it.`,
    );
  if (!isSame(signed.data.code, codeOf(key, signed.data.manifest)))
    throw new Error(`${join(folder, manifestName)} was altered after the backup was made.`);
  return manifest.data;
}

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
