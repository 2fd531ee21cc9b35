import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import type { LedgerReason } from './tables/payments.ts';

export interface Grant {
  readonly accountId: string;
  /** Number of generations, at least one. */
  readonly count: number;
  readonly reason: Exclude<LedgerReason, 'generation'>;
  /** Reference of the order or grant. The whole store books each reference at most once. */
  readonly reference: string;
}

export interface LedgerSummary {
  readonly left: number;
  readonly used: number;
  /** When a generation was last used. */
  readonly lastUsedAt: string | null;
}

/** Every grant and use of generations. An account's balance is always the sum of its entries. */
export class Ledger {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Books a grant and raises the balance; false if its reference was already booked. */
  async grant({ accountId, count, reason, reference }: Grant): Promise<boolean> {
    if (!Number.isInteger(count) || count < 1)
      throw new RangeError('A grant must be at least one generation.');
    return this.#context.db.transaction(async ({ write }) => {
      const { numInsertedOrUpdatedRows } = await write
        .insertInto('generation_ledger')
        .values({
          id: newId(),
          account_id: accountId,
          delta: count,
          reason,
          reference,
          created_at: this.#context.now(),
        })
        .onConflict((clash) => clash.column('reference').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return false;
      await write
        .updateTable('account')
        .set((column) => ({ generations_left: column('generations_left', '+', count) }))
        .where('id', '=', accountId)
        .execute();
      return true;
    });
  }

  /**
   * Books one generation for a session. If none is left, it books nothing and returns false. Call it inside the
   * session's transaction.
   */
  async spend(accountId: string, sessionId: string): Promise<boolean> {
    return this.#context.db.transaction(async ({ write }) => {
      const { numUpdatedRows } = await write
        .updateTable('account')
        .set((column) => ({ generations_left: column('generations_left', '-', 1) }))
        .where('id', '=', accountId)
        .where('generations_left', '>=', 1)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await write
        .insertInto('generation_ledger')
        .values({
          id: newId(),
          account_id: accountId,
          delta: -1,
          reason: 'generation',
          reference: sessionId,
          created_at: this.#context.now(),
        })
        .execute();
      return true;
    });
  }

  async summary(accountId: string): Promise<LedgerSummary> {
    const row = await this.#context.db.read
      .selectFrom('account')
      .where('account.id', '=', accountId)
      .select((select) => [
        'account.generations_left as left',
        select
          .selectFrom('generation_ledger')
          .whereRef('generation_ledger.account_id', '=', 'account.id')
          .where('delta', '<', 0)
          .select(({ fn }) => fn.countAll<number>().as('used'))
          .as('used'),
        select
          .selectFrom('generation_ledger')
          .whereRef('generation_ledger.account_id', '=', 'account.id')
          .where('delta', '<', 0)
          .select(({ fn }) => fn.max('created_at').as('last'))
          .as('lastUsedAt'),
      ])
      .executeTakeFirst();
    return { left: row?.left ?? 0, used: row?.used ?? 0, lastUsedAt: row?.lastUsedAt ?? null };
  }
}
