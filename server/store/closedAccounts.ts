import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CallError } from '#contract/failures.ts';
import type { StoreContext } from './context.ts';
import type { Database } from './database.ts';
import { noteEndedLinks } from './endedLinks.ts';
import { displayName } from './names.ts';
import { Notifications } from './notifications.ts';
import { lockProfile } from './profileLock.ts';
import { forgetMembers } from './recentMembers.ts';
import { acrossAccounts } from './wall.ts';

/**
 * In place of the identity provider's name, for the people of a closed account: payments refer to their rows. Their `subject` is
 * then `provider:subject`, so that tokens and tabs from before can be told that the account is closed.
 */
export const closedProvider = 'closed';

const closedSubject = (provider: string, subject: string): string => `${provider}:${subject}`;

/**
 * Locks an account until the transaction ends, with an update that changes nothing. Throws `accountClosed` if it was closed, also by
 * a transaction that this one waited for.
 */
export async function lockOpenAccount({ write }: Database, accountId: string): Promise<void> {
  await write
    .updateTable('account')
    .set((column) => ({ number: column.ref('number') }))
    .where('id', '=', accountId)
    .execute();
  const closed = await write
    .selectFrom('user')
    .where('account_id', '=', accountId)
    .where('provider', '=', closedProvider)
    .select('id')
    .executeTakeFirst();
  if (closed !== undefined) throw new CallError('accountClosed');
}

/**
 * Removes what an account has besides its profiles, its people's sign-ins included, and lists it as erased. What stays names nobody:
 * the account's number, payments, the record of access, and the log. Call it in a transaction. Returns the names of files, to be
 * removed after it.
 */
export async function clearAccount(context: StoreContext, accountId: string): Promise<string[]> {
  const { write } = context.db;
  const people = await write
    .selectFrom('user')
    .where('account_id', '=', accountId)
    .where('provider', '<>', closedProvider)
    .select(['provider', 'subject'])
    .execute();
  for (const { provider, subject } of people) {
    await endBoundLinks(context, { provider, subject });
    if (provider === 'embedded') await removeEmbeddedUser(context, subject);
  }
  await write
    .updateTable('user')
    .set({
      subject: sql<string>`provider || ':' || subject`,
      provider: closedProvider,
      full_name: '',
      mail: '',
      phone_number: null,
      notifications_read_at: null,
      last_sign_in: null,
      last_active: null,
      language: null,
      verified_mail: null,
    })
    .where('account_id', '=', accountId)
    .where('provider', '<>', closedProvider)
    .execute();
  await write
    .updateTable('account')
    .set({
      company_name: '',
      company_url: '',
      company_logo_url: '',
      support_consent_until: null,
      reminded_on: null,
    })
    .where('id', '=', accountId)
    .execute();
  for (const table of [
    'notification',
    'contract_terms',
    'logo',
    'idempotency',
    'ticket',
    'allowance',
    'job',
    'inbox_discard',
  ] as const)
    await write.deleteFrom(table).where('account_id', '=', accountId).execute();
  const scans = await write
    .deleteFrom('inbox_scan')
    .where('account_id', '=', accountId)
    .returning(['id', 'blob'])
    .execute();
  await write
    .insertInto('erasure')
    .values(
      [accountId, ...scans.map(({ id }) => id)].map((each) => ({
        profile_id: each,
        account_id: accountId,
        erased_at: context.now(),
      })),
    )
    .onConflict((clash) => clash.column('profile_id').doNothing())
    .execute();
  forgetMembers(context);
  return scans.map(({ blob }) => blob);
}

interface Person {
  readonly provider: string;
  readonly subject: string;
}

/** Ends what the person opened at agencies with the sign-in that is gone, and tells each agency once. */
async function endBoundLinks(context: StoreContext, { provider, subject }: Person): Promise<void> {
  const { write } = context.db;
  await acrossAccounts('links', async () => {
    const bound = await write
      .selectFrom('client_link')
      .where('bound_provider', '=', provider)
      .where('bound_subject', '=', subject)
      .orderBy('profile_id')
      .select(['hash', 'account_id as accountId', 'profile_id as profileId'])
      .execute();
    for (const link of bound) {
      // First the profile, as its deletion does, so that the two cannot deadlock.
      if (!(await lockProfile(context.db, link.accountId, link.profileId))) continue;
      const { numDeletedRows } = await write
        .deleteFrom('client_link')
        .where('account_id', '=', link.accountId)
        .where('hash', '=', link.hash)
        .executeTakeFirstOrThrow();
      // The agency revoked or replaced it in the meantime.
      if (numDeletedRows === 0n) continue;
      await noteEndedLinks(context, link.accountId, [link]);
      await tellAgency(context, link);
    }
  });
}

interface Client {
  readonly accountId: string;
  readonly profileId: string;
}

/** Tells an agency, with nothing but what it has itself, and notes for the client's page why there is no link. */
async function tellAgency(context: StoreContext, { accountId, profileId }: Client): Promise<void> {
  const { profileName, firstName, lastName, mail } = await context.db.write
    .updateTable('profile')
    .set({ link_closed_at: context.now() })
    .where('account_id', '=', accountId)
    .where('id', '=', profileId)
    .returning(['profile_name as profileName', 'first_name as firstName', 'last_name as lastName', 'mail'])
    .executeTakeFirstOrThrow();
  await new Notifications(context).add(accountId, {
    type: 'general',
    code: 'clientClosedAccount',
    params: { profile: displayName({ profileName, firstName, lastName, mail }) },
    profileId,
  });
}

/** Removes a person of the embedded provider with all that lets them sign in, and ends their sessions. */
async function removeEmbeddedUser({ db, now }: StoreContext, id: string): Promise<void> {
  const { write } = db;
  const sessions = await write
    .selectFrom('embedded_session')
    .where('user_id', '=', id)
    .select('uid')
    .execute();
  for (const { uid } of sessions)
    await write
      .updateTable('oidc_payload')
      .set({ consumed_at: now() })
      .where('uid_hash', '=', createHash('sha256').update(uid).digest('hex'))
      .where('consumed_at', 'is', null)
      .execute();
  for (const table of [
    'embedded_session',
    'embedded_passkey',
    'embedded_authenticator',
    'embedded_recovery_code',
  ] as const)
    await write.deleteFrom(table).where('user_id', '=', id).execute();
  await write.deleteFrom('embedded_user').where('id', '=', id).execute();
}

/** Whether this person's account was closed in the last 30 days, while tokens and pages from before may still come. */
export async function isClosedFor({ db }: StoreContext, { provider, subject }: Person): Promise<boolean> {
  const row = await acrossAccounts('signIn', () =>
    db.read
      .selectFrom('user')
      .where('provider', '=', closedProvider)
      .where('subject', '=', closedSubject(provider, subject))
      .select('id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Forgets who had accounts that were closed before an instant (ISO 8601): the same sign-in then opens a new one. */
export async function forgetClosed({ db }: StoreContext, before: string): Promise<void> {
  await db.write
    .updateTable('user')
    .set((column) => ({ subject: column.ref('id') }))
    .where('provider', '=', closedProvider)
    .where('account_id', 'in', (build) =>
      build
        .selectFrom('redress_keys.erased')
        .whereRef('redress_keys.erased.profile_id', '=', 'redress_keys.erased.account_id')
        .where('erased_at', '<', before)
        .select('redress_keys.erased.account_id'),
    )
    .execute();
}
