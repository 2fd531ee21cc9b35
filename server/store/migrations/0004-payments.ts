import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Orders, each reply to them once, and what support did in accounts. */
export const payments: Migration = {
  name: '0004-payments',
  statements: ({ text }) => [
    sql`create table payment (
      id ${text} primary key,
      account_id ${text} not null references account (id),
      user_id ${text} not null references "user" (id),
      transaction_uuid ${text} not null unique,
      generations integer not null check (generations >= 1),
      amount integer not null check (amount > 0),
      status ${text} not null check (status in ('open', 'paid', 'pending', 'declined', 'canceled', 'failed')),
      created_at ${text} not null,
      settled_at ${text}
    )`,
    sql`create index payment_newest on payment (account_id, created_at)`,
    sql`create table payment_reply (
      transaction_id ${text} not null,
      outcome ${text} not null,
      payment_id ${text} not null references payment (id),
      received_at ${text} not null,
      primary key (transaction_id, outcome)
    )`,
    sql`create table support_act (
      id ${text} primary key,
      account_id ${text} not null references account (id),
      user_id ${text} not null references "user" (id),
      by_provider ${text} not null,
      by_subject ${text} not null,
      act ${text} not null,
      detail ${text} not null,
      created_at ${text} not null
    )`,
    sql`create index support_act_newest on support_act (account_id, created_at, id)`,
  ],
};
