import { DatabaseError } from 'pg';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { roleOf } from './roles.ts';

interface Roles {
  /** The database as the server opens it. */
  readonly databaseUrl: string;
  /** The same database under the role that owns the tables; null if the server's role owns them. */
  readonly migrationUrl: string | null;
}

export interface Migrated {
  /** The names of the steps that were taken. */
  readonly taken: readonly string[];
  /** The server's role, if it is another than the owner's. */
  readonly grantee: string | null;
}

/** For the operator, by SQLSTATE: a lock that was not free in time, and a missing right. */
const sentences: Readonly<Record<string, string>> = {
  '55P03':
    'Another transaction is using the tables, perhaps a backup, and nothing was changed: try again when it has ended.',
  '42501':
    'The role may not create or change the tables: MIGRATION_DATABASE_URL must name the role that owns the database.',
};

/**
 * Runs the pending migrations under the owner's role, and gives the server's role its rights. Throws with a sentence for
 * the operator.
 */
export async function migratePostgres({ databaseUrl, migrationUrl }: Roles): Promise<Migrated> {
  // Without a query limit, because a step, or waiting for another process to finish its steps, may take long.
  const db = openPostgres(migrationUrl ?? databaseUrl, 1, null);
  try {
    const server = migrationUrl === null ? null : await roleAt(databaseUrl);
    const grantee = server === (await roleOf(db)) ? null : server;
    return { taken: await migrate(db, { grantee }), grantee };
  } catch (error) {
    const sentence = error instanceof DatabaseError ? sentences[error.code ?? ''] : undefined;
    throw sentence === undefined ? error : new Error(sentence, { cause: error });
  } finally {
    await db.close();
  }
}

async function roleAt(url: string): Promise<string> {
  const db = openPostgres(url, 1);
  try {
    return await roleOf(db);
  } finally {
    await db.close();
  }
}
