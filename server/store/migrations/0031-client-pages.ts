import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The email address of the person whom a client's link is bound to, and a way to find that person's links. */
export const clientPages: Migration = {
  name: '0031-client-pages',
  statements: ({ text }) => [
    sql`alter table client_link add column sealed_bound_mail ${text}`,
    sql`create index client_link_person on client_link (bound_subject, bound_provider)`,
  ],
};
