import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Sets of letters, what they cost, notifications, logs, and idempotency keys. */
export const generations: Migration = {
  name: '0002-generations',
  statements: ({ text }) => [
    sql`create table generation_session (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      report_id ${text} not null,
      kind ${text} not null check (kind in ('automatic', 'manual')),
      sealed_choice ${text} not null,
      letter_count integer not null,
      print_variant_id ${text} not null,
      created_at ${text} not null,
      mailed_at ${text},
      unique (account_id, profile_id, id),
      foreign key (account_id, profile_id, report_id)
        references report (account_id, profile_id, id) on delete cascade
    )`,
    sql`create index session_report on generation_session (account_id, profile_id, report_id)`,
    sql`create index session_newest on generation_session (account_id, created_at, id)`,
    sql`create table letter (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      session_id ${text} not null,
      position integer not null,
      sealed_content ${text} not null,
      pages integer not null,
      blob ${text} not null unique,
      sha256 ${text} not null,
      bytes integer not null,
      template_version ${text} not null,
      unique (account_id, profile_id, session_id, position),
      foreign key (account_id, profile_id, session_id)
        references generation_session (account_id, profile_id, id) on delete cascade
    )`,
    sql`create table generation_ledger (
      id ${text} primary key,
      account_id ${text} not null references account (id),
      delta integer not null check (delta <> 0),
      reason ${text} not null check (reason in ('grant', 'purchase', 'generation')),
      reference ${text} not null unique,
      created_at ${text} not null
    )`,
    sql`create index ledger_account on generation_ledger (account_id)`,
    sql`create table profile_log (
      id ${text} primary key,
      account_id ${text} not null references account (id),
      profile_id ${text} not null,
      profile_name ${text} not null,
      username ${text} not null,
      status ${text} not null,
      reason ${text} not null,
      created_at ${text} not null
    )`,
    sql`create index log_newest on profile_log (account_id, created_at, id)`,
    sql`create table notification (
      id ${text} primary key,
      account_id ${text} not null references account (id),
      type ${text} not null,
      code ${text} not null,
      params ${text} not null,
      created_at ${text} not null
    )`,
    sql`create index notification_newest on notification (account_id, created_at, id)`,
    sql`create table client_event (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      kind ${text} not null,
      at ${text} not null,
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index event_order on client_event (account_id, profile_id, at, id)`,
    sql`create table idempotency (
      account_id ${text} not null references account (id),
      idempotency_key ${text} not null,
      request_hash ${text} not null,
      reply ${text} not null,
      expires_at ${text} not null,
      primary key (account_id, idempotency_key)
    )`,
    sql`create index idempotency_expiry on idempotency (expires_at)`,
    sql`create table ticket (
      hash ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      report_id ${text} not null,
      language ${text} not null,
      expires_at ${text} not null,
      foreign key (account_id, profile_id, report_id)
        references report (account_id, profile_id, id) on delete cascade
    )`,
    sql`create index ticket_report on ticket (account_id, profile_id, report_id)`,
    sql`create index ticket_expiry on ticket (expires_at)`,
  ],
};
