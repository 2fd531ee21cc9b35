import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What people decided before letters were generated: concerns overruled, and items without a ground. Rows are only added. */
export const letterDecisions: Migration = {
  name: '0013-letter-decisions',
  statements: ({ text }) => [
    sql`create table overruling (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      report_id ${text} not null,
      sealed_content ${text} not null,
      user_id ${text} not null,
      username ${text} not null,
      created_at ${text} not null,
      foreign key (account_id, profile_id, report_id)
        references report (account_id, profile_id, id) on delete cascade
    )`,
    sql`create index overruling_report on overruling (account_id, profile_id, report_id, created_at, id)`,
    sql`create table item_answer (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      sealed_content ${text} not null,
      user_id ${text} not null,
      username ${text} not null,
      created_at ${text} not null,
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index item_answer_profile on item_answer (account_id, profile_id, created_at, id)`,
  ],
};
