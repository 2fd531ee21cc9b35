import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The browsers in which people of the embedded provider are signed in, so that they can see and end each one. */
export const signedInBrowsers: Migration = {
  name: '0020-signed-in-browsers',
  statements: ({ text }) => [
    sql`create table embedded_session (
      uid ${text} primary key,
      user_id ${text} not null references embedded_user (id) on delete cascade,
      variant ${text} not null,
      browser ${text} not null,
      system ${text} not null,
      first_seen_at ${text} not null,
      last_seen_at ${text} not null,
      expires_at ${text} not null
    )`,
    sql`create index embedded_session_user on embedded_session (user_id)`,
    sql`create index embedded_session_expiry on embedded_session (expires_at)`,
  ],
};
