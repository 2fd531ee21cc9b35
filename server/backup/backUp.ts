import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { blobsIn, pathIn } from '#server/blobs/diskFiles.ts';
import type { S3Settings } from '#server/blobs/s3/settings.ts';
import { hasCode, makeFolder, syncFolder, writeNew } from '#server/durableFiles.ts';
import { createKeyRing, type KeyRing } from '#server/sealing/keyRing.ts';
import { findKey, otherKeys, type KeySource } from '#server/sealing/keySource.ts';
import type { Database } from '#server/store/database.ts';
import { refuseMissingDatabase } from '#server/store/existingDatabase.ts';
import { hasKeys, keyRowsOf, type KeyRows } from '#server/store/keyRows.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { seesEveryRow } from '#server/store/roles.ts';
import { withSnapshot, type Snapshot } from '#server/store/snapshot.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { blobPlaceOf, filesOf, type BlobPlace } from './blobPlace.ts';
import { keyFolder, writeKeys } from './keyFiles.ts';
import { manifestName, writeManifest, type FileEntry, type Manifest } from './manifest.ts';
import { writeRows } from './rowFiles.ts';
import { damagedIn } from './verify.ts';

/** Where an installation's data is. */
export interface Installation {
  /** Absolute path. */
  readonly dataDir: string;
  /** Null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database under the role that owns the tables, which sees every row; null if `databaseUrl` names it. */
  readonly migrationUrl?: string | null;
  /** The object store with the files; null for a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  readonly key: KeySource;
}

/** After the first, an attempt takes only new files, which leaves others a few milliseconds to delete one. */
const attempts = 50;

/**
 * Writes a backup into a new or empty folder, while the server may be running: all rows at one moment, and every file
 * that they refer to, and in a part of its own the wrapped keys. The master key is not in it. Throws with a sentence for the
 * operator, and then leaves the folder empty, so that the next attempt can use it.
 */
export async function backUp(installation: Installation, folder: string, version: string): Promise<Manifest> {
  const key = await keyOf(installation);
  refuseMissingDatabase(installation);
  const place = await blobPlaceOf(installation.dataDir, installation.s3);
  await claim(folder);
  const db = databaseOf(installation);
  try {
    await mkdir(join(folder, 'blobs'), { mode: 0o700 });
    await refuseRestricted(db);
    const { missing, ...rows } = await takeAll(db, place, folder);
    const pairing = await place.pairing();
    const files = [...rows.files, ...(pairing === null ? [] : [await keepPairing(folder, pairing)])];
    const keys = await keyRowsOf(db);
    files.push(...(await writeKeys(folder, keys)));
    const damaged = await damagedIn(folder, Object.keys(rows.counts), key, keys);
    const manifest: Manifest = {
      format: 1,
      contains: ['database', 'blobs', 'keys'],
      version,
      engine: db.engine,
      schema: rows.schema,
      takenAt: rows.takenAt,
      keyId: key.current.id,
      pairing: pairing?.trim() ?? null,
      rows: rows.counts,
      blobs: await sizeOf(folder, rows.named, missing),
      files,
      damaged,
    };
    for (const part of ['database', 'blobs', keyFolder]) await syncFolder(join(folder, part));
    await writeManifest(folder, key.current, manifest);
    await syncFolder(folder);
    return manifest;
  } catch (error) {
    const parts = [manifestName, 'blobs', keyFolder, 'database'];
    // What went wrong first is what the operator has to know, also of a disk on which nothing can be removed.
    for (const part of parts)
      await rm(join(folder, part), { recursive: true, force: true }).catch(() => undefined);
    throw error;
  } finally {
    await db.close();
  }
}

/** The master keys that are given or in the file. Throws with a sentence for the operator. */
export async function keyOf({ key }: Pick<Installation, 'key'>): Promise<KeyRing> {
  const found = await findKey(key);
  if (found === null)
    throw new Error(`The master key is missing: set REDRESS_KEY, or put the key file at ${key.file}.`);
  return createKeyRing(found, otherKeys(key));
}

/** One connection, whose queries may take as long as they need. */
function databaseOf({ dataDir, databaseUrl, migrationUrl }: Installation): Database {
  return databaseUrl === null
    ? openSqlite(join(dataDir, 'redress.sqlite'))
    : openPostgres(migrationUrl ?? databaseUrl, 1, null);
}

async function refuseRestricted(db: Database): Promise<void> {
  if (db.engine === 'sqlite' || (await seesEveryRow(db))) return;
  throw new Error(
    'A backup reads the rows of all accounts, which the role of DATABASE_URL may not: set MIGRATION_DATABASE_URL to the URL of the role that owns the tables.',
  );
}

/** The wrapped keys of the installation. */
export async function keysIn(installation: Installation): Promise<KeyRows | null> {
  const { dataDir, databaseUrl } = installation;
  if (databaseUrl === null && !existsSync(join(dataDir, 'redress.sqlite'))) return null;
  const db = databaseOf(installation);
  try {
    return (await hasKeys(db)) ? await keyRowsOf(db) : null;
  } finally {
    await db.close();
  }
}

/** Makes the folder this backup's own. Throws with a sentence for the operator if it has anything in it, also of one that runs. */
async function claim(folder: string): Promise<void> {
  const used = `${folder} is not empty: a backup needs a new folder.`;
  await makeFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Error(used);
  try {
    await mkdir(join(folder, 'database'), { mode: 0o700 });
  } catch (error) {
    throw hasCode(error, 'EEXIST') ? new Error(used, { cause: error }) : error;
  }
}

/**
 * Takes the files of one moment, and then the rows of the same moment. If a file was deleted before it could be taken,
 * another moment is tried; what is missing twice was lost before.
 */
async function takeAll(db: Database, place: BlobPlace, folder: string) {
  const taken = new Set<string>();
  let missing: ReadonlySet<string> = new Set();
  for (let attempt = 1; ; attempt += 1) {
    const before = missing;
    const rows = await withSnapshot(db, async (snapshot) => {
      const takenAt = new Date().toISOString();
      const named = await snapshot.blobNames();
      missing = await takeBlobs(place, folder, named, taken);
      if (attempt < attempts && [...missing].some((name) => !before.has(name))) return null;
      return { takenAt, named, schema: snapshot.schema, ...(await takeRows(snapshot, folder)) };
    });
    if (rows === null) continue;
    await dropOthers(folder, rows.named);
    return { ...rows, missing };
  }
}

/** Takes the files that were not taken before; returns those that don't exist. */
async function takeBlobs(
  place: BlobPlace,
  folder: string,
  named: ReadonlySet<string>,
  taken: Set<string>,
): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  for (const name of named) {
    if (taken.has(name)) continue;
    if (await place.take(filesOf(folder), name)) taken.add(name);
    else missing.add(name);
  }
  return missing;
}

async function takeRows(snapshot: Snapshot, folder: string) {
  const counts: Record<string, number> = {};
  const files: FileEntry[] = [];
  for (const table of snapshot.tables) {
    const { count, file } = await writeRows(folder, table, snapshot.rows(table));
    counts[table] = count;
    files.push(file);
  }
  return { counts, files };
}

/** Removes what an earlier attempt took and the rows no longer refer to. */
async function dropOthers(folder: string, named: ReadonlySet<string>): Promise<void> {
  const blobs = filesOf(folder);
  for await (const { name } of blobsIn(blobs)) if (!named.has(name)) await rm(pathIn(blobs, name));
}

async function keepPairing(folder: string, text: string): Promise<FileEntry> {
  const path = 'blobs/identity';
  await writeNew(join(folder, path), [text]);
  return { path, bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
}

async function sizeOf(folder: string, named: ReadonlySet<string>, missing: ReadonlySet<string>) {
  let [files, bytes] = [0, 0];
  for (const name of named) {
    if (missing.has(name)) continue;
    files += 1;
    bytes += (await stat(pathIn(filesOf(folder), name))).size;
  }
  return { files, bytes };
}
