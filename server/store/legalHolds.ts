import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';

/** Why a client may not be erased, who said so, and since when (ISO 8601). */
export interface LegalHold {
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** Clients who may not be erased, neither manually nor for lack of use. */
export class LegalHolds {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Replaces an earlier one. False if the account has no such profile. */
  async place(accountId: string, profileId: string, { reason, by }: Omit<LegalHold, 'at'>): Promise<boolean> {
    return this.#context.db.transaction(async (db) => {
      // A deletion that runs at the same time waits, and then finds the hold.
      if (!(await lockProfile(db, accountId, profileId))) return false;
      const key = await findProfileKey({ ...this.#context, db }, accountId, profileId);
      if (key === null) return false;
      const hold = {
        sealed_reason: seal(key, sealContext(accountId, profileId), reason),
        username: by,
        created_at: this.#context.now(),
      };
      await db.write
        .insertInto('legal_hold')
        .values({ account_id: accountId, profile_id: profileId, ...hold })
        .onConflict((clash) => clash.column('profile_id').doUpdateSet(hold))
        .execute();
      return true;
    });
  }

  async find(accountId: string, profileId: string): Promise<LegalHold | null> {
    const row = await this.#context.db.read
      .selectFrom('legal_hold')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .selectAll()
      .executeTakeFirst();
    const key = row && (await findProfileKey(this.#context, accountId, profileId));
    if (row === undefined || !key) return null;
    const reason = open(key, sealContext(accountId, profileId), row.sealed_reason);
    return { reason, by: row.username, at: row.created_at };
  }

  async lift(accountId: string, profileId: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('legal_hold')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .execute();
  }

  /** Whether one of these profiles is on hold. Lock them first. */
  async hasAny(accountId: string, profileIds: readonly string[]): Promise<boolean> {
    const row = await this.#context.db.write
      .selectFrom('legal_hold')
      .where('account_id', '=', accountId)
      .where('profile_id', 'in', profileIds)
      .select('profile_id')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
}

function sealContext(accountId: string, profileId: string) {
  return { account: accountId, table: 'legal_hold', column: 'sealed_reason', row: profileId };
}
