import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { walledByAccount } from './walled.ts';

/** What was recorded about agencies' contracts with their clients, and the terms of an agency's contract. */
export const clientContracts: Migration = {
  name: '0060-client-contracts',
  statements: ({ engine, text }) => [
    sql`create table contract_entry (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      step ${text} not null check (step in ('disclosed', 'signed', 'canceled')),
      on_day ${text} not null,
      user_id ${text} not null,
      username ${text} not null,
      created_at ${text} not null,
      withdrawn_by ${text},
      withdrawn_at ${text},
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index contract_entry_profile on contract_entry (account_id, profile_id, id)`,
    sql`create table contract_terms (
      account_id ${text} primary key references account (id),
      content ${text} not null,
      updated_at ${text} not null
    )`,
    ...(engine === 'sqlite'
      ? []
      : [
          ...walledByAccount('contract_entry', 'account_id'),
          ...walledByAccount('contract_terms', 'account_id'),
        ]),
  ],
};
