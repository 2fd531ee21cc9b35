import * as z from 'zod/mini';
import { OverrulingReason, type Overruling } from '#contract/letterSummary.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { Author, ReportReference } from './confirmations.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';

/** Sealed, because the facts repeat parts of the report and the profile. */
const Content = z.object({
  concern: z.string(),
  /** What the person knew when they decided. */
  facts: z.array(z.string()),
  reason: OverrulingReason,
  note: z.string(),
});
type Content = z.infer<typeof Content>;

/** Concerns about a report's letters that people overruled. Nothing is ever changed or deleted. */
export class Overrulings {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** False if the account has no such profile. */
  async add(accountId: string, report: ReportReference, content: Content, by: Author): Promise<boolean> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, report.profileId))) return false;
      const key = await findProfileKey({ ...this.#context, db }, accountId, report.profileId);
      if (key === null) return false;
      const id = newId();
      await db.write
        .insertInto('overruling')
        .values({
          id,
          account_id: accountId,
          profile_id: report.profileId,
          report_id: report.reportId,
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
  async list(accountId: string, { profileId, reportId }: ReportReference): Promise<(Overruling & Content)[]> {
    const rows = await this.#context.db.read
      .selectFrom('overruling')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('report_id', '=', reportId)
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
  return { account: accountId, table: 'overruling', column: 'sealed_content', row: id };
}
