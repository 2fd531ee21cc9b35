import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Erased, KeyRows, WrappedKey } from '#server/store/keyRows.ts';
import type { MasterKeyTable } from '#server/store/tables/clients.ts';
import type { Row } from '#server/store/sealedColumns.ts';
import type { FileEntry } from './manifest.ts';
import { readRows, writeRows } from './rowFiles.ts';

/** The part of a backup that is stored apart from the rest, and for 30 days at most. */
export const keyFolder = 'keys';

const asRows = (rows: readonly object[]) => rows.map((row): Row => ({ ...row }));

async function* once(rows: readonly object[]): AsyncGenerator<readonly Row[]> {
  yield asRows(rows);
}

/** Writes the wrapped keys, the list of erased profiles, and which master keys are new or retired. */
export async function writeKeys(folder: string, { keys, erased, masterKeys }: KeyRows): Promise<FileEntry[]> {
  await mkdir(join(folder, keyFolder), { recursive: true, mode: 0o700 });
  const written = [
    await writeRows(folder, 'profile_key', once(keys), keyFolder),
    await writeRows(folder, 'erased', once(erased), keyFolder),
    await writeRows(folder, 'master_key', once(masterKeys), keyFolder),
  ];
  return written.map(({ file }) => file);
}

/** What a backup has of them; null if its keys were stored elsewhere, or deleted. */
export async function readKeys(folder: string): Promise<KeyRows | null> {
  if (!existsSync(join(folder, keyFolder))) return null;
  return {
    keys: (await allRows(folder, 'profile_key')) as unknown as WrappedKey[],
    erased: (await allRows(folder, 'erased')) as unknown as Erased[],
    // Earlier backups don't have them.
    masterKeys: existsSync(join(folder, keyFolder, 'master_key.ndjson'))
      ? ((await allRows(folder, 'master_key')) as unknown as MasterKeyTable[])
      : [],
  };
}

async function allRows(folder: string, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of readRows(folder, table, keyFolder)) rows.push(...batch);
  return rows;
}
