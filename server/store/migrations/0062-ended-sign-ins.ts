import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Since when a person's earlier sign-ins count no longer, and the session that counts nevertheless. */
export const endedSignIns: Migration = {
  name: '0062-ended-sign-ins',
  statements: ({ text }) => [
    sql`alter table embedded_user add column signed_out_at ${text}`,
    sql`alter table embedded_user add column kept_session ${text}`,
  ],
};
