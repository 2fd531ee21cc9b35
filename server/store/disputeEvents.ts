import { DisputeEvent } from '#contract/disputeEvents.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { Author } from './confirmations.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';

/** What a row says: what happened, or why another row is withdrawn. */
export type DisputeEntry =
  | { readonly event: DisputeEvent; readonly reason: null }
  | { readonly event: null; readonly reason: string };

/** Whether it is the id of a client on their own page, `provider:subject`, and not of a user. */
export const isClient = (userId: string): boolean => userId.includes(':');

export type NewDisputeEntry = DisputeEntry & {
  readonly id: string;
  /** The entry that this one corrects or withdraws. */
  readonly replaces: string | null;
};

export type RecordedDisputeEntry = NewDisputeEntry & {
  readonly recordedAt: string;
  /** The name of the person at that time. */
  readonly by: string;
  /** A user's id, or `provider:subject` of a client. */
  readonly userId: string;
};

/** `replaced`: what it was to replace no longer counts. `notFound`: the client, or what it was to replace, is unknown. */
export type Added = 'added' | 'replaced' | 'notFound';

/** What people recorded about a client's letters. Rows are only added, and each can be replaced once. */
export class DisputeEvents {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Does not change where the disputes stand: `recordDisputeEntry` does both. */
  async add(accountId: string, profileId: string, entry: NewDisputeEntry, by: Author): Promise<Added> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, profileId))) return 'notFound';
      const key = await findProfileKey({ ...this.#context, db }, accountId, profileId);
      if (key === null) return 'notFound';
      const { id, event, reason, replaces } = entry;
      if (replaces !== null) {
        const before = await db.write
          .selectFrom('dispute_event')
          .where('account_id', '=', accountId)
          .where('profile_id', '=', profileId)
          .where('id', '=', replaces)
          // A withdrawal stays.
          .where('kind', 'is not', null)
          .select('id')
          .executeTakeFirst();
        if (before === undefined) return 'notFound';
      }
      const sealed = (column: Column, text: string) => seal(key, sealContext(accountId, id, column), text);
      const { numInsertedOrUpdatedRows } = await db.write
        .insertInto('dispute_event')
        .values({
          id,
          account_id: accountId,
          profile_id: profileId,
          kind: event?.kind ?? null,
          on_date: event?.on ?? null,
          sealed_content: event && sealed('sealed_content', JSON.stringify(DisputeEvent.parse(event))),
          sealed_reason: reason === null ? null : sealed('sealed_reason', reason),
          user_id: by.userId,
          username: by.username,
          recorded_at: this.#context.now(),
          replaces,
        })
        .onConflict((clash) => clash.column('replaces').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? 'added' : 'replaced';
    });
  }

  /** Oldest first, those that were replaced included. */
  async list(accountId: string, profileId: string): Promise<RecordedDisputeEntry[]> {
    const rows = await this.#context.db.read
      .selectFrom('dispute_event')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .orderBy('recorded_at')
      .orderBy('id')
      .select([
        'id',
        'replaces',
        'recorded_at as recordedAt',
        'username as by',
        'user_id as userId',
        'sealed_content',
        'sealed_reason',
      ])
      .execute();
    const key = rows.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return [];
    return rows.map(({ sealed_content: content, sealed_reason: reason, ...row }) => {
      const opened = (column: Column, sealed: string) =>
        open(key, sealContext(accountId, row.id, column), sealed);
      return content === null
        ? { ...row, event: null, reason: reason === null ? '' : opened('sealed_reason', reason) }
        : { ...row, event: DisputeEvent.parse(JSON.parse(opened('sealed_content', content))), reason: null };
    });
  }
}

type Column = 'sealed_content' | 'sealed_reason';

function sealContext(accountId: string, id: string, column: Column) {
  return { account: accountId, table: 'dispute_event', column, row: id };
}
