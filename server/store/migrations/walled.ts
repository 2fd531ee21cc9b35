import { sql, type RawBuilder } from 'kysely';

/** The account that a query is for, `*` for every account, and empty or null for none (server/store/wall.ts). */
const shown = sql`current_setting('redress.account', true)`;

/** The owner of the tables, who runs the migrations and backups, is not restricted. */
export function walled(table: string, isShown: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`alter table ${sql.table(table)} enable row level security`,
    // The keys outlive the loss of a database that had its policies already.
    sql`drop policy if exists own_account on ${sql.table(table)}`,
    sql`create policy own_account on ${sql.table(table)} using (${isShown})`,
  ];
}

/** The same for a table whose rows name their account. Most queries are for one, so that comparison comes first. */
export const walledByAccount = (table: string, column: string): RawBuilder<unknown>[] =>
  // The server's own key has no account at all.
  walled(table, sql`${sql.ref(column)} = nullif(${shown}, '') or ${shown} = '*'`);
