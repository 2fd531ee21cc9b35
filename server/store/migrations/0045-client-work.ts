import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Work for a client: whom it is for, who began it, how it ended (sealed), and when they saw that. It is deleted with the
 * client, so that the process that does it notices.
 */
export const clientWork: Migration = {
  name: '0045-client-work',
  statements: ({ text }) => [
    sql`alter table job add column profile_id ${text} references profile (id) on delete cascade`,
    sql`alter table job add column begun_by ${text}`,
    sql`alter table job add column sealed_result ${text}`,
    sql`alter table job add column seen_at ${text}`,
    sql`create index job_of_profile on job (profile_id) where profile_id is not null`,
  ],
};
