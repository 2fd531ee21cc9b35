import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';

export interface Authenticator {
  /** Base32. */
  readonly secret: string;
  /** The time step of the last accepted code. */
  readonly lastStep: number;
  readonly createdAt: string;
}

/** Authenticator apps and recovery codes of the embedded provider's people. */
export class SecondFactors {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async authenticator(userId: string): Promise<Authenticator | null> {
    const row = await this.#context.db.read
      .selectFrom('embedded_authenticator')
      .where('user_id', '=', userId)
      .select(['sealed_secret', 'last_step', 'created_at'])
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      secret: open(this.#context.serverKey, this.#sealContext(userId), row.sealed_secret),
      lastStep: row.last_step,
      createdAt: row.created_at,
    };
  }

  /** Saves a person's app, in place of an earlier one. `step` is that of the code which confirmed it. */
  async saveAuthenticator(userId: string, secret: string, step: number): Promise<void> {
    const row = {
      sealed_secret: seal(this.#context.serverKey, this.#sealContext(userId), secret),
      last_step: step,
      created_at: this.#context.now(),
    };
    await this.#context.db.write
      .insertInto('embedded_authenticator')
      .values({ user_id: userId, ...row })
      .onConflict((clash) => clash.column('user_id').doUpdateSet(row))
      .execute();
  }

  /** Uses up the code of a time step; false if it, or a later one, was used before. */
  async useStep(userId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('embedded_authenticator')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async removeAuthenticator(userId: string): Promise<void> {
    await this.#context.db.write.deleteFrom('embedded_authenticator').where('user_id', '=', userId).execute();
  }

  /** Replaces a person's recovery codes; call it in a transaction. */
  async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
    const { write } = this.#context.db;
    await write.deleteFrom('embedded_recovery_code').where('user_id', '=', userId).execute();
    if (hashes.length === 0) return;
    await write
      .insertInto('embedded_recovery_code')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
      .execute();
  }

  /** Uses up a recovery code; false if it is not one of the person's or was used before. */
  async useRecoveryCode(userId: string, hash: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('embedded_recovery_code')
      .set({ used_at: this.#context.now() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async recoveryCodesLeft(userId: string): Promise<number> {
    const rows = await this.#context.db.read
      .selectFrom('embedded_recovery_code')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .select('code_hash')
      .execute();
    return rows.length;
  }

  #sealContext(userId: string) {
    return { account: 'server', table: 'embedded_authenticator', column: 'sealed_secret', row: userId };
  }
}
