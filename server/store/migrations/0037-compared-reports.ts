import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Which reports were compared with the letters that they are newer than: a job does it for those from before. What the
 * newest report shows says which earlier ones showed the same, and whether an item is gone because of its age.
 */
export const comparedReports: Migration = {
  name: '0037-compared-reports',
  statements: ({ text }) => [
    sql`alter table report add column compared integer not null default 0`,
    sql`update report set compared = 1
      where exists (select 1 from sighting where sighting.profile_id = report.profile_id)
        or not exists (select 1 from generation_session where generation_session.profile_id = report.profile_id)`,
    sql`create index report_not_compared on report (account_id, profile_id) where compared = 0`,
    sql`alter table sighting add column aged_off integer not null default 0`,
    sql`alter table sighting add column also_in ${text} not null default '[]'`,
  ],
};
