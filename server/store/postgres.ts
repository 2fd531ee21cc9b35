import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { Database } from './database.ts';
import type { Tables } from './tables.ts';

const int8 = types.builtins.INT8;

/** A pool of connections to a PostgreSQL server. Nothing is asked of it yet. */
export function openPostgres(url: string, poolSize: number): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Counts are bigint, which the driver would give as text; SQLite gives numbers.
    types: {
      getTypeParser: (id, format) =>
        id === int8 && format !== 'binary' ? Number : types.getTypeParser(id, format),
    },
  });
  // An idle connection that the server closes; the pool opens another for the next query.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return new Database('postgres', kysely, kysely);
}
