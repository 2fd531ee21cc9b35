import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/**
 * The two ends of one database. On SQLite writes have a connection of their own, one after the other, and reads
 * another, so that a read never waits for a transaction; on PostgreSQL both are the pool. Inside a transaction
 * both ends are that transaction. Nothing but the store is awaited inside: the whole process waits with it.
 */
export class Database {
  readonly engine: Engine;
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;

  constructor(engine: Engine, read: Kysely<Tables>, write: Kysely<Tables>) {
    this.engine = engine;
    this.read = read;
    this.write = write;
  }

  /** All or nothing; within a transaction it joins that one. */
  async transaction<T>(work: (db: Database) => Promise<T>): Promise<T> {
    if (this.write.isTransaction) return work(this);
    return this.write.transaction().execute((step) => work(new Database(this.engine, step, step)));
  }

  async close(): Promise<void> {
    await this.read.destroy();
    if (this.write !== this.read) await this.write.destroy();
  }
}
