import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What clients confirmed about their accounts. Rows are only added and, at most once, marked as withdrawn. */
export const confirmations: Migration = {
  name: '0007-confirmations',
  statements: ({ text }) => [
    sql`create table confirmation (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      report_id ${text} not null,
      sealed_content ${text} not null,
      user_id ${text} not null,
      username ${text} not null,
      created_at ${text} not null,
      withdrawn_by ${text},
      withdrawn_at ${text},
      foreign key (account_id, profile_id, report_id)
        references report (account_id, profile_id, id) on delete cascade
    )`,
    sql`create index confirmation_report on confirmation (account_id, profile_id, report_id, created_at, id)`,
  ],
};
