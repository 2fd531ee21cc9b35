import * as z from 'zod/mini';
import type { Notification } from '#contract/account.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import type { NewestFirst } from './newestFirst.ts';

const Params = z.record(z.string(), z.string());

/** A notification as stored: a code and parameters. The page turns them into text. */
export type StoredNotification = Pick<
  Notification,
  'id' | 'type' | 'code' | 'params' | 'profileId' | 'createdAt'
>;
export type NewNotification = Pick<Notification, 'type' | 'code' | 'params' | 'profileId'>;

/** The account's notifications. */
export class Notifications {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async add(accountId: string, { type, code, params, profileId }: NewNotification): Promise<void> {
    await this.#context.db.write
      .insertInto('notification')
      .values({
        id: newId(),
        account_id: accountId,
        type,
        code,
        params: JSON.stringify(params),
        profile_id: profileId,
        created_at: this.#context.now(),
      })
      .execute();
  }

  /** Newest first: all, or a part. `profileId` is null if the client was deleted. */
  async list(accountId: string, part?: NewestFirst): Promise<StoredNotification[]> {
    const behind = part?.behind ?? null;
    const rows = await this.#context.db.read
      .selectFrom('notification')
      .leftJoin('profile', (on) =>
        on
          .onRef('profile.account_id', '=', 'notification.account_id')
          .onRef('profile.id', '=', 'notification.profile_id'),
      )
      .where('notification.account_id', '=', accountId)
      .$if(behind !== null, (log) =>
        log.where((of) =>
          of(
            of.refTuple('notification.created_at', 'notification.id'),
            '<',
            of.tuple(behind?.createdAt ?? '', behind?.id ?? ''),
          ),
        ),
      )
      .orderBy('notification.created_at', 'desc')
      .orderBy('notification.id', 'desc')
      .$if(part !== undefined, (log) => log.limit(part?.entries ?? 0))
      .select([
        'notification.id',
        'notification.type',
        'notification.code',
        'notification.params',
        'profile.id as profileId',
        'notification.created_at as createdAt',
      ])
      .execute();
    return rows.map((row) => ({ ...row, params: Params.parse(JSON.parse(row.params)) }));
  }
  async count(accountId: string): Promise<number> {
    const { count } = await this.#context.db.read
      .selectFrom('notification')
      .where('account_id', '=', accountId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }
}
