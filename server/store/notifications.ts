import * as z from 'zod/mini';
import type { Notification } from '#contract/account.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';

const Params = z.record(z.string(), z.string());

/** A notification as it is kept: code and parameters, worded elsewhere. */
export type StoredNotification = Pick<Notification, 'id' | 'type' | 'code' | 'params' | 'createdAt'>;
export type NewNotification = Pick<Notification, 'type' | 'code' | 'params'>;

/** What happened in the account. */
export class Notifications {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async add(accountId: string, { type, code, params }: NewNotification): Promise<void> {
    await this.#context.db.write
      .insertInto('notification')
      .values({
        id: newId(),
        account_id: accountId,
        type,
        code,
        params: JSON.stringify(params),
        created_at: this.#context.now(),
      })
      .execute();
  }

  /** Newest first. */
  async list(accountId: string, limit = 200): Promise<StoredNotification[]> {
    const rows = await this.#context.db.read
      .selectFrom('notification')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .select(['id', 'type', 'code', 'params', 'created_at as createdAt'])
      .execute();
    return rows.map((row) => ({ ...row, params: Params.parse(JSON.parse(row.params)) }));
  }
}
