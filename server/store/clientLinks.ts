import { createHash, randomBytes } from 'node:crypto';
import { clientLinkDays } from '#contract/limits.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { acrossAccounts } from './wall.ts';

/** A link as the agency sees it. */
export interface ClientLink {
  /** The last part of the link's URL. */
  readonly key: string;
  readonly expiresAt: string;
  /** When a client accepted it; null if nobody has. */
  readonly boundAt: string | null;
}

/** The profile that a link opens. */
export interface Invited {
  readonly accountId: string;
  readonly profileId: string;
}

/** The person who opens the link, identified by provider and subject, because an email address can change. */
interface Person {
  readonly provider: string;
  readonly subject: string;
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
function sealContext({ accountId, profileId }: Invited) {
  return { account: accountId, table: 'client_link', column: 'sealed_key', row: profileId };
}

/**
 * Links sent to clients. A key is looked up by its hash. The key itself is sealed with the profile's data key, so
 * that the agency can copy it again.
 */
export class ClientLinks {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Replaces the profile's link with a new one (128 random bits); null if the account has no such profile. */
  async issue(accountId: string, profileId: string): Promise<ClientLink | null> {
    const key = randomBytes(16).toString('base64url');
    const now = this.#context.now();
    const expiresAt = daysAfter(now, clientLinkDays);
    return this.#context.db.transaction(async (db) => {
      const dataKey = await findProfileKey({ ...this.#context, db }, accountId, profileId);
      if (dataKey === null) return null;
      await db.write
        .deleteFrom('client_link')
        .where('account_id', '=', accountId)
        .where('profile_id', '=', profileId)
        .execute();
      await db.write
        .insertInto('client_link')
        .values({
          hash: hashed(key),
          account_id: accountId,
          profile_id: profileId,
          sealed_key: seal(dataKey, sealContext({ accountId, profileId }), key),
          created_at: now,
          expires_at: expiresAt,
          bound_provider: null,
          bound_subject: null,
          bound_at: null,
        })
        .execute();
      return { key, expiresAt, boundAt: null };
    });
  }

  /** The profile's link, if it is still valid. */
  async find(accountId: string, profileId: string): Promise<ClientLink | null> {
    const row = await this.#context.db.read
      .selectFrom('client_link')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('expires_at', '>', this.#context.now())
      .select(['sealed_key', 'expires_at as expiresAt', 'bound_at as boundAt'])
      .executeTakeFirst();
    const dataKey = row && (await findProfileKey(this.#context, accountId, profileId));
    if (!row || !dataKey) return null;
    const { sealed_key, ...link } = row;
    return { ...link, key: open(dataKey, sealContext({ accountId, profileId }), sealed_key) };
  }

  async revoke(accountId: string, profileId: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('client_link')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .execute();
  }

  /** The profile that a key opens, regardless of who uses it; null if the key is unknown, revoked, or expired. */
  async leadsTo(key: string): Promise<Invited | null> {
    const row = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('client_link')
        .where('hash', '=', hashed(key))
        .where('expires_at', '>', this.#context.now())
        .select(['account_id as accountId', 'profile_id as profileId'])
        .executeTakeFirst(),
    );
    return row ?? null;
  }

  /** Binds the link to the first person who accepts it; that person may call this again. Null for everyone else. */
  async bind(key: string, { provider, subject }: Person): Promise<Invited | null> {
    const now = this.#context.now();
    const row = await acrossAccounts('links', () =>
      this.#context.db.write
        .updateTable('client_link')
        .set((column) => ({
          bound_provider: provider,
          bound_subject: subject,
          bound_at: column.fn.coalesce('bound_at', column.val(now)),
        }))
        .where('hash', '=', hashed(key))
        .where('expires_at', '>', now)
        .where((column) =>
          column.or([
            column('bound_subject', 'is', null),
            column.and([column('bound_provider', '=', provider), column('bound_subject', '=', subject)]),
          ]),
        )
        .returning(['account_id as accountId', 'profile_id as profileId'])
        .executeTakeFirst(),
    );
    return row ?? null;
  }

  /** The profile that a key opens for the person it is bound to. */
  async boundTo(key: string, { provider, subject }: Person): Promise<Invited | null> {
    const row = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('client_link')
        .where('hash', '=', hashed(key))
        .where('expires_at', '>', this.#context.now())
        .where('bound_provider', '=', provider)
        .where('bound_subject', '=', subject)
        .select(['account_id as accountId', 'profile_id as profileId'])
        .executeTakeFirst(),
    );
    return row ?? null;
  }

  /** Removes expired links. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('client_link')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}
