import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Lets the figures of an account be added up from an index alone, in its order. */
export const countedDisputes: Migration = {
  name: '0030-counted-disputes',
  statements: () => [
    sql`create index dispute_counted
      on dispute (account_id, recipient_kind, bureau, rules, counted_as, basis, days, decided_on)
      where counted_as is not null`,
  ],
};
