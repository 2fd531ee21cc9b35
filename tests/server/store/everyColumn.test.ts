import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { clientTables, type ClientTable } from '#server/store/clientRecords.ts';
import type { Database } from '#server/store/database.ts';
import { keySchema } from '#server/store/keySchema.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { exported, others } from './everyColumn.ts';
import { everythingOf } from './everythingOf.ts';

async function behind<T>(
  { dataDir, databaseUrl }: StoreConfiguration,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The columns of each table; those of the keys with their schema. */
async function columnsIn({ engine, read }: Database): Promise<Record<string, string[]>> {
  const tables = await read.introspection.getTables();
  const found = tables.map(({ schema, name, columns }) => [
    schema === keySchema ? `${schema}.${name}` : name,
    columns.map((column) => column.name).toSorted(),
  ]);
  if (engine === 'postgres') return Object.fromEntries(found);
  const { rows } = await sql<{ name: string; column: string }>`
    select m.name, c.name as "column" from redress_keys.sqlite_schema m, pragma_table_info(m.name, 'redress_keys') c
    where m.type = 'table' order by c.name`.execute(read);
  const keys = Object.groupBy(rows, ({ name }) => `${keySchema}.${name}`);
  return {
    ...Object.fromEntries(found),
    ...Object.fromEntries(
      Object.entries(keys).map(([name, of = []]) => [name, of.map(({ column }) => column)]),
    ),
  };
}

const words = (text: string) => text.split(/\s+/);
function leftOutOf(table: string): string[] {
  const known: Readonly<Record<string, ClientTable>> = clientTables;
  return Object.keys(known[table]?.leftOut ?? {});
}

eachEngine('every column', ({ fresh, open }) => {
  it('is known to erasure and export', async () => {
    const configuration = await fresh();
    await (await open(configuration)).close();
    const known = Object.entries({
      ...Object.fromEntries(
        Object.entries(exported).map(([table, columns]) => [table, [...words(columns), ...leftOutOf(table)]]),
      ),
      ...Object.fromEntries(Object.entries(others).map(([table, [, columns]]) => [table, words(columns)])),
    }).map(([table, columns]) => [table, columns.toSorted()]);
    expect(await behind(configuration, columnsIn)).toEqual(Object.fromEntries(known));
    expect(Object.keys(exported)).toEqual(Object.keys(clientTables));
  });

  it('of a client is in their copy, and gone when they are erased', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const { accountId, profileId } = await everythingOf(store);
    await everythingOf(store);

    const records = await store.profiles.records(accountId, profileId);
    const columns = Object.entries(records ?? {}).map(([table, rows]) => [
      table,
      Object.keys(rows[0] ?? {}).toSorted(),
    ]);
    const expected = Object.entries(exported).map(([table, names]) => [
      table,
      words(names)
        .map((name) => name.replace(/^sealed_/, ''))
        .toSorted(),
    ]);
    expect(Object.fromEntries(columns)).toEqual(Object.fromEntries(expected));

    await store.legalHolds.lift(accountId, profileId);
    await store.transaction((step) => removeProfiles(step, accountId, [profileId], 'Ana Agent'));
    await store.finishErasures();
    const left = await behind(configuration, async (db) => {
      const tables: string[] = [];
      for (const [table, names] of Object.entries(await columnsIn(db))) {
        const owner = table === 'profile' ? 'id' : 'profile_id';
        if (!names.includes(owner)) continue;
        const { rows } =
          await sql`select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${profileId}`.execute(
            db.read,
          );
        if (rows.length > 0) tables.push(table);
      }
      return tables;
    });
    // The record of access has ids only, and must not change; so does the log, by then.
    expect(left.toSorted()).toEqual(['access_entry', 'profile_log', 'redress_keys.erased']);
    expect(await store.profiles.list(accountId)).toEqual([]);
  });
});
