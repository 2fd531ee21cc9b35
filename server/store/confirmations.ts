import * as z from 'zod/mini';
import { contradicted, factOf, type Contradiction } from '#contract/contradiction.ts';
import { ConfirmedReason, type Confirmation } from '#contract/grounds.ts';
import type { ItemContradiction } from '#contract/itemContradiction.ts';
import { type ItemStatement, ItemStatementKind } from '#contract/itemGrounds.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';

/**
 * Sealed, because it says which debts are whose, or where the client lived: the account or item of the report, and what
 * the client confirmed about it.
 */
const AccountContent = z.object({ accountId: z.string(), reason: ConfirmedReason });
const ItemContent = z.object({ item: z.string(), statement: ItemStatementKind });
const Content = z.union([AccountContent, ItemContent]);

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

/** That a client confirmed something, without what it is. */
export interface StoredStatement {
  readonly id: string;
  readonly reportId: string;
  /** Null while it stands. */
  readonly withdrawnAt: string | null;
  readonly withdrawnBy: string | null;
  /** Whether it was withdrawn and an active one says the same about the same item of the report. */
  readonly isSaidAgain: boolean;
}

/** The item of the report that a new statement is about. */
export interface StatedItem {
  /** Whether an earlier statement is about the same item. */
  readonly includes: (key: string) => boolean;
  /** Why the new statement cannot be true, given the other ones. */
  readonly contradicts: (others: readonly ItemStatement[]) => ItemContradiction | null;
}

/**
 * What clients confirmed about the accounts and other items in a report. Nothing is ever deleted: a withdrawn
 * confirmation is marked as withdrawn.
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
    return this.#save<Contradiction>(accountId, report, by, said, (active) => {
      const earlier = active.filter(isAboutAccount);
      return (
        contradicted(said, earlier)?.why ?? earlier.filter((one) => isReplaced(one, said)).map(({ id }) => id)
      );
    });
  }

  /**
   * Saves a statement about an item that is not an account, which replaces an earlier one about it. Null if the account
   * has no such profile; if it cannot be true, nothing is saved, and the answer says why.
   */
  async addStatement(
    accountId: string,
    report: ReportReference,
    said: Pick<ItemStatement, 'item' | 'statement'>,
    by: Author,
    { includes, contradicts }: StatedItem,
  ): Promise<'added' | ItemContradiction | null> {
    return this.#save<ItemContradiction>(accountId, report, by, said, (active) => {
      const statements = active.filter(isAboutItem);
      const earlier = statements.filter(({ item }) => includes(item));
      const others = statements.filter(({ item }) => !includes(item));
      return contradicts(others) ?? earlier.map(({ id }) => id);
    });
  }

  /** Active confirmations about accounts, oldest first. */
  async list(accountId: string, report: ReportReference): Promise<Confirmation[]> {
    return (await activeOf(this.#context, accountId, report)).filter(isAboutAccount);
  }

  /** Active statements about other items, oldest first. */
  async statements(accountId: string, report: ReportReference): Promise<ItemStatement[]> {
    return (await activeOf(this.#context, accountId, report)).filter(isAboutItem);
  }

  /** All that a client ever confirmed about any report, withdrawn ones included. */
  async ofClient(accountId: string, profileId: string): Promise<StoredStatement[]> {
    const rows = await this.#context.db.read
      .selectFrom('confirmation')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .select(['id', 'report_id', 'withdrawn_at', 'withdrawn_by', 'sealed_content'])
      .execute();
    const hasWithdrawn = rows.some(({ withdrawn_at }) => withdrawn_at !== null);
    const key = hasWithdrawn ? await findProfileKey(this.#context, accountId, profileId) : null;
    const said = ({ id, report_id, sealed_content }: (typeof rows)[number]) =>
      key === null ? id : `${report_id} ${open(key, contentContext(accountId, id), sealed_content)}`;
    const standing = new Set(rows.filter(({ withdrawn_at }) => withdrawn_at === null).map(said));
    return rows.map((row) => ({
      id: row.id,
      reportId: row.report_id,
      withdrawnAt: row.withdrawn_at,
      withdrawnBy: row.withdrawn_by,
      isSaidAgain: row.withdrawn_at !== null && standing.has(said(row)),
    }));
  }

  /**
   * What each of a client's statements says, whichever account or item of which report it is about: the same for those that say
   * the same. Withdrawn ones included, since letters that say them may have been mailed. Throws UnsealError.
   */
  async meanings(accountId: string, profileId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#context.db.read
      .selectFrom('confirmation')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .select(['id', 'sealed_content'])
      .execute();
    const key = rows.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return new Map();
    return new Map(
      rows.map(({ id, sealed_content: sealed }) => {
        const said = Content.parse(JSON.parse(open(key, contentContext(accountId, id), sealed)));
        return [id, JSON.stringify('reason' in said ? said.reason : said.statement)];
      }),
    );
  }

  /** Of either kind. False if there is no such active one. */
  withdraw(accountId: string, report: ReportReference, id: string, by: string): Promise<boolean> {
    return withdraw(this.#context, accountId, report, id, by);
  }

  /** `judged` says which of the active ones the new one replaces, by their ids, or why it is refused. */
  async #save<Refusal extends string>(
    accountId: string,
    report: ReportReference,
    by: Author,
    content: z.infer<typeof Content>,
    judged: (active: readonly Active[]) => readonly string[] | Refusal,
  ): Promise<'added' | Refusal | null> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, report.profileId))) return null;
      const step = { ...this.#context, db };
      const key = await findProfileKey(step, accountId, report.profileId);
      if (key === null) return null;
      const replaced = judged(await activeOf(step, accountId, report));
      if (typeof replaced === 'string') return replaced;
      for (const earlier of replaced) await withdraw(step, accountId, report, earlier, by.username);
      const id = newId();
      await db.write
        .insertInto('confirmation')
        .values({
          id,
          account_id: accountId,
          profile_id: report.profileId,
          report_id: report.reportId,
          sealed_content: seal(key, contentContext(accountId, id), JSON.stringify(Content.parse(content))),
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
}

type Active = Confirmation | ItemStatement;

const isAboutAccount = (one: Active): one is Confirmation => 'accountId' in one;
const isAboutItem = (one: Active): one is ItemStatement => 'item' in one;

async function activeOf(
  context: StoreContext,
  accountId: string,
  { profileId, reportId }: ReportReference,
): Promise<Active[]> {
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
