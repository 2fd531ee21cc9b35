import { createHash, createHmac } from 'node:crypto';
import type { StoreContext } from './context.ts';

/** Identifies a request that must take effect only once. */
export interface Claim {
  /** The Idempotency-Key, or one derived from the request. Unique within its account. */
  readonly key: string;
  /** Tells a repeated request from a different one with the same key. */
  readonly requestHash: string;
  /** After that, the key may be used again. */
  readonly expiresAt: Date;
}

/** How keys begin that are derived from a request. A caller's own begins otherwise. */
export const derivedPrefix = 'same:';

/** The claim of a request with a file, whose content is not in the request's own hash. */
export const claimOfFile = (claim: Claim, bytes: Uint8Array): Claim => ({
  ...claim,
  requestHash: createHash('sha256').update(claim.requestHash).update(bytes).digest('hex'),
});

/** `otherRequest`: the key was used for a different request. */
export type Claimed =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'repeated'; readonly reply: unknown }
  | { readonly kind: 'otherRequest' };

/** The replies of idempotent requests, saved in the transaction that did the work. */
export class Idempotency {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * The hash of a request's content, which may be a social security number or a password alone: without the server's key, nobody
   * can find it by trying.
   */
  hashOf(content: string): string {
    return createHmac('sha256', this.#context.serverKey).update(`request ${content}`).digest('hex');
  }

  /** The reply to a finished request, so that a repeat does no work. */
  async find(accountId: string, claim: Claim): Promise<Claimed | null> {
    const row = await this.#context.db.read
      .selectFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', claim.key)
      .where('expires_at', '>', this.#context.now())
      .select(['request_hash', 'reply'])
      .executeTakeFirst();
    return row === undefined ? null : answer(row, claim);
  }

  /** The reply saved under a key, whatever the request was; null if there is none. */
  async replyTo(accountId: string, key: string): Promise<unknown> {
    const row = await this.#context.db.read
      .selectFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .where('expires_at', '>', this.#context.now())
      .select('reply')
      .executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.reply);
  }

  /**
   * Claims the key and saves its reply, inside the transaction that does the work. A second claim waits for the
   * first.
   */
  async claim(accountId: string, claim: Claim, reply: unknown): Promise<Claimed> {
    const { write } = this.#context.db;
    const row = {
      request_hash: claim.requestHash,
      reply: JSON.stringify(reply),
      expires_at: claim.expiresAt.toISOString(),
    };
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('idempotency')
      .values({ account_id: accountId, idempotency_key: claim.key, ...row })
      .onConflict((clash) =>
        clash
          .columns(['account_id', 'idempotency_key'])
          .doUpdateSet(row)
          .where('idempotency.expires_at', '<=', this.#context.now()),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { kind: 'claimed' };

    const earlier = await write
      .selectFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', claim.key)
      .select(['request_hash', 'reply'])
      .executeTakeFirstOrThrow();
    return answer(earlier, claim);
  }

  /** Replaces the reply of a request that has claimed its key, in the same transaction. */
  async answerWith(accountId: string, { key }: Claim, reply: unknown): Promise<void> {
    await this.#context.db.write
      .updateTable('idempotency')
      .set({ reply: JSON.stringify(reply) })
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .execute();
  }

  /** Releases the key of a request that was refused, so that it can be retried. */
  async release(accountId: string, key: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .execute();
  }

  /**
   * Forgets replies that say that these were made, because they are now undone: the same request makes them again. A request under
   * its caller's own key stays answered, since it is the same request and no new one.
   */
  async forgetMade(accountId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const replies = ids.map((id) => JSON.stringify({ id }));
    await this.#context.db.write
      .deleteFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', 'like', `${derivedPrefix}%`)
      .where('reply', 'in', replies)
      .execute();
  }

  /** Removes expired entries. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('idempotency')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}

function answer(row: { request_hash: string; reply: string }, claim: Claim): Claimed {
  if (row.request_hash !== claim.requestHash) return { kind: 'otherRequest' };
  return { kind: 'repeated', reply: JSON.parse(row.reply) };
}
