import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What letters argue now includes what clients state, which only the sealed letters know: every client is counted again. */
export const statedReasons: Migration = {
  name: '0050-stated-reasons',
  statements: () => [sql`update dispute_standing set changes_on = '2000-01-01'`],
};
