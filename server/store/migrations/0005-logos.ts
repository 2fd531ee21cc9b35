import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Company logos, stored as base64: they are small and few, and base64 is the same on both engines. */
export const logos: Migration = {
  name: '0005-logos',
  statements: ({ text }) => [
    sql`create table logo (
      name ${text} primary key,
      account_id ${text} not null references account (id),
      media_type ${text} not null,
      content ${text} not null,
      created_at ${text} not null
    )`,
    sql`create index logo_newest on logo (account_id, created_at)`,
  ],
};
