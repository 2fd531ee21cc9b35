import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, Engine } from './database.ts';
import { grantTo } from './grants.ts';
import { prepareKeys } from './keySchema.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number of our own. The process that holds the lock migrates; the others wait. */
const advisoryLock = 7_331_001;
/** In which a step must get hold of a table. */
const lockPatience = '3s';

interface Migrating {
  /** Runs first if there is data to lose, with the name of the next step. Only on SQLite. */
  readonly beforeSteps?: (next: string) => Promise<void>;
  /** The PostgreSQL role that then gets the rights a server needs, if it does not own the tables. */
  readonly grantee?: string | null;
}

/**
 * Runs all pending migrations in one transaction under a lock, and returns their names. Throws if the store was written
 * by a newer version.
 */
export async function migrate(
  db: Database,
  { beforeSteps = async () => undefined, grantee = null }: Migrating,
): Promise<string[]> {
  if (db.engine === 'sqlite') {
    const applied = await appliedNames(db.write);
    const next = pending(applied)[0];
    if (next !== undefined && applied.length > 0) await beforeSteps(next.name);
  }
  await prepareKeys(db);
  return db.write.transaction().execute(async (step) => {
    if (db.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(step);
      // While a step waits for a table, every query on that table waits behind it.
      await sql`set local lock_timeout = ${sql.lit(lockPatience)}`.execute(step);
    }
    const taken = await takeSteps(step, db.engine);
    if (grantee !== null) await grantTo(step, grantee);
    return taken;
  });
}

/**
 * Throws, with a sentence for the operator, unless the database has exactly the steps of this version, and the
 * connection's role the right to use it.
 */
export async function checkSchema({ read }: Database): Promise<void> {
  const { rows } = await sql<{ ready: boolean | null }>`
    select has_table_privilege(to_regclass('migration'), 'select') as ready`.execute(read);
  if (rows[0]?.ready !== true)
    throw new Error('The database is not set up for the role of DATABASE_URL: run npm run migrate first.');
  const [next] = pending(await namesIn(read));
  if (next !== undefined)
    throw new Error(
      `The database does not have the step "${next.name}" of this version yet: run npm run migrate first.`,
    );
}

/** The last step that a store has taken. */
export async function schemaOf(db: Kysely<Tables>): Promise<string> {
  return (await namesIn(db)).at(-1) ?? '';
}

/** Whether this version can create the schema that ends with this step. */
export const knowsSchema = (last: string): boolean => migrations.some(({ name }) => name === last);

/**
 * Takes the steps up to this one in an empty database, as part of a transaction. Throws if this version does not know
 * the step.
 */
export async function createSchema(step: Transaction<Tables>, engine: Engine, last: string): Promise<void> {
  pending([last]);
  await takeSteps(step, engine, last);
}

async function takeSteps(step: Transaction<Tables>, engine: Engine, last?: string): Promise<string[]> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const steps = pending(await appliedNames(step)).filter(({ name }) => last === undefined || name <= last);
  for (const { name, statements } of steps) {
    for (const statement of statements({ engine, text })) await statement.execute(step);
    await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      step,
    );
  }
  return steps.map(({ name }) => name);
}

async function appliedNames(db: Kysely<Tables>): Promise<string[]> {
  await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
    db,
  );
  return namesIn(db);
}

async function namesIn(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function pending(applied: readonly string[]) {
  const known = new Set(migrations.map(({ name }) => name));
  const strange = applied.find((name) => !known.has(name));
  if (strange !== undefined) {
    throw new Error(`This store was written by a newer version (it knows "${strange}"). Start that version.`);
  }
  return migrations.filter(({ name }) => !applied.includes(name));
}
