import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The time up to which each member has read the account's notifications. */
export const notificationsRead: Migration = {
  name: '0011-notifications-read',
  statements: ({ text }) => [sql`alter table "user" add column notifications_read_at ${text}`],
};
