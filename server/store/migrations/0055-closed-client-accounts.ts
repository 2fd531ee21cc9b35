import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * When the person who had opened a client's link closed their account, which ended the link. Which earlier scan has the same content as
 * one in the inbox.
 */
export const closedClientAccounts: Migration = {
  name: '0055-closed-client-accounts',
  statements: ({ text }) => [
    sql`alter table profile add column link_closed_at ${text}`,
    sql`alter table inbox_scan add column same_as ${text}`,
  ],
};
