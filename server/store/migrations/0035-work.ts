import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { walledByAccount } from './walled.ts';

/**
 * What waits or is due, by letter: it follows from the events and can be built again at any time. What is saved about
 * clients with letters is calculated again at the next start. `dispute_open` and `dispute_waiting` served the lists that read
 * this now. People of Auth0 are reminded at the address that they confirmed there.
 */
export const work: Migration = {
  name: '0035-work',
  statements: ({ engine, text }) => [
    sql`create table work (
      account_id ${text} not null,
      profile_id ${text} not null,
      number integer not null,
      kind ${text} not null,
      on_day ${text},
      letter_id ${text} not null,
      recipient_kind ${text} not null check (recipient_kind in ('bureau', 'furnisher')),
      bureau ${text},
      count integer not null,
      assumed integer not null,
      primary key (profile_id, number),
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index work_due on work (account_id, kind, on_day, profile_id)`,
    sql`drop index dispute_open`,
    sql`drop index dispute_waiting`,
    sql`alter table "user" add column verified_mail ${text}`,
    sql`update dispute_standing set changes_on = '0001-01-01'`,
    ...(engine === 'postgres' ? walledByAccount('work', 'account_id') : []),
  ],
};
