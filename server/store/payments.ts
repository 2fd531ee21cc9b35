import type { PaymentOutcome } from '#contract/payment.ts';
import { waitingOrders } from '#contract/limits.ts';
import { lockOpenAccount } from './closedAccounts.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { acrossAccounts } from './wall.ts';

export interface NewPayment {
  readonly accountId: string;
  readonly userId: string;
  /** Number of generations. */
  readonly count: number;
  /** In US cents. */
  readonly amount: number;
}

export interface StoredPayment extends NewPayment {
  readonly id: string;
  readonly transactionUuid: string;
  readonly status: PaymentOutcome | 'open';
}

export interface Settlement {
  readonly outcome: PaymentOutcome;
  /** The card provider's id; '' if it began no transaction. */
  readonly transactionId: string;
}

/**
 * `recorded`: the reply changed the order's status. `repeated`: the reply was already recorded. `overtaken`: the
 * order was already paid, so it stays paid and nothing is added. `foreign`: the transaction belongs to another
 * order.
 */
export type Settled = 'recorded' | 'repeated' | 'overtaken' | 'foreign';

/** Orders of generations. Each is paid once, whatever comes how often. */
export class Payments {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Opens a new order; null while too many of the account's orders are waiting for the card page. Throws `accountClosed`. */
  async open({ accountId, userId, count, amount }: NewPayment): Promise<StoredPayment | null> {
    return this.#context.db.transaction(async (db) => {
      const { write } = db;
      // No other order is added between the count and the insert.
      await lockOpenAccount(db, accountId);
      const now = this.#context.now();
      const { waiting } = await write
        .selectFrom('payment')
        .where('account_id', '=', accountId)
        .where('status', '=', 'open')
        .where('created_at', '>', this.#waitingSince())
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .executeTakeFirstOrThrow();
      if (waiting >= waitingOrders.max) return null;
      const ids = { id: newId(), transactionUuid: newId() };
      await write
        .insertInto('payment')
        .values({
          id: ids.id,
          account_id: accountId,
          user_id: userId,
          transaction_uuid: ids.transactionUuid,
          generations: count,
          amount,
          status: 'open',
          created_at: now,
          settled_at: null,
        })
        .execute();
      return { ...ids, accountId, userId, count, amount, status: 'open' };
    });
  }

  /**
   * What may still be paid: until when an order may be on the card page (ISO 8601; null if none is), and how many the
   * provider still checks.
   */
  async unsettled(
    accountId: string,
  ): Promise<{ readonly openUntil: string | null; readonly pending: number }> {
    const rows = await this.#context.db.read
      .selectFrom('payment')
      .where('account_id', '=', accountId)
      .where('status', 'in', ['open', 'pending'])
      .select(['status', 'created_at as createdAt'])
      .execute();
    const [last] = rows
      .flatMap(({ status, createdAt }) =>
        status === 'open' && createdAt > this.#waitingSince() ? createdAt : [],
      )
      .toSorted()
      .slice(-1);
    return {
      openUntil: last === undefined ? null : new Date(Date.parse(last) + waitingOrders.time).toISOString(),
      pending: rows.filter(({ status }) => status === 'pending').length,
    };
  }

  /** Orders from before are no longer on the card page. */
  #waitingSince(): string {
    return new Date(Date.parse(this.#context.now()) - waitingOrders.time).toISOString();
  }

  /**
   * The order that a reply names by both its ids. Not scoped to an account, because the reply comes from the
   * provider's server.
   */
  async find(id: string, transactionUuid: string): Promise<StoredPayment | null> {
    const row = await acrossAccounts('cardReplies', () =>
      this.#context.db.read
        .selectFrom('payment')
        .where('id', '=', id)
        .where('transaction_uuid', '=', transactionUuid)
        .select([
          'id',
          'account_id as accountId',
          'user_id as userId',
          'transaction_uuid as transactionUuid',
          'generations as count',
          'amount',
          'status',
        ])
        .executeTakeFirst(),
    );
    return row ?? null;
  }

  /** Records a trusted reply and moves the order. What a paid one brings is up to `recordReply`. */
  async settle(payment: StoredPayment, { outcome, transactionId }: Settlement): Promise<Settled> {
    return this.#context.db.transaction(async (db) => {
      const key = transactionId || `none:${payment.id}`;
      // It may be another account's order.
      const others = () =>
        acrossAccounts('cardReplies', () =>
          db.write
            .selectFrom('payment_reply')
            .where('transaction_id', '=', key)
            .where('payment_id', '<>', payment.id)
            .select('payment_id')
            .executeTakeFirst(),
        );
      if (await others()) return 'foreign';
      const { numInsertedOrUpdatedRows: added } = await db.write
        .insertInto('payment_reply')
        .values({ transaction_id: key, outcome, payment_id: payment.id, received_at: this.#context.now() })
        .onConflict((clash) => clash.columns(['transaction_id', 'outcome']).doNothing())
        .executeTakeFirstOrThrow();
      // Checked again, because the other order may have been recorded in the meantime.
      if (added === 0n) return (await others()) ? 'foreign' : 'repeated';

      const { numUpdatedRows: moved } = await db.write
        .updateTable('payment')
        .set({ status: outcome, settled_at: this.#context.now() })
        .where('account_id', '=', payment.accountId)
        .where('id', '=', payment.id)
        .where('status', '<>', 'paid')
        .executeTakeFirstOrThrow();
      return moved === 0n ? 'overtaken' : 'recorded';
    });
  }
}
