import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Letters without a deadline to be answered are work of a kind of their own now, so every client's work is calculated again. */
export const openEndedLetters: Migration = {
  name: '0054-open-ended-letters',
  statements: () => [sql`update dispute_standing set changes_on = '2000-01-01'`],
};
