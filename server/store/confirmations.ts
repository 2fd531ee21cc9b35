import * as z from 'zod/mini';
import { contradicted, factOf, type Contradiction } from '#contract/contradiction.ts';
import { ConfirmedReason, type Confirmation } from '#contract/grounds.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';

/**
 * Sealed, because it says which debts are whose: the account's id in the report, and what the client confirmed about
 * it.
 */
const Content = z.object({ accountId: z.string(), reason: ConfirmedReason });

/** The report that the confirmation is about. */
export interface ReportReference {
  readonly profileId: string;
  readonly reportId: string;
}

/** The signed-in user who recorded it; `username` is their name at that time. */
export interface Author {
  readonly userId: string;
  readonly username: string;
}

/**
 * What clients confirmed about the accounts in a report. Nothing is ever deleted: a withdrawn confirmation is marked
 * as withdrawn.
 */
export class Confirmations {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Saves a confirmation, which replaces an earlier one about the same fact of the account. Null if the account has no
   * such profile; if the confirmation contradicts another one, nothing is saved, and the answer says why.
   */
  async add(
    accountId: string,
    report: ReportReference,
    said: Said,
    by: Author,
  ): Promise<'added' | Contradiction | null> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, report.profileId))) return null;
      const step = { ...this.#context, db };
      const key = await findProfileKey(step, accountId, report.profileId);
      if (key === null) return null;
      const active = await activeOf(step, accountId, report);
      const contradiction = contradicted(said, active);
      if (contradiction !== null) return contradiction.why;
      for (const earlier of active.filter((one) => isReplaced(one, said))) {
        await withdraw(step, accountId, report, earlier.id, by.username);
      }
      const id = newId();
      await db.write
        .insertInto('confirmation')
        .values({
          id,
          account_id: accountId,
          profile_id: report.profileId,
          report_id: report.reportId,
          sealed_content: seal(key, contentContext(accountId, id), JSON.stringify(Content.parse(said))),
          user_id: by.userId,
          username: by.username,
          created_at: this.#context.now(),
          withdrawn_by: null,
          withdrawn_at: null,
        })
        .execute();
      return 'added';
    });
  }

  /** Active confirmations, oldest first. */
  list(accountId: string, report: ReportReference): Promise<Confirmation[]> {
    return activeOf(this.#context, accountId, report);
  }

  /** False if there is no such active confirmation. */
  withdraw(accountId: string, report: ReportReference, id: string, by: string): Promise<boolean> {
    return withdraw(this.#context, accountId, report, id, by);
  }
}

async function activeOf(
  context: StoreContext,
  accountId: string,
  { profileId, reportId }: ReportReference,
): Promise<Confirmation[]> {
  const rows = await context.db.read
    .selectFrom('confirmation')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('report_id', '=', reportId)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'sealed_content', 'username', 'created_at'])
    .execute();
  const key = rows.length === 0 ? null : await findProfileKey(context, accountId, profileId);
  if (key === null) return [];
  return rows.map(({ id, sealed_content, username, created_at }) => ({
    id,
    ...Content.parse(JSON.parse(open(key, contentContext(accountId, id), sealed_content))),
    by: username,
    at: created_at,
  }));
}

async function withdraw(
  { db, now }: StoreContext,
  accountId: string,
  { profileId, reportId }: ReportReference,
  id: string,
  by: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db.write
    .updateTable('confirmation')
    .set({ withdrawn_by: by, withdrawn_at: now() })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface Said {
  readonly accountId: string;
  readonly reason: ConfirmedReason;
}

const isReplaced = (earlier: Said, said: Said) =>
  earlier.accountId === said.accountId && factOf(earlier.reason) === factOf(said.reason);

function contentContext(accountId: string, id: string) {
  return { account: accountId, table: 'confirmation', column: 'sealed_content', row: id };
}
