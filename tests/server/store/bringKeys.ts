import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/store/database.ts';
import { keySchema } from '#server/store/keySchema.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { keysFileOf, openSqlite } from '#server/store/sqlite.ts';

export const fileIn = (dataDir: string) => join(dataDir, 'redress.sqlite');

/** Looks past the server into a store's database. */
export async function behind<T>(
  { dataDir, databaseUrl }: StoreConfiguration,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = databaseUrl === null ? openSqlite(fileIn(dataDir)) : openPostgres(databaseUrl, 1);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Puts the keys of the running installation next to a restored database, as an operator does. */
export async function bringKeys(from: StoreConfiguration, to: StoreConfiguration): Promise<void> {
  if (from.databaseUrl === null) {
    const [source, target] = [keysFileOf(fileIn(from.dataDir)), keysFileOf(fileIn(to.dataDir))];
    cpSync(dirname(source), dirname(target), { recursive: true });
    return;
  }
  const tables = await behind(from, async ({ read }) => ({
    keys: await read.selectFrom('redress_keys.profile_key').selectAll().execute(),
    erased: await read.selectFrom('redress_keys.erased').selectAll().execute(),
  }));
  await behind(to, async ({ write }) => {
    await sql.raw(`create schema if not exists ${keySchema}`).execute(write);
    await sql`create table redress_keys.profile_key (profile_id text primary key, account_id text, wrapped_key text)`.execute(
      write,
    );
    await sql`create table redress_keys.erased (profile_id text primary key, account_id text, erased_at text)`.execute(
      write,
    );
    await sql`create table redress_keys.master_key (id text primary key, state text)`.execute(write);
    await write.insertInto('redress_keys.profile_key').values(tables.keys).execute();
    await write.insertInto('redress_keys.erased').values(tables.erased).execute();
  });
}
