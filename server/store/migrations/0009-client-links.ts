import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Links that clients use to complete their own information: one per profile, bound to the first person who accepts
 * it.
 */
export const clientLinks: Migration = {
  name: '0009-client-links',
  statements: ({ text }) => [
    sql`create table client_link (
      hash ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      sealed_key ${text} not null,
      created_at ${text} not null,
      expires_at ${text} not null,
      bound_provider ${text},
      bound_subject ${text},
      bound_at ${text},
      unique (account_id, profile_id),
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
  ],
};
