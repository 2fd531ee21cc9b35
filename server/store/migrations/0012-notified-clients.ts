import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The client that a notification is about. Older notifications name no client. */
export const notifiedClients: Migration = {
  name: '0012-notified-clients',
  statements: ({ text }) => [sql`alter table notification add column profile_id ${text}`],
};
