import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which proofs of address were uploaded before the address changed. Nobody knows that of earlier changes. */
export const proofsBeforeMove: Migration = {
  name: '0059-proofs-before-move',
  statements: () => [sql`alter table document add column is_before_move integer not null default 0`],
};
