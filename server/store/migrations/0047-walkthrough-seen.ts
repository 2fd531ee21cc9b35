import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whether a person has been shown around, on whichever device. */
export const walkthroughSeen: Migration = {
  name: '0047-walkthrough-seen',
  statements: () => [
    sql`alter table "user" add column walkthrough_seen integer not null default 0 check (walkthrough_seen in (0, 1))`,
  ],
};
