import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { clientLinkDays } from '#contract/limits.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { noteEndedLinks } from './endedLinks.ts';
import { findProfileKey } from './profileKeys.ts';
import type { Tables } from './tables.ts';
import { acrossAccounts, forAccount } from './wall.ts';

/** A link as the agency sees it. */
export interface ClientLink {
  /** The last part of the link's URL. */
  readonly key: string;
  readonly expiresAt: string;
  /** Who accepted it and when; null if nobody has. */
  readonly bound: { readonly at: string; readonly mail: string } | null;
}

/** A profile that a person reaches by signing in, with the name of their page. */
export interface BoundProfile extends Invited {
  /** The last part of the page's URL. */
  readonly key: string;
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

/** Bound, or not expired. */
export const isValid = (now: string) => (column: ExpressionBuilder<Tables, 'client_link'>) =>
  column.or([column('client_link.bound_at', 'is not', null), column('client_link.expires_at', '>', now)]);

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
interface LinkRow {
  readonly sealed_key: string;
  readonly sealed_bound_mail: string | null;
  readonly expiresAt: string;
  readonly bound_at: string | null;
}

/** Throws UnsealError. */
export function openLink(dataKey: KeyObject, owner: Invited, row: LinkRow): ClientLink {
  const { sealed_key, sealed_bound_mail: sealedMail, expiresAt, bound_at: at } = row;
  const opened = (column: 'sealed_key' | 'sealed_bound_mail', sealed: string) =>
    open(dataKey, sealContext(owner, column), sealed);
  const mail = sealedMail === null ? '' : opened('sealed_bound_mail', sealedMail);
  return { key: opened('sealed_key', sealed_key), expiresAt, bound: at === null ? null : { at, mail } };
}

function sealContext({ accountId, profileId }: Invited, column: 'sealed_key' | 'sealed_bound_mail') {
  return { account: accountId, table: 'client_link', column, row: profileId };
}

/**
 * Links sent to clients. A key is looked up by its hash. The key itself is sealed with the profile's data key, so
 * that the agency can copy it again. An unused link expires; one that a person is bound to is valid until it is revoked,
 * and opens nothing for anyone else.
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
        .updateTable('profile')
        .set({ link_closed_at: null })
        .where('account_id', '=', accountId)
        .where('id', '=', profileId)
        .execute();
      await this.#end({ ...this.#context, db }, accountId, profileId);
      await db.write
        .insertInto('client_link')
        .values({
          hash: hashed(key),
          account_id: accountId,
          profile_id: profileId,
          sealed_key: seal(dataKey, sealContext({ accountId, profileId }, 'sealed_key'), key),
          created_at: now,
          expires_at: expiresAt,
          bound_provider: null,
          bound_subject: null,
          bound_at: null,
          sealed_bound_mail: null,
        })
        .execute();
      return { key, expiresAt, bound: null };
    });
  }

  async revoke(accountId: string, profileId: string): Promise<void> {
    await this.#context.db.transaction((db) => this.#end({ ...this.#context, db }, accountId, profileId));
  }

  async #end(context: StoreContext, accountId: string, profileId: string): Promise<void> {
    const ended = await context.db.write
      .deleteFrom('client_link')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .returning('hash')
      .execute();
    await noteEndedLinks(context, accountId, ended);
  }

  /** The profile that a key opens, regardless of who uses it; null if the key is unknown, revoked, or expired. */
  async leadsTo(key: string): Promise<Invited | null> {
    const row = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('client_link')
        .where('hash', '=', hashed(key))
        .where(isValid(this.#context.now()))
        .select(['account_id as accountId', 'profile_id as profileId'])
        .executeTakeFirst(),
    );
    return row ?? null;
  }

  /** Binds the link to the first person who accepts it; that person may call this again. Null for everyone else. */
  async bind(
    key: string,
    { provider, subject }: Person,
  ): Promise<(Invited & { readonly isMailKnown: boolean }) | null> {
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
        .where((column) =>
          column.or([
            column.and([column('bound_subject', 'is', null), column('expires_at', '>', now)]),
            column.and([column('bound_provider', '=', provider), column('bound_subject', '=', subject)]),
          ]),
        )
        .returning(['account_id as accountId', 'profile_id as profileId', 'sealed_bound_mail as mail'])
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const { mail, ...invited } = row;
    return { ...invited, isMailKnown: mail !== null };
  }

  /** The profile that a key opens for the person it is bound to. */
  async boundTo(key: string, { provider, subject }: Person): Promise<Invited | null> {
    const row = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('client_link')
        .where('hash', '=', hashed(key))
        .where('bound_provider', '=', provider)
        .where('bound_subject', '=', subject)
        .select(['account_id as accountId', 'profile_id as profileId'])
        .executeTakeFirst(),
    );
    return row ?? null;
  }

  /** Notes the email address of the person to whom a link is bound, once. */
  async noteMail({ accountId, profileId }: Invited, mail: string): Promise<void> {
    const dataKey = await findProfileKey(this.#context, accountId, profileId);
    if (dataKey === null) return;
    const context = sealContext({ accountId, profileId }, 'sealed_bound_mail');
    await this.#context.db.write
      .updateTable('client_link')
      .set({ sealed_bound_mail: seal(dataKey, context, mail) })
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('bound_at', 'is not', null)
      .where('sealed_bound_mail', 'is', null)
      .execute();
  }

  /** How many profiles a person is bound to. */
  async countOf({ provider, subject }: Person): Promise<number> {
    const { count } = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('client_link')
        .where('bound_provider', '=', provider)
        .where('bound_subject', '=', subject)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    return count;
  }

  /** The profiles that a person is bound to, the newest first. Throws UnsealError. */
  async of({ provider, subject }: Person): Promise<BoundProfile[]> {
    const rows = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('client_link')
        .where('bound_provider', '=', provider)
        .where('bound_subject', '=', subject)
        .orderBy('bound_at', 'desc')
        .select(['account_id as accountId', 'profile_id as profileId', 'sealed_key'])
        .execute(),
    );
    const found: BoundProfile[] = [];
    for (const { sealed_key: sealed, ...invited } of rows) {
      const { accountId, profileId } = invited;
      const dataKey = await forAccount(accountId, () => findProfileKey(this.#context, accountId, profileId));
      if (dataKey !== null)
        found.push({ ...invited, key: open(dataKey, sealContext(invited, 'sealed_key'), sealed) });
    }
    return found;
  }

  /** Removes links that expired unused. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('client_link')
      .where('bound_at', 'is', null)
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}
