import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import type { SupportActTable } from './tables/accounts.ts';

export interface SupportAct {
  /** The user whose account it was. */
  readonly userId: string;
  /** The support agent, identified by provider and subject, because an email address can change. */
  readonly by: { readonly provider: string; readonly subject: string };
  readonly act: SupportActTable['act'];
  readonly detail: string;
}

/** What support did in an account. It is append-only. */
export class SupportActs {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Returns the entry's id. */
  async add(accountId: string, { userId, by, act, detail }: SupportAct): Promise<string> {
    const id = newId();
    await this.#context.db.write
      .insertInto('support_act')
      .values({
        id,
        account_id: accountId,
        user_id: userId,
        by_provider: by.provider,
        by_subject: by.subject,
        act,
        detail,
        created_at: this.#context.now(),
      })
      .execute();
    return id;
  }

  /** The latest action of its kind by one support agent for one user. */
  async last(
    accountId: string,
    { userId, by, act }: Omit<SupportAct, 'detail'>,
  ): Promise<{ readonly id: string; readonly at: string; readonly detail: string } | null> {
    const row = await this.#context.db.read
      .selectFrom('support_act')
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .where('by_provider', '=', by.provider)
      .where('by_subject', '=', by.subject)
      .where('act', '=', act)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .select(['id', 'created_at as at', 'detail'])
      .executeTakeFirst();
    return row ?? null;
  }

  /** Newest first. */
  async list(accountId: string, limit = 200): Promise<(SupportAct & { readonly at: string })[]> {
    const rows = await this.#context.db.read
      .selectFrom('support_act')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .selectAll()
      .execute();
    return rows.map((row) => ({
      userId: row.user_id,
      by: { provider: row.by_provider, subject: row.by_subject },
      act: row.act,
      detail: row.detail,
      at: row.created_at,
    }));
  }
}
