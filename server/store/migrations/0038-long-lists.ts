import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Long lists are sorted by date, and counted and shown by status, without reading the rows themselves. */
export const longLists: Migration = {
  name: '0038-long-lists',
  statements: () => [
    sql`create index profile_by_date on profile (account_id, created_at, id)`,
    sql`create index profile_by_status on profile (account_id, status, sort_name, id)`,
  ],
};
