import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '#server/blobs/diskFiles.ts';
import { checkSealed, sealOf } from '#server/blobs/vault.ts';
import { hasCode } from '#server/durableFiles.ts';
import type { KeyRing } from '#server/sealing/keyRing.ts';
import { open } from '#server/sealing/seal.ts';
import { UnsealError } from '#server/sealing/unsealError.ts';
import { keyCheckName, opensCheck } from '#server/store/keyCheck.ts';
import type { KeyRows, WrappedKey } from '#server/store/keyRows.ts';
import { keyContext } from '#server/store/profileKeys.ts';
import { serverKeyContext, serverKeyRow } from '#server/store/serverKey.ts';
import {
  blobColumns,
  contextOf,
  sealedColumns,
  type BlobColumn,
  type Row,
  type SealedColumn,
} from '#server/store/sealedColumns.ts';
import { keyFolder, readKeys } from './keyFiles.ts';
import { readManifest, type FileEntry, type Manifest } from './manifest.ts';
import { readRows } from './rowFiles.ts';

/**
 * Checks a complete backup: its manifest, the hash of every file, and that every sealed value and file opens under
 * the key; with the wrapped keys from `elsewhere` if they were stored apart. Throws with a sentence for the operator. What was damaged when the backup was made may be damaged still.
 */
export async function verifyBackup(
  folder: string,
  key: KeyRing,
  elsewhere: () => Promise<KeyRows | null>,
): Promise<Manifest> {
  const manifest = await readManifest(folder, key.current);
  const kept = await readKeys(folder);
  for (const file of manifest.files)
    if (kept !== null || !file.path.startsWith(`${keyFolder}/`)) await checkFile(folder, file);
  const keys = kept ?? (await elsewhere());
  if (keys === null)
    throw new Error(
      `The backup in ${folder} has no keys, and there are none in the installation: put back the part ${keyFolder} of the newest backup that has it.`,
    );
  const known = new Set(manifest.damaged);
  const damaged = (await damagedIn(folder, Object.keys(manifest.rows), key, keys)).filter(
    (place) => !known.has(place),
  );
  if (damaged.length > 0)
    throw new Error(
      `The backup in ${folder} is damaged: ${damaged.length} sealed values or files don’t open, the first of them ${damaged[0]}.`,
    );
  return manifest;
}

async function checkFile(folder: string, { path, sha256 }: FileEntry): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(join(folder, path))) hash.update(piece);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new Error(`The backup in ${folder} is incomplete: ${path} is missing.`, { cause: error });
  }
  if (hash.digest('hex') !== sha256)
    throw new Error(`The backup in ${folder} is damaged: ${path} is not as it was written.`);
}

/** Tables whose rows have a key of their own. */
const ownId: ReadonlySet<string> = new Set(['profile', 'inbox_scan']);

/** The places of all sealed values and files that don't open, such as `letter.blob of 0190…`. */
export async function damagedIn(
  folder: string,
  tables: readonly string[],
  key: KeyRing,
  { keys: wrapped, erased }: KeyRows,
): Promise<string[]> {
  const damaged: string[] = [];
  const keys = unwrapped(key, wrapped);
  const isErased = new Set(erased.map(({ profile_id }) => profile_id));
  for (const table of tables) {
    const values = sealedColumns.filter((column) => column.table === table);
    const blobs = blobColumns.filter((column) => column.table === table);
    if (values.length + blobs.length === 0) continue;
    for await (const rows of readRows(folder, table)) {
      for (const row of rows) {
        // It was erased while the backup was made, or after it.
        if (isErased.has(String(row[ownId.has(table) ? 'id' : 'profile_id']))) continue;
        for (const column of values)
          if (!opensValue(column, row, keys, key)) damaged.push(placeOf(column, row[column.row]));
        for (const column of blobs)
          if (!(await opensBlob(folder, column, row, keys))) damaged.push(placeOf(column, row['id']));
      }
    }
  }
  return damaged;
}

const placeOf = ({ table, column }: SealedColumn | BlobColumn, row: Row[string] | undefined) =>
  `${table}.${column} of ${row}`;

/** Without its key, nothing of the profile opens, so it need not be reported on its own. */
function unwrapped(key: KeyRing, rows: readonly WrappedKey[]): ReadonlyMap<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const { account_id, profile_id, wrapped_key } of rows)
    opens(() => {
      const place = profile_id === serverKeyRow ? serverKeyContext : keyContext(account_id, profile_id);
      return keys.set(profile_id, key.unwrap(place, wrapped_key));
    });
  return keys;
}

function opensValue(
  column: SealedColumn,
  row: Row,
  keys: ReadonlyMap<string, KeyObject>,
  masterKey: KeyRing,
): boolean {
  const sealed = row[column.column];
  if (sealed === null) return true;
  const serverKey = keys.get(serverKeyRow);
  if (column.table === 'server_secret' && row['name'] === keyCheckName)
    // Once there is a key of the server, that proves the master key, which may have been replaced since the check.
    return serverKey !== undefined || opens(() => opensCheck(masterKey, String(sealed)));
  const key =
    column.profile === null
      ? (serverKey ?? masterKey.current.derive('server'))
      : keys.get(String(row[column.profile]));
  return key !== undefined && opens(() => open(key, contextOf(column, row), String(sealed)));
}

async function opensBlob(
  folder: string,
  { table, column, sha256, owner = 'profile_id' }: BlobColumn,
  row: Row,
  keys: ReadonlyMap<string, KeyObject>,
): Promise<boolean> {
  const [accountId, profileId] = [String(row['account_id']), String(row[owner])];
  const key = keys.get(profileId);
  if (key === undefined) return false;
  const path = pathIn(join(folder, 'blobs'), String(row[column]));
  if (!(await exists(path))) return false;
  const context = sealOf({ accountId, profileId, table, column, row: String(row['id']) });
  try {
    await checkSealed(key, context, createReadStream(path), String(row[sha256]));
    return true;
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    return false;
  }
}

function opens(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
