import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Since when a person of the embedded provider may not sign in. */
export const disabledPeople: Migration = {
  name: '0048-disabled-people',
  statements: ({ text }) => [sql`alter table embedded_user add column disabled_at ${text}`],
};
