import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Letters without a deadline to be answered and letters that a print shop is to mail are work of kinds of their own now, so every
 * client's work is calculated again. How many a shop has the order for is saved for lists. An item that a person called another
 * one is recognized in later reports by those that showed it.
 */
export const openEndedLetters: Migration = {
  name: '0054-open-ended-letters',
  statements: ({ text }) => [
    sql`alter table dispute_standing add column ordered integer not null default 0`,
    sql`alter table generation_session add column ordered integer not null default 0`,
    sql`alter table sighting add column there_in ${text} not null default '[]'`,
    sql`update dispute_standing set changes_on = '2000-01-01'`,
  ],
};
