import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { Database } from './database.ts';
import { guardPool } from './guardedPool.ts';
import type { Tables } from './tables.ts';

const int8 = types.builtins.INT8;
/** Milliseconds until a query counts as lost. None of ours takes a hundredth of it on a server that answers. */
const usualPatience = 20_000;

/**
 * A pool of connections to a PostgreSQL server. Nothing is asked of it yet.
 * @param patience milliseconds a query may take; null waits as long as it takes.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  patience: number | null = usualPatience,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    // Also how long a call waits for a connection while all are in use.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Counts are bigint, which the driver would give as text; SQLite gives numbers.
    types: {
      getTypeParser: (id, format) =>
        id === int8 && format !== 'binary' ? Number : types.getTypeParser(id, format),
    },
  });
  const guarded = guardPool(pool, { address: addressOf(url), patience });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  return new Database('postgres', kysely, kysely);
}

/** Where the server is, without who signs in there and how. */
function addressOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed?.searchParams.get('host') ?? (parsed?.host || 'DATABASE_URL');
}
