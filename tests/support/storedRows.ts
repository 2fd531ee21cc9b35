import { join } from 'node:path';
import { sql } from 'kysely';
import { openBlobs } from '#server/blobs/disk.ts';
import { createVault, type Vault } from '#server/blobs/vault.ts';
import { keySchema } from '#server/store/keySchema.ts';
import { openStore, type StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { sha256 } from './holdings.ts';

/**
 * What no call returns, read from a store that no server uses: how many rows each table has, and what is sealed for
 * each profile. Opening the store runs its migrations.
 */
export async function storedRows(configuration: StoreConfiguration) {
  const store = await openStore(configuration);
  try {
    const { counts, accounts } = await tables(configuration);
    const vault = createVault(await openBlobs(join(configuration.dataDir, 'blobs')), store.profiles);
    const sealed: Record<string, Awaited<ReturnType<typeof sealedOf>>> = {};
    for (const accountId of accounts)
      for (const { id } of await store.profiles.list(accountId))
        sealed[id] = await sealedOf(store, vault, accountId, id);
    return { counts, sealed };
  } finally {
    await store.close();
  }
}

/** The values in full, the provider's sign-in, and the SHA-256 of each report's original bytes, by its id. */
async function sealedOf(store: Store, vault: Vault, accountId: string, profileId: string) {
  const profile = await store.profiles.findOpened(accountId, profileId);
  const connection = await store.connections.find(accountId, profileId);
  const reports: Record<string, string> = {};
  for (const { id: row, raw } of await store.reports.list(accountId, profileId)) {
    const place = { accountId, profileId, table: 'report', column: 'raw_blob', row } as const;
    reports[row] = sha256(await vault.read(place, raw));
  }
  return { values: profile?.sensitive, connection, reports };
}

async function tables({ dataDir, databaseUrl }: StoreConfiguration) {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  try {
    const counts: Record<string, number> = {};
    for (const { name, schema } of await db.read.introspection.getTables()) {
      // The keys' tables are counted on neither engine.
      if (schema === keySchema) continue;
      const count = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`;
      counts[name] = (await count.execute(db.read)).rows[0]?.rows ?? 0;
    }
    const accounts = await db.read.selectFrom('account').select('id').execute();
    return { counts, accounts: accounts.map(({ id }) => id) };
  } finally {
    await db.close();
  }
}
