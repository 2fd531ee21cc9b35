import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** Numbers of a pool's connections, and of those who wait for one. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * The read and write ends of one database. On SQLite, writes share one connection and run one after another, and
 * reads use a second connection, so that a read never waits for a transaction. On PostgreSQL both are the pool.
 * Inside a transaction, both are that transaction. Await only store calls inside it, because every other write in
 * the process waits for it.
 */
export class Database {
  readonly engine: Engine;
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /**
   * Writes the wrapped keys. Every connection reads them, in the schema `redress_keys`. On SQLite they are a file of
   * their own, and no transaction spans two files: what is written here is committed at once.
   */
  readonly keys: Kysely<Tables>;
  /** The connections in use; null on SQLite, and inside a transaction. */
  readonly poolUse: () => PoolUse | null;

  constructor(
    engine: Engine,
    read: Kysely<Tables>,
    write: Kysely<Tables>,
    keys: Kysely<Tables>,
    poolUse: () => PoolUse | null = () => null,
  ) {
    this.engine = engine;
    this.read = read;
    this.write = write;
    this.keys = keys;
    this.poolUse = poolUse;
  }

  /** Commits everything or nothing; inside a transaction, it joins that one. */
  async transaction<T>(work: (db: Database) => Promise<T>): Promise<T> {
    if (this.write.isTransaction) return work(this);
    return this.write
      .transaction()
      .execute((step) =>
        work(new Database(this.engine, step, step, this.engine === 'sqlite' ? this.keys : step)),
      );
  }

  async close(): Promise<void> {
    for (const end of new Set([this.read, this.write, this.keys])) await end.destroy();
  }
}
