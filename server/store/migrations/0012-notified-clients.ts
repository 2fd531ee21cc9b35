import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Of which client a notification tells. What was told before names nobody. */
export const notifiedClients: Migration = {
  name: '0012-notified-clients',
  statements: ({ text }) => [sql`alter table notification add column profile_id ${text}`],
};
