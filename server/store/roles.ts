import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The name of the role that a connection has. */
export async function roleOf({ read }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(read);
  return rows[0]?.name ?? '';
}

/**
 * Throws, with a sentence for the operator, if the policies do not restrict the role of the connection: a superuser, a
 * role that bypasses them, or one that owns the tables or can become their owner.
 */
export async function refuseUnrestricted({ read }: Database): Promise<void> {
  const { rows } = await sql<{ name: string; bypasses: boolean; owns: boolean }>`
    select rolname as name, rolsuper or rolbypassrls as bypasses, exists (
      select 1 from pg_class where (relrowsecurity or oid = to_regclass('migration')) and pg_has_role(relowner, 'member')
    ) as owns from pg_roles where rolname = current_user`.execute(read);
  const [role] = rows;
  if (role?.bypasses === true)
    throw new Error(
      `DATABASE_URL must not name a superuser, or a role that bypasses row security, as ${role.name} does: create a role of its own for Redress.`,
    );
  if (role?.owns === true)
    throw new Error(
      `DATABASE_URL must not name the owner of the tables, whom row security does not restrict, as ${role.name} does: create a second role for the server, and run npm run migrate with MIGRATION_DATABASE_URL set to the owner's URL.`,
    );
}

/** Whether the connection's role sees the rows of all accounts without saying so: the tables' owner and superusers. */
export async function seesEveryRow({ read }: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_class where relkind = 'r' and row_security_active(oid)`.execute(
    read,
  );
  return rows.length === 0;
}
