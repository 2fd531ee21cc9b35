import type { Migrated } from '#server/store/migratePostgres.ts';

/** What the command prints. Throws if the server's role owns the tables, and so is not restricted. */
export function migrationAnswer({ taken, grantee }: Migrated): string {
  if (grantee === null)
    throw new Error(
      'DATABASE_URL and MIGRATION_DATABASE_URL name the same role: create a second one for the server, which owns nothing.',
    );
  const steps = taken.length === 0 ? 'The tables are up to date' : `Steps taken: ${taken.join(', ')}`;
  return `${steps}. The role ${grantee} has the rights of a server.`;
}
