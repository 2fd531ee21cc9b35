import { Kysely, PostgresDialect } from 'kysely';
import { Database } from './database.ts';
import { guardPool } from './guardedPool.ts';
import { createPool } from './pool.ts';
import type { Tables } from './tables.ts';

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
  const pool = createPool(url, poolSize);
  const guarded = guardPool(pool, { address: addressOf(url), patience });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  return new Database('postgres', kysely, kysely, kysely, () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}

/** The server's host and port, without credentials. */
function addressOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed?.searchParams.get('host') ?? (parsed?.host || 'DATABASE_URL');
}
