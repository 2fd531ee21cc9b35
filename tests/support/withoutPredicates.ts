import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Database } from '#server/store/database.ts';
import { guardPool } from '#server/store/guardedPool.ts';
import { createPool } from '#server/store/pool.ts';
import type { Tables } from '#server/store/tables.ts';

/** The same query without its conditions on the account, as if every one of them had been forgotten. */
function forgetful(text: string): string {
  const anyAccount = text.replaceAll(/(?:"?\w+"?\.)?"?\baccount_id"? = (\$\d+)/g, '$1::text is not null');
  return /^(select .* from|update) "account" /.test(text)
    ? anyAccount.replaceAll(/(?:"account"\.)?"id" = (\$\d+)/g, '$1::text is not null')
    : anyAccount;
}

/** A PostgreSQL database whose queries have lost their conditions on the account. */
export function openWithoutPredicates(url: string): Database {
  const guarded = guardPool(createPool(url, 5), { address: 'test', patience: null });
  const forgetting: PostgresPool = {
    ...guarded,
    async connect() {
      const client = await guarded.connect();
      const query = ((text: string, parameters: readonly unknown[]) =>
        client.query(forgetful(text), parameters)) as PostgresPoolClient['query'];
      return { query, release: (destroy) => client.release(destroy) };
    },
  };
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forgetting }) });
  return new Database('postgres', kysely, kysely, kysely);
}
