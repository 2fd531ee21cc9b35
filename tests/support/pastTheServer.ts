import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { AppUnderTest } from './anApp.ts';

/** Where an app has its rows. */
export type Place = Pick<AppUnderTest, 'dataDir' | 'databaseUrl'>;

/** Asks the database of an app past the server, on PostgreSQL as the owner of the tables, who sees every row. */
export async function askPastTheServer(
  { dataDir, databaseUrl }: Place,
  query: string,
): Promise<readonly Record<string, unknown>[]> {
  if (databaseUrl === null) {
    const database = new DatabaseSync(join(dataDir, 'redress.sqlite'), { readOnly: true });
    try {
      return database.prepare(query).all();
    } finally {
      database.close();
    }
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}
