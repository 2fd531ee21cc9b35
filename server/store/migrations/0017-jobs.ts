import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Background work, one row per job. `job_key` keeps a job from being enqueued twice; the payload is sealed. */
export const jobs: Migration = {
  name: '0017-jobs',
  statements: ({ text }) => [
    sql`create table job (
      id ${text} primary key,
      kind ${text} not null,
      job_key ${text} not null,
      account_id ${text} references account (id) on delete cascade,
      sealed_payload ${text},
      state ${text} not null,
      due_at ${text} not null,
      attempts integer not null default 0,
      worker ${text},
      lease_until ${text},
      cancel_requested integer not null default 0,
      steps_done integer not null default 0,
      steps_total integer not null default 0,
      created_at ${text} not null,
      ended_at ${text},
      unique (kind, job_key)
    )`,
    sql`create index job_due on job (state, due_at)`,
    sql`create index job_of_account on job (account_id)`,
  ],
};
