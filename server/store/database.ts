import type { Kysely, Transaction } from 'kysely';
import { SharedCommits } from './sharedCommits.ts';
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
  /** What to do when the transaction has ended; null outside of one. */
  readonly #afterwards: (() => void)[] | null;
  /** Null on PostgreSQL, whose transactions don't wait for each other. */
  readonly #shared: SharedCommits | null;

  constructor(
    engine: Engine,
    read: Kysely<Tables>,
    write: Kysely<Tables>,
    keys: Kysely<Tables>,
    poolUse: () => PoolUse | null = () => null,
    afterwards: (() => void)[] | null = null,
  ) {
    this.engine = engine;
    this.read = read;
    this.write = write;
    this.keys = keys;
    this.poolUse = poolUse;
    this.#afterwards = afterwards;
    this.#shared = engine === 'sqlite' && !write.isTransaction ? new SharedCommits(write) : null;
  }

  /** Commits everything or nothing; inside a transaction, it joins that one. It resolves once all of it is durable. */
  async transaction<T>(work: (db: Database) => Promise<T>): Promise<T> {
    if (this.write.isTransaction) return work(this);
    const afterwards: (() => void)[] = [];
    const inStep = (step: Transaction<Tables>) => {
      const keys = this.engine === 'sqlite' ? this.keys : step;
      return work(new Database(this.engine, step, step, keys, undefined, afterwards));
    };
    try {
      return await (this.#shared?.transaction(inStep) ?? this.write.transaction().execute(inStep));
    } finally {
      // Also after a failure, because a commit whose answer was lost may have taken effect.
      for (const each of afterwards) each();
    }
  }

  /** Does something once what was written can be read: at once, or when the transaction has ended, however it ends. */
  afterwards(work: () => void): void {
    if (this.#afterwards === null) work();
    else this.#afterwards.push(work);
  }

  async close(): Promise<void> {
    for (const end of new Set([this.read, this.write, this.keys])) await end.destroy();
  }
}
