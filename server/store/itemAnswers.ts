import * as z from 'zod/mini';
import { ItemAnswer } from '#contract/letterSummary.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { Author } from './confirmations.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';

/** Sealed, because it says which debts are whose. The identities are by which a later report's item is recognized. */
const Content = z.object({
  reportId: z.string(),
  key: z.string(),
  identities: z.array(
    z.object({
      kind: z.string(),
      heading: z.string(),
      creditor: z.nullable(z.string()),
      number: z.nullable(z.string()),
      opened: z.optional(z.string()),
      entry: z.optional(z.string()),
    }),
  ),
  answer: ItemAnswer,
});
type Content = z.infer<typeof Content>;

export interface RecordedAnswer extends Content {
  /** The name of the person at that time. */
  readonly by: string;
  readonly at: string;
}

/** What people decided about a client's items without a ground. Nothing is ever changed or deleted: the last one counts. */
export class ItemAnswers {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** False if the account has no such profile. */
  async add(accountId: string, profileId: string, content: Content, by: Author): Promise<boolean> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, profileId))) return false;
      const key = await findProfileKey({ ...this.#context, db }, accountId, profileId);
      if (key === null) return false;
      const id = newId();
      await db.write
        .insertInto('item_answer')
        .values({
          id,
          account_id: accountId,
          profile_id: profileId,
          sealed_content: seal(key, sealContext(accountId, id), JSON.stringify(Content.parse(content))),
          user_id: by.userId,
          username: by.username,
          created_at: this.#context.now(),
        })
        .execute();
      return true;
    });
  }

  /** Oldest first. */
  async list(accountId: string, profileId: string): Promise<RecordedAnswer[]> {
    const rows = await this.#context.db.read
      .selectFrom('item_answer')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .orderBy('created_at')
      .orderBy('id')
      .select(['id', 'sealed_content', 'username', 'created_at'])
      .execute();
    const key = rows.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return [];
    return rows.map(({ id, sealed_content, username, created_at }) => ({
      ...Content.parse(JSON.parse(open(key, sealContext(accountId, id), sealed_content))),
      by: username,
      at: created_at,
    }));
  }
}

function sealContext(accountId: string, id: string) {
  return { account: accountId, table: 'item_answer', column: 'sealed_content', row: id };
}
