import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Links that open a set of letters for a print shop, and each use of them. Both are deleted with their letters. */
export const printLinks: Migration = {
  name: '0008-print-links',
  statements: ({ text }) => [
    sql`create table print_link (
      hash ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      session_id ${text} not null,
      created_at ${text} not null,
      expires_at ${text} not null,
      foreign key (account_id, profile_id, session_id)
        references generation_session (account_id, profile_id, id) on delete cascade
    )`,
    sql`create index print_link_session on print_link (account_id, profile_id, session_id)`,
    sql`create table print_opening (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      session_id ${text} not null,
      user_id ${text} not null references "user" (id),
      file ${text} not null check (file in ('letters', 'csv')),
      opened_at ${text} not null,
      foreign key (account_id, profile_id, session_id)
        references generation_session (account_id, profile_id, id) on delete cascade
    )`,
    sql`create index print_opening_session on print_opening (account_id, profile_id, session_id)`,
  ],
};
