import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How scores changed, for lists. For clients who have reports already it is empty, and a job works it out. */
export const scoreChanges: Migration = {
  name: '0046-score-changes',
  statements: ({ text }) => [
    sql`alter table profile add column score_changes ${text} not null default '[]'`,
    sql`update profile set score_changes = ''
      where exists (select 1 from report where report.profile_id = profile.id)`,
    sql`create index profile_scores_unknown on profile (account_id, id) where score_changes = ''`,
  ],
};
