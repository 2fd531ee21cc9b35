import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { walledByAccount } from './walled.ts';

/**
 * Counts that all processes share: attempts that prove who someone is, by hashed key, and what an account may do only so
 * often.
 */
export const limits: Migration = {
  name: '0026-limits',
  statements: ({ engine, text }) => [
    sql`create table attempt (
      key_hash ${text} primary key,
      state ${text} not null,
      expires_at ${text} not null
    )`,
    sql`create index attempt_expiring on attempt (expires_at)`,
    sql`create table allowance (
      account_id ${text} not null references account (id) on delete cascade,
      what ${text} not null,
      used integer not null,
      ends_at ${text} not null,
      primary key (account_id, what)
    )`,
    ...(engine === 'postgres' ? walledByAccount('allowance', 'account_id') : []),
  ],
};
