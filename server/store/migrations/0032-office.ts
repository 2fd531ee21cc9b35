import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { walledByAccount } from './walled.ts';

/**
 * Scans that nobody has assigned to a client yet, each under a key of its own; those that were discarded, without their
 * content; and which of a client's scans came from there and still wait for their answer to be recorded. Lists of letters
 * and clients say what was mailed. People are reminded of what waits, in their language.
 */
export const office: Migration = {
  name: '0032-office',
  statements: ({ engine, text }) => [
    sql`create table inbox_scan (
      id ${text} primary key,
      account_id ${text} not null,
      blob ${text} not null unique,
      sha256 ${text} not null,
      bytes integer not null,
      media_type ${text} not null,
      sealed_name ${text} not null,
      username ${text} not null,
      uploaded_at ${text} not null
    )`,
    sql`create index inbox_scan_account on inbox_scan (account_id, uploaded_at, id)`,
    sql`create table inbox_discard (
      id ${text} primary key,
      account_id ${text} not null,
      reason ${text} not null,
      username ${text} not null,
      uploaded_at ${text} not null,
      discarded_at ${text} not null
    )`,
    sql`create index inbox_discard_account on inbox_discard (account_id, discarded_at, id)`,
    sql`alter table dispute_file add column awaits_answer_of ${text}`,
    sql`create index dispute_file_awaiting on dispute_file (account_id, uploaded_at, id) where awaits_answer_of is not null`,
    sql`alter table dispute_standing add column last_mailed_on ${text}`,
    sql`alter table dispute_standing add column mailing_unknown integer not null default 0`,
    sql`alter table generation_session add column not_mailed integer not null default 0`,
    sql`alter table generation_session add column last_mailed_on ${text}`,
    sql`alter table "user" add column language ${text}`,
    sql`alter table "user" add column reminders_by_mail integer not null default 1`,
    sql`alter table account add column reminded_on ${text}`,
    // What is saved is calculated again at the next start.
    sql`update generation_session set not_mailed = letter_count where mailing_unknown = 0`,
    sql`update dispute_standing set changes_on = '0001-01-01'`,
    ...(engine === 'postgres'
      ? ['inbox_scan', 'inbox_discard'].flatMap((table) => walledByAccount(table, 'account_id'))
      : []),
  ],
};
