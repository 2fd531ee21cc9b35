import { sql } from 'kysely';
import { keyTables, movedKeys } from '#server/store/keySchema.ts';
import type { Migration } from './migration.ts';

/**
 * Wrapped keys leave the rows that they open, for a schema of their own (on SQLite, `prepareKeys` has moved them).
 * Deleted profiles whose keys are still to be destroyed are in `erasure`. The log of profiles deleted earlier loses
 * names and reasons.
 */
export const keysApart: Migration = {
  name: '0021-keys-apart',
  statements: ({ text, engine }) => [
    ...(engine === 'sqlite'
      ? []
      : [
          sql`create schema if not exists redress_keys`,
          ...keyTables(text),
          // No key may be added between copying and dropping.
          sql`lock table profile in exclusive mode`,
          ...movedKeys(),
        ]),
    sql`alter table profile drop column wrapped_key`,
    sql`create table erasure (
      profile_id ${text} primary key,
      account_id ${text} not null,
      erased_at ${text} not null
    )`,
    sql`create index profile_log_profile on profile_log (account_id, profile_id)`,
    sql`update profile_log set profile_name = '', reason = '', username = case
        when username = 'Redress Support' or exists (
          select 1 from "user" join account on account.id = "user".account_id
          where account.id = profile_log.account_id and account.variant = 'b2b' and "user".full_name = profile_log.username
        ) then username else '' end
      where not exists (select 1 from profile where profile.id = profile_log.profile_id)`,
    sql`delete from notification where profile_id is not null
      and not exists (select 1 from profile where profile.id = notification.profile_id)`,
  ],
};
