import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How often the letters were downloaded with a print link. */
export const printDownloads: Migration = {
  name: '0024-print-downloads',
  statements: () => [sql`alter table print_link add column downloads integer not null default 0`],
};
