import { hkdfSync } from 'node:crypto';
import type { StoreContext } from './context.ts';

/** What a limit remembers about a key from now on. */
export interface Remembered<T> {
  readonly state: string;
  /** When there is nothing left to remember. */
  readonly expiresAt: Date;
  readonly result: T;
}

/**
 * Rows beyond this many are removed, so that guesses at many email addresses can't fill the store: first those that last
 * longest, which only keep unknown email addresses from being recognized.
 */
const mostKeys = 100_000;

/**
 * What the limits of attempts remember, by a key such as an address, shared by all processes. What it means is up to
 * the limit.
 */
export class Attempts {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** What is remembered; null if there is nothing. */
  async find(key: string): Promise<string | null> {
    const row = await this.#context.db.read
      .selectFrom('attempt')
      .where('key_hash', '=', this.#hashed(key))
      .where('expires_at', '>', this.#context.now())
      .select('state')
      .executeTakeFirst();
    return row?.state ?? null;
  }

  /** Decides on what is remembered now, and remembers the outcome. No other decision about the key happens in between. */
  async change<T>(key: string, decide: (state: string | null) => Remembered<T>): Promise<T> {
    const keyHash = this.#hashed(key);
    return this.#context.db.transaction(async ({ write }) => {
      // Creates the row or locks it.
      const row = await write
        .insertInto('attempt')
        .values({ key_hash: keyHash, state: '', expires_at: '' })
        .onConflict((clash) => clash.column('key_hash').doUpdateSet({ key_hash: keyHash }))
        .returning(['state', 'expires_at'])
        .executeTakeFirstOrThrow();
      const { state, expiresAt, result } = decide(row.expires_at > this.#context.now() ? row.state : null);
      await write
        .updateTable('attempt')
        .set({ state, expires_at: expiresAt.toISOString() })
        .where('key_hash', '=', keyHash)
        .execute();
      return result;
    });
  }

  /** Removes what has expired, and what is too much. */
  async purge(most: number = mostKeys): Promise<void> {
    const { write } = this.#context.db;
    await write.deleteFrom('attempt').where('expires_at', '<=', this.#context.now()).execute();
    const firstTooMany = write
      .selectFrom('attempt')
      .orderBy('expires_at')
      .limit(1)
      .offset(most)
      .select('expires_at');
    await write.deleteFrom('attempt').where('expires_at', '>=', firstTooMany).execute();
  }

  #hashed(key: string): string {
    return Buffer.from(hkdfSync('sha256', this.#context.serverKey, '', `attempt ${key}`, 32)).toString(
      'base64url',
    );
  }
}
