import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number of our own. The process that holds the lock migrates; the others wait. */
const advisoryLock = 7_331_001;

/**
 * Runs all pending migrations in one transaction under a lock. `beforeSteps` runs first if there is data to lose.
 * Throws if the store was written by a newer version.
 */
export async function migrate(db: Database, beforeSteps: (next: string) => Promise<void>): Promise<void> {
  if (db.engine === 'sqlite') {
    const applied = await appliedNames(db.write);
    const next = pending(applied)[0];
    if (next !== undefined && applied.length > 0) await beforeSteps(next.name);
  }
  await db.write.transaction().execute(async (step) => {
    if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(step);
    await takeSteps(step, db);
  });
}

async function takeSteps(step: Transaction<Tables>, { engine }: Database): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  for (const { name, statements } of pending(await appliedNames(step))) {
    for (const statement of statements({ engine, text })) await statement.execute(step);
    await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      step,
    );
  }
}

async function appliedNames(db: Kysely<Tables>): Promise<string[]> {
  await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
    db,
  );
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
