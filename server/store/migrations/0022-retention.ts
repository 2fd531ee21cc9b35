import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Legal holds, which keep clients from being erased, and notices that a client will be erased for lack of use. */
export const retention: Migration = {
  name: '0022-retention',
  statements: ({ text }) => [
    sql`create table legal_hold (
      account_id ${text} not null,
      profile_id ${text} primary key,
      sealed_reason ${text} not null,
      username ${text} not null,
      created_at ${text} not null,
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create table retention_notice (
      account_id ${text} not null,
      profile_id ${text} primary key,
      created_at ${text} not null,
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
  ],
};
