import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { walledByAccount } from './walled.ts';

const kept = 'What was recorded about letters is never changed.';

const sqliteTriggers = [
  sql.raw(
    `create trigger dispute_event_no_update before update on dispute_event begin select raise(abort, '${kept}'); end`,
  ),
];

const postgresTriggers = [
  sql.raw(
    `create function refuse_dispute_event_change() returns trigger language plpgsql as $$ begin raise exception '${kept}'; end $$`,
  ),
  sql`create trigger dispute_event_no_update before update on dispute_event
    for each row execute function refuse_dispute_event_change()`,
];

/**
 * What happens to letters after they are written: the events, which are only added, their scans, and what follows from
 * them (`dispute` and `dispute_standing`), which can be built again at any time. Nobody recorded the mailing of sets from
 * before.
 */
export const outcomes: Migration = {
  name: '0027-outcomes',
  statements: ({ engine, text }) => [
    sql`create table dispute_event (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      kind ${text},
      on_date ${text},
      sealed_content ${text},
      sealed_reason ${text},
      user_id ${text} not null,
      username ${text} not null,
      recorded_at ${text} not null,
      replaces ${text} unique,
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade,
      check ((sealed_content is null) = (kind is null) and (kind is null) = (on_date is null)),
      check ((sealed_reason is null) = (kind is not null) and (kind is not null or replaces is not null))
    )`,
    sql`create index dispute_event_profile on dispute_event (account_id, profile_id, recorded_at, id)`,
    ...(engine === 'postgres' ? postgresTriggers : sqliteTriggers),
    sql`create table dispute_file (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      blob ${text} not null unique,
      sha256 ${text} not null,
      bytes integer not null,
      media_type ${text} not null,
      sealed_name ${text} not null,
      uploaded_at ${text} not null,
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index dispute_file_profile on dispute_file (account_id, profile_id, uploaded_at, id)`,
    sql`create table dispute (
      account_id ${text} not null,
      profile_id ${text} not null,
      session_id ${text} not null,
      letter_id ${text} not null references letter (id) on delete cascade,
      item integer not null,
      recipient_kind ${text} not null check (recipient_kind in ('bureau', 'furnisher')),
      bureau ${text},
      rules ${text} not null,
      round integer not null,
      state ${text} not null,
      waits_for ${text},
      next_on ${text},
      mailed_on ${text},
      received_on ${text},
      basis ${text},
      due_on ${text},
      ask_on ${text},
      decided_on ${text},
      printed_on ${text},
      counted_as ${text},
      days integer,
      primary key (letter_id, item),
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index dispute_profile on dispute (account_id, profile_id)`,
    sql`create index dispute_waiting on dispute (account_id) where waits_for is not null`,
    sql`create index dispute_running on dispute (account_id, due_on) where waits_for is null`,
    sql`create table dispute_standing (
      account_id ${text} not null,
      profile_id ${text} primary key,
      next_on ${text},
      waiting integer not null,
      round integer not null,
      not_mailed integer not null,
      changes_on ${text},
      activity ${text} not null check (activity in ('active', 'paused', 'ended')),
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index dispute_standing_account on dispute_standing (account_id)`,
    sql`create index dispute_standing_changing on dispute_standing (changes_on)`,
    sql`alter table generation_session add column mailing_unknown integer not null default 0`,
    sql`update generation_session set mailing_unknown = 1`,
    ...(engine === 'postgres'
      ? ['dispute_event', 'dispute_file', 'dispute', 'dispute_standing'].flatMap((table) =>
          walledByAccount(table, 'account_id'),
        )
      : []),
  ],
};
