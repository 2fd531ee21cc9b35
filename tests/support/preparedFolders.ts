import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/store/migrate.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { atWorkersEnd } from './workersEnd.ts';

/** Fills empty folders with copies of one that is prepared once for all the files of a worker. */
export function copiesOf(prepare: (folder: string) => Promise<void>): (folder: string) => Promise<void> {
  let original: Promise<string> | undefined;
  const prepared = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'redress-prepared-'));
    atWorkersEnd(async () => rmSync(folder, { recursive: true, force: true }));
    await prepare(folder);
    return folder;
  };
  return async (folder) => {
    original ??= prepared();
    const from = await original;
    for (const name of readdirSync(from)) cpSync(join(from, name), join(folder, name), { recursive: true });
  };
}

/** Puts an SQLite store with its tables, and nothing in them, into an empty folder. */
export const putTables = copiesOf(async (folder) => {
  const db = openSqlite(join(folder, 'redress.sqlite'));
  await migrate(db, {});
  await db.close();
});
