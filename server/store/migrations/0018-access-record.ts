import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const kept = 'The record of access is append-only.';

const sqliteTriggers = (['update', 'delete'] as const).map((act) =>
  sql.raw(
    `create trigger access_entry_no_${act} before ${act} on access_entry begin select raise(abort, '${kept}'); end`,
  ),
);

const postgresTriggers = [
  sql.raw(
    `create function refuse_access_change() returns trigger language plpgsql as $$ begin raise exception '${kept}'; end $$`,
  ),
  sql`create trigger access_entry_no_change before update or delete on access_entry
    for each row execute function refuse_access_change()`,
  sql`create trigger access_entry_no_truncate before truncate on access_entry
    for each statement execute function refuse_access_change()`,
];

/**
 * Who read or was refused what, in one chain of rows per account. No foreign keys: the rows outlive what they name. A
 * report ticket remembers who asked for it, as JSON; an account, until when it lets support download its letters.
 */
export const accessRecord: Migration = {
  name: '0018-access-record',
  statements: ({ text, engine }) => [
    sql`create table access_entry (
      account_id ${text} not null,
      number integer not null,
      at ${text} not null,
      actor ${text} not null,
      person ${text} not null,
      for_user ${text} not null,
      address ${text} not null,
      call ${text} not null,
      reads ${text} not null,
      profile_id ${text} not null,
      object ${text} not null,
      outcome ${text} not null,
      request_id ${text} not null,
      hash ${text} not null,
      primary key (account_id, number)
    )`,
    sql`create index access_entry_profile on access_entry (account_id, profile_id, number)`,
    sql`create table access_head (
      account_id ${text} primary key,
      number integer not null,
      hash ${text} not null,
      seal ${text} not null
    )`,
    sql`alter table account add column support_consent_until ${text}`,
    sql`alter table ticket add column reader ${text} not null default ''`,
    ...(engine === 'postgres' ? postgresTriggers : sqliteTriggers),
  ],
};
