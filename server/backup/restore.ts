import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openDataDir } from '#server/dataDir.ts';
import { syncFolder } from '#server/durableFiles.ts';
import type { Database } from '#server/store/database.ts';
import { lockDirectory } from '#server/store/directoryLock.ts';
import { knowsSchema } from '#server/store/migrate.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { fillFrom, isEmpty } from '#server/store/snapshot.ts';
import { keyRowsOf, hasKeys, type KeyRows } from '#server/store/keyRows.ts';
import { keysFileOf, openKeys, openSqlite } from '#server/store/sqlite.ts';
import { blobPlaceOf, filesOf, type BlobPlace } from './blobPlace.ts';
import { readKeys } from './keyFiles.ts';
import { keyOf, type Installation } from './backUp.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { readRows } from './rowFiles.ts';
import { verifyBackup } from './verify.ts';

/**
 * Restores a backup into an empty installation: all of it or nothing. The engine may be another than the backup's.
 * Throws with a sentence for the operator if the backup is damaged, incomplete, of another key, or of a newer version,
 * or if there is data in the installation.
 */
export async function restore(installation: Installation, folder: string): Promise<Manifest> {
  const { dataDir, databaseUrl } = installation;
  const key = await keyOf(installation);
  const { schema } = await readManifest(folder, key.current);
  if (!knowsSchema(schema))
    throw new Error(
      `The backup in ${folder} was made by a newer version of Redress (${schema}): restore it with that one.`,
    );
  await openDataDir(dataDir);
  const lock = lockDirectory(dataDir);
  try {
    const place = await blobPlaceOf(dataDir, installation.s3);
    await place.refuseUsed(filesOf(folder));
    const sqlite = join(dataDir, 'redress.sqlite');
    if (databaseUrl !== null)
      return await intoPostgres(installation.migrationUrl ?? databaseUrl, place, folder, key);
    if (existsSync(sqlite))
      throw new Error(`There is a database in ${dataDir}: restore into an empty DATA_DIR.`);
    return await intoSqlite(sqlite, place, folder, key);
  } finally {
    lock.release();
  }
}

type Key = Awaited<ReturnType<typeof keyOf>>;

async function intoPostgres(url: string, files: BlobPlace, folder: string, key: Key): Promise<Manifest> {
  const db = openPostgres(url, 1, null);
  try {
    if (!(await isEmpty(db)))
      throw new Error('There are tables in the database of DATABASE_URL: restore into an empty database.');
    const manifest = await verifyBackup(folder, key, () => existingKeys(db));
    const place = await files.restore(filesOf(folder));
    await fill(db, manifest, folder, place);
    return manifest;
  } finally {
    await db.close();
  }
}

/** A crash leaves drafts, which the next attempt replaces. */
async function intoSqlite(file: string, files: BlobPlace, folder: string, key: Key): Promise<Manifest> {
  const draft = `${file}.restoring`;
  const removeDraft = async () => {
    for (const ending of ['', '-wal', '-shm']) await rm(`${draft}${ending}`, { force: true });
  };
  await removeDraft();
  const manifest = await verifyBackup(folder, key, () => keysBeside(file));
  const place = await files.restore(filesOf(folder));
  const db = openSqlite(draft);
  try {
    await fill(db, manifest, folder, async () => undefined);
  } finally {
    await db.close();
  }
  await place();
  await rename(draft, file);
  await syncFolder(dirname(file));
  return manifest;
}

async function fill(
  db: Database,
  { schema, rows }: Manifest,
  folder: string,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const snapshot = { schema, tables: Object.keys(rows), rows: (table: string) => readRows(folder, table) };
  const keys = (await readKeys(folder)) ?? { keys: [], erased: [], masterKeys: [] };
  await fillFrom(db, snapshot, keys, beforeCommit);
}

/** Keys that a loss of the data left behind; null if there are none. */
async function existingKeys(db: Database): Promise<KeyRows | null> {
  return (await hasKeys(db)) ? keyRowsOf(db) : null;
}

/** The same on SQLite, where they are in a file of their own. */
async function keysBeside(file: string): Promise<KeyRows | null> {
  if (!existsSync(keysFileOf(file))) return null;
  // Opened through an empty database that is in memory only.
  const db = openKeys(file);
  try {
    return await existingKeys(db);
  } finally {
    await db.close();
  }
}
