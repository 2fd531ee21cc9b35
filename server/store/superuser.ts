import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Throws, with a sentence for the operator, if PostgreSQL does not restrict the role of the connection. */
export async function refuseSuperuser({ read }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select rolname as name from pg_roles
    where rolname = current_user and (rolsuper or rolbypassrls)`.execute(read);
  if (rows[0] === undefined) return;
  throw new Error(
    `DATABASE_URL must not name a superuser, or a role that bypasses row security, as ${rows[0].name} does: create a role of its own for Redress.`,
  );
}
