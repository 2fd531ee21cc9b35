import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When people of the embedded provider proved that their email address is theirs; null if they never did. */
export const verifiedAddresses: Migration = {
  name: '0023-verified-addresses',
  statements: ({ text }) => [sql`alter table embedded_user add column mail_verified_at ${text}`],
};
