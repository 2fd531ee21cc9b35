import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Up to when each member has read what the account was told. */
export const notificationsRead: Migration = {
  name: '0011-notifications-read',
  statements: ({ text }) => [sql`alter table "user" add column notifications_read_at ${text}`],
};
