import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The embedded identity provider's users and payloads, and the server's own secrets. They belong to no tenant. */
export const identity: Migration = {
  name: '0003-identity',
  statements: ({ text }) => [
    sql`create table oidc_payload (
      model ${text} not null,
      id_hash ${text} not null,
      sealed_payload ${text} not null,
      grant_hash ${text},
      uid_hash ${text},
      user_code_hash ${text},
      expires_at ${text},
      consumed_at ${text},
      primary key (model, id_hash)
    )`,
    sql`create index oidc_grant on oidc_payload (grant_hash)`,
    sql`create index oidc_uid on oidc_payload (model, uid_hash)`,
    sql`create index oidc_user_code on oidc_payload (model, user_code_hash)`,
    sql`create index oidc_expiry on oidc_payload (expires_at)`,
    sql`create table embedded_user (
      id ${text} primary key,
      mail ${text} not null unique,
      full_name ${text} not null,
      password_hash ${text} not null,
      failures integer not null,
      blocked_until ${text},
      created_at ${text} not null
    )`,
    sql`create table server_secret (
      name ${text} primary key,
      sealed_value ${text} not null
    )`,
  ],
};
