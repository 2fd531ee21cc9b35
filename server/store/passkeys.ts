import * as z from 'zod/mini';
import type { Variant } from '#contract/shapes.ts';
import type { StoreContext } from './context.ts';

const Transports = z.array(z.string());

export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly userId: string;
  /** The host it was made on and works on. */
  readonly variant: Variant;
  readonly name: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export type NewPasskey = Omit<Passkey, 'createdAt' | 'lastUsedAt'>;

const columns = [
  'id',
  'user_id as userId',
  'variant',
  'name',
  'public_key as publicKey',
  'counter',
  'transports',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

type Row = Omit<Passkey, 'transports' | 'counter'> & {
  readonly transports: string;
  readonly counter: unknown;
};

const passkeyOf = (row: Row): Passkey => ({
  ...row,
  // PostgreSQL returns a bigint as text.
  counter: Number(row.counter),
  transports: Transports.parse(JSON.parse(row.transports)),
});

/** Passkeys of the embedded provider's people. */
export class Passkeys {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Saves a passkey; false if its id is taken. */
  async add({ id, userId, variant, name, publicKey, counter, transports }: NewPasskey): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#context.db.write
      .insertInto('embedded_passkey')
      .values({
        id,
        user_id: userId,
        variant,
        name,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        created_at: this.#context.now(),
        last_used_at: null,
      })
      .onConflict((clash) => clash.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async find(id: string): Promise<Passkey | null> {
    const row = await this.#context.db.read
      .selectFrom('embedded_passkey')
      .where('id', '=', id)
      .select(columns)
      .executeTakeFirst();
    return row === undefined ? null : passkeyOf(row);
  }

  /** A person's passkeys on every host, oldest first. */
  async of(userId: string): Promise<Passkey[]> {
    const rows = await this.#context.db.read
      .selectFrom('embedded_passkey')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .select(columns)
      .execute();
    return rows.map(passkeyOf);
  }

  /** Records a use with the authenticator's new signature counter. */
  async used(id: string, counter: number): Promise<void> {
    await this.#context.db.write
      .updateTable('embedded_passkey')
      .set({ counter, last_used_at: this.#context.now() })
      .where('id', '=', id)
      .execute();
  }

  async rename(userId: string, id: string, name: string): Promise<void> {
    await this.#context.db.write
      .updateTable('embedded_passkey')
      .set({ name })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('embedded_passkey')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  }
}
