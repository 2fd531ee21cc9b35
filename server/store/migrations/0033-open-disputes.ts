import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What is due is found by state: after a year, nine of ten disputes have a day that is over and a result. */
export const openDisputes: Migration = {
  name: '0033-open-disputes',
  statements: () => [
    sql`drop index dispute_running`,
    sql`create index dispute_open on dispute (account_id, state, due_on)`,
  ],
};
