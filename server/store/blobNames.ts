import { sql } from 'kysely';
import type { Database } from './database.ts';
import { blobColumns } from './sealedColumns.ts';

/** The names of all blobs that a row of any tenant refers to: the cleanup must leave them alone. */
export async function blobNames({ read }: Database): Promise<Set<string>> {
  const selections = blobColumns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as blob from ${sql.table(table)}`,
  );
  const { rows } = await sql<{ blob: string }>`${sql.join(selections, sql` union all `)}`.execute(read);
  return new Set(rows.map(({ blob }) => blob));
}
