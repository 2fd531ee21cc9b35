import { createHash, randomBytes } from 'node:crypto';
import { clientLinkDays } from '#contract/limits.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';

/** A link as its agency sees it. */
export interface ClientLink {
  /** What the link's address ends with. */
  readonly key: string;
  readonly expiresAt: string;
  /** When a client took it up; null while none has. */
  readonly boundAt: string | null;
}

/** The profile that a link leads to. */
export interface Invited {
  readonly accountId: string;
  readonly profileId: string;
}

/** The person at the other end, by the one name that addresses cannot change. */
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
 * Links sent to clients. A key is found by its hash; itself it is sealed under the profile's data key, so that the
 * agency can copy it again.
 */
export class ClientLinks {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** A new link of 128 random bits in the place of the one before; null when the account has no such profile. */
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

  /** The profile's link while it can be used. */
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

  /** Where a key leads, whoever asks; null when it is unknown, revoked or expired. */
  async leadsTo(key: string): Promise<Invited | null> {
    const row = await this.#context.db.read
      .selectFrom('client_link')
      .where('hash', '=', hashed(key))
      .where('expires_at', '>', this.#context.now())
      .select(['account_id as accountId', 'profile_id as profileId'])
      .executeTakeFirst();
    return row ?? null;
  }

  /** Gives the link to the first person that takes it up, and to it again; null to everybody else. */
  async bind(key: string, { provider, subject }: Person): Promise<Invited | null> {
    const now = this.#context.now();
    const row = await this.#context.db.write
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
      .executeTakeFirst();
    return row ?? null;
  }

  /** Where a key leads the person that it is bound to. */
  async boundTo(key: string, { provider, subject }: Person): Promise<Invited | null> {
    const row = await this.#context.db.read
      .selectFrom('client_link')
      .where('hash', '=', hashed(key))
      .where('expires_at', '>', this.#context.now())
      .where('bound_provider', '=', provider)
      .where('bound_subject', '=', subject)
      .select(['account_id as accountId', 'profile_id as profileId'])
      .executeTakeFirst();
    return row ?? null;
  }

  /** Removes what has expired. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('client_link')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}
