import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Under which rules a set of letters was written, what it states that later rules no longer do (sealed JSON; null if
 * nothing), and the set that replaced it.
 */
export const withdrawnStatements: Migration = {
  name: '0016-withdrawn-statements',
  statements: ({ text }) => [
    sql`alter table generation_session add column rules_version integer not null default 0`,
    sql`alter table generation_session add column sealed_withdrawn ${text}`,
    sql`alter table generation_session add column rewritten_as ${text}`,
  ],
};
