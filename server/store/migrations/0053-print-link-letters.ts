import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The ids of the letters that a print link opens, as JSON; null if it opens the whole set, as every earlier link does. */
export const printLinkLetters: Migration = {
  name: '0053-print-link-letters',
  statements: ({ text }) => [sql`alter table print_link add column letters ${text}`],
};
