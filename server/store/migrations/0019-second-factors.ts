import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What people of the embedded provider prove their identity with besides a password, and how often they failed to.
 * They belong to no tenant.
 */
export const secondFactors: Migration = {
  name: '0019-second-factors',
  statements: ({ text }) => [
    sql`alter table embedded_user add column factor_failures integer not null default 0`,
    sql`alter table embedded_user add column factor_blocked_until ${text}`,
    sql`create table embedded_authenticator (
      user_id ${text} primary key references embedded_user (id) on delete cascade,
      sealed_secret ${text} not null,
      last_step integer not null,
      created_at ${text} not null
    )`,
    sql`create table embedded_recovery_code (
      user_id ${text} not null references embedded_user (id) on delete cascade,
      code_hash ${text} not null,
      used_at ${text},
      primary key (user_id, code_hash)
    )`,
    sql`create table embedded_passkey (
      id ${text} primary key,
      user_id ${text} not null references embedded_user (id) on delete cascade,
      variant ${text} not null,
      name ${text} not null,
      public_key ${text} not null,
      counter bigint not null,
      transports ${text} not null,
      created_at ${text} not null,
      last_used_at ${text}
    )`,
    sql`create index embedded_passkey_user on embedded_passkey (user_id, variant)`,
  ],
};
