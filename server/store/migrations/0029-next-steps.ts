import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which sets of letters follow earlier letters. Servers from before take them for sets that were chosen manually. */
export const nextSteps: Migration = {
  name: '0029-next-steps',
  statements: () => [sql`alter table generation_session add column next_steps integer not null default 0`],
};
