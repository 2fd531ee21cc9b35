import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { Database } from './database.ts';
import { guardPool } from './guardedPool.ts';
import type { Tables } from './tables.ts';
import { prepareForAccounts } from './walledQuery.ts';

const int8 = types.builtins.INT8;
/** Milliseconds until a query counts as lost. On a healthy server, none of our queries takes a hundredth of that. */
const usualPatience = 20_000;

/**
 * Creates a pool of connections to a PostgreSQL server, without connecting yet.
 * @param patience milliseconds a query may take; null for no limit.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  patience: number | null = usualPatience,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    // This is also how long a call waits for a connection while all of them are in use.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: prepareForAccounts,
    // Counts are bigint, which the driver would return as text; SQLite returns numbers.
    types: {
      getTypeParser: (id, format) =>
        id === int8 && format !== 'binary' ? Number : types.getTypeParser(id, format),
    },
  });
  const guarded = guardPool(pool, { address: addressOf(url), patience });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  return new Database('postgres', kysely, kysely, kysely);
}

/** The server's host and port, without credentials. */
function addressOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed?.searchParams.get('host') ?? (parsed?.host || 'DATABASE_URL');
}
