import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Details of a client's events: who set a status and why, and what a comparison found. */
export const clientEvents: Migration = {
  name: '0006-client-events',
  statements: ({ text }) => [sql`alter table client_event add column detail ${text} not null default '{}'`],
};
