import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What waits now includes letters that have to be corrected, so every client's work is calculated again. */
export const correctionsDue: Migration = {
  name: '0051-corrections-due',
  statements: () => [sql`update dispute_standing set changes_on = '2000-01-01'`],
};
