import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import type { Provider } from '#contract/profiles.ts';
import { open, seal } from '#server/sealing/seal.ts';
import { openedOr, type NoteDamage } from '#server/sealing/unsealError.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { displayName } from './names.ts';
import { prepared, profilePlaceholders } from './prepared.ts';
import { findProfileKey } from './profileKeys.ts';

/** The member's sign-in details at the provider. Secret answers are never stored. */
const SignIn = z.object({ mail: z.string(), username: z.string(), password: z.string() });
export type SignIn = z.infer<typeof SignIn>;

export interface ProviderConnection extends SignIn {
  readonly provider: Provider;
  readonly signedInOn: string;
}

const ofProfile = prepared(profilePlaceholders, (db, { accountId, profileId }) =>
  db
    .selectFrom('connection')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .select(['provider', 'signed_in_on as signedInOn', 'sealed_sign_in']),
);

/** The provider that a profile is connected to, one at a time. */
export class Connections {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Connects a provider and replaces any earlier connection; false if the account has no such profile. */
  async put(accountId: string, profileId: string, provider: Provider, signIn: SignIn): Promise<boolean> {
    return this.#context.db.transaction(async (db) => {
      const key = await findProfileKey({ ...this.#context, db }, accountId, profileId);
      if (key === null) return false;
      const row = {
        provider,
        signed_in_on: this.#context.now(),
        sealed_sign_in: seal(key, sealContext(accountId, profileId), JSON.stringify(SignIn.parse(signIn))),
      };
      await db.write
        .insertInto('connection')
        .values({ id: newId(), account_id: accountId, profile_id: profileId, ...row })
        .onConflict((clash) => clash.columns(['account_id', 'profile_id']).doUpdateSet(row))
        .execute();
      return true;
    });
  }

  /** Whether this is still the profile's saved sign-in: the provider may have been disconnected, or connected with another. */
  async isSaved(
    accountId: string,
    profileId: string,
    provider: Provider,
    { username, password }: Pick<SignIn, 'username' | 'password'>,
  ): Promise<boolean> {
    const saved = await this.find(accountId, profileId);
    return saved?.provider === provider && saved.username === username && saved.password === password;
  }

  /** Notes that the saved sign-in was just used; false if it is no longer the profile's. */
  async renew(
    accountId: string,
    profileId: string,
    provider: Provider,
    signIn: Pick<SignIn, 'username' | 'password'>,
  ): Promise<boolean> {
    if (!(await this.isSaved(accountId, profileId, provider, signIn))) return false;
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('connection')
      .set({ signed_in_on: this.#context.now() })
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Null if no provider is connected. Throws UnsealError; with `noteDamage`, damaged sign-in details are empty instead. */
  async find(
    accountId: string,
    profileId: string,
    noteDamage?: NoteDamage,
  ): Promise<ProviderConnection | null> {
    const [row] = await ofProfile(this.#context.db, { accountId, profileId });
    if (row === undefined) return null;
    const key = await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return null;
    const signIn = openSignIn(key, { accountId, profileId }, row.sealed_sign_in, noteDamage);
    return { provider: row.provider, signedInOn: row.signedInOn, ...signIn };
  }

  /** Clients by name, each with the connected provider, without opening the sign-in details. Others' ids are left out. */
  async ofClients(
    accountId: string,
    ids: readonly string[],
  ): Promise<Omit<ReadyClient, 'reportId' | 'activity' | 'contract'>[]> {
    const rows = await this.#context.db.read
      .selectFrom('profile')
      .leftJoin('connection', (join) =>
        join
          .onRef('connection.profile_id', '=', 'profile.id')
          .onRef('connection.account_id', '=', 'profile.account_id'),
      )
      .where('profile.account_id', '=', accountId)
      .where('profile.id', 'in', ids)
      .orderBy('profile.sort_name')
      .orderBy('profile.id')
      .select((row) => [
        'profile.id as id',
        'profile_name as profileName',
        'first_name as firstName',
        'last_name as lastName',
        'mail',
        'status',
        'provider',
        row
          .exists(
            row
              .selectFrom('legal_hold')
              .whereRef('legal_hold.profile_id', '=', 'profile.id')
              .select('legal_hold.profile_id'),
          )
          .as('onHold'),
      ])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: displayName(row),
      status: row.status,
      provider: row.provider,
      onHold: Boolean(row.onHold),
    }));
  }

  /** Disconnects and deletes the sign-in details; false if that provider was not connected. */
  async remove(accountId: string, profileId: string, provider: Provider): Promise<boolean> {
    const { numDeletedRows } = await this.#context.db.write
      .deleteFrom('connection')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }
}

/** Throws UnsealError; with `noteDamage`, damaged sign-in details are empty instead. */
export function openSignIn(
  key: KeyObject,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  sealed: string,
  noteDamage: NoteDamage | undefined,
): SignIn {
  const opened = () => SignIn.parse(JSON.parse(open(key, sealContext(accountId, profileId), sealed)));
  return openedOr(opened, { mail: '', username: '', password: '' }, 'sealed_sign_in', noteDamage);
}

function sealContext(accountId: string, profileId: string) {
  return { account: accountId, table: 'connection', column: 'sealed_sign_in', row: profileId };
}
