import { Pool, types } from 'pg';
import { prepareForAccounts } from './walledQuery.ts';

const int8 = types.builtins.INT8;

/** A pool of connections to a PostgreSQL server, none of them open yet. */
export function createPool(url: string, poolSize: number): Pool {
  return new Pool({
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
}
