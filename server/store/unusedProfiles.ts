import type { StoreContext } from './context.ts';
import { acrossAccounts } from './wall.ts';

export interface UnusedProfile {
  readonly accountId: string;
  readonly profileId: string;
}

/** Profiles that nothing was done with for a long time, and the notices about them. */
export class UnusedProfiles {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Profiles without a notice, or with one, that nobody changed or did anything with since an instant (ISO 8601). */
  async since(instant: string, { isNoticed }: { readonly isNoticed: boolean }): Promise<UnusedProfile[]> {
    const { read } = this.#context.db;
    return acrossAccounts('housekeeping', () =>
      read
        .selectFrom('profile')
        .leftJoin('retention_notice as notice', 'notice.profile_id', 'profile.id')
        .where('notice.profile_id', isNoticed ? 'is not' : 'is', null)
        .where('profile.updated_at', '<', instant)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('profile_log')
                .whereRef('profile_log.account_id', '=', 'profile.account_id')
                .whereRef('profile_log.profile_id', '=', 'profile.id')
                .where('profile_log.created_at', '>=', instant)
                .select('profile_log.id'),
            ),
          ),
        )
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('client_event')
                .whereRef('client_event.account_id', '=', 'profile.account_id')
                .whereRef('client_event.profile_id', '=', 'profile.id')
                .where('client_event.at', '>=', instant)
                .select('client_event.id'),
            ),
          ),
        )
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('legal_hold')
                .whereRef('legal_hold.profile_id', '=', 'profile.id')
                .select('legal_hold.profile_id'),
            ),
          ),
        )
        .orderBy('profile.id')
        .select(['profile.account_id as accountId', 'profile.id as profileId'])
        .execute(),
    );
  }

  /** False if there is a notice already. */
  async notice({ accountId, profileId }: UnusedProfile): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#context.db.write
      .insertInto('retention_notice')
      .values({ account_id: accountId, profile_id: profileId, created_at: this.#context.now() })
      .onConflict((clash) => clash.column('profile_id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** When the notice was given (ISO 8601); null if there is none. */
  async noticedAt({ accountId, profileId }: UnusedProfile): Promise<string | null> {
    const row = await this.#context.db.read
      .selectFrom('retention_notice')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .select('created_at as at')
      .executeTakeFirst();
    return row?.at ?? null;
  }

  /** Withdraws the notices about profiles that are not among these: someone used them, or put them on hold. */
  async withdrawOthers(still: readonly UnusedProfile[]): Promise<void> {
    await acrossAccounts('housekeeping', async () => {
      const kept = new Set(still.map(({ profileId }) => profileId));
      const { write } = this.#context.db;
      for (const { id } of await write.selectFrom('retention_notice').select('profile_id as id').execute()) {
        if (!kept.has(id)) await write.deleteFrom('retention_notice').where('profile_id', '=', id).execute();
      }
    });
  }
}
