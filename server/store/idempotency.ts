import type { StoreContext } from './context.ts';

/** What makes a request count once. */
export interface Claim {
  /** The Idempotency-Key, or one derived from the request. Unique within its account. */
  readonly key: string;
  /** Tells the same request from another one under the same key. */
  readonly requestHash: string;
  /** From then on the key may be used anew. */
  readonly expiresAt: Date;
}

/** `otherRequest`: the key was used for a request that differs. */
export type Claimed =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'repeated'; readonly reply: unknown }
  | { readonly kind: 'otherRequest' };

/** The replies of requests that must count once, kept in the transaction that did the work. */
export class Idempotency {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** The reply a finished request got, before any work is done for a repetition. */
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

  /** The reply kept under a key, whatever the request was; null without one. */
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

  /** Takes the key with its reply, inside the transaction that does the work; a second claim waits for the first. */
  async claim(accountId: string, claim: Claim, reply: unknown): Promise<Claimed> {
    const { write } = this.#context.db;
    await write
      .deleteFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', claim.key)
      .where('expires_at', '<=', this.#context.now())
      .execute();
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('idempotency')
      .values({
        account_id: accountId,
        idempotency_key: claim.key,
        request_hash: claim.requestHash,
        reply: JSON.stringify(reply),
        expires_at: claim.expiresAt.toISOString(),
      })
      .onConflict((clash) => clash.columns(['account_id', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { kind: 'claimed' };

    const row = await write
      .selectFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', claim.key)
      .select(['request_hash', 'reply'])
      .executeTakeFirstOrThrow();
    return answer(row, claim);
  }

  /** Gives a key back whose work was refused, so that it may be tried again. */
  async release(accountId: string, key: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', key)
      .execute();
  }

  /** Removes what has expired. */
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
