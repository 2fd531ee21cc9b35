import { sql } from 'kysely';
import type { Variant } from '#contract/shapes.ts';
import type { Language } from '#vocabulary/languages.ts';
import type { Account } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { prepared } from './prepared.ts';
import { forgetMembers, type Caller } from './recentMembers.ts';
import { acrossAccounts } from './wall.ts';

export interface User {
  readonly id: string;
  readonly accountId: string;
  readonly provider: string;
  readonly subject: string;
  readonly role: 'owner' | 'member';
  readonly fullName: string;
  readonly mail: string;
  readonly phoneNumber: string | null;
  readonly showOnboarding: boolean;
  readonly lastSignIn: string | null;
  readonly lastActive: string | null;
  readonly createdAt: string;
}

export interface UserChange {
  readonly fullName?: string | undefined;
  readonly mail?: string | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly showOnboarding?: boolean | undefined;
  readonly language?: Language | undefined;
  readonly remindersByMail?: boolean | undefined;
  readonly walkthroughSeen?: true | undefined;
}

/**
 * A person who makes their first request: their identity according to the token, and the variant of the host they
 * signed in on.
 */
export interface NewUser {
  readonly provider: string;
  readonly subject: string;
  readonly variant: Variant;
  readonly timeZone: string;
  readonly fullName: string;
  readonly mail: string;
  /** The address that they confirmed, as Auth0 says; absent if it is not known. */
  readonly verifiedMail?: string;
}

export interface Member {
  readonly user: User;
  readonly account: Account;
}

const columns = [
  'id',
  'account_id as accountId',
  'provider',
  'subject',
  'role',
  'full_name as fullName',
  'mail',
  'phone_number as phoneNumber',
  'show_onboarding as showOnboarding',
  'last_sign_in as lastSignIn',
  'last_active as lastActive',
  'created_at as createdAt',
] as const;

const bySubject = prepared({ provider: ':provider', subject: ':subject' }, (db, { provider, subject }) =>
  db
    .selectFrom('user')
    .innerJoin('account', 'account.id', 'user.account_id')
    .where('user.provider', '=', provider)
    .where('user.subject', '=', subject)
    .select([
      'user.id as userId',
      'user.account_id as accountId',
      'user.provider',
      'user.subject',
      'user.role',
      'user.full_name as fullName',
      'user.mail',
      'user.phone_number as phoneNumber',
      'user.show_onboarding as showOnboarding',
      'user.last_sign_in as lastSignIn',
      'user.last_active as lastActive',
      'user.created_at as userCreatedAt',
      'account.variant',
      'account.number',
      'account.time_zone as timeZone',
      'account.company_name as companyName',
      'account.company_url as companyUrl',
      'account.company_logo_url as companyLogoUrl',
      'account.generations_left as generationsLeft',
      'account.created_at as accountCreatedAt',
    ]),
);

const byId = prepared({ userId: ':userId' }, (db, { userId }) =>
  db.selectFrom('user').where('id', '=', userId).select(columns),
);

/** A row, with its flag as a boolean. */
const asUser = <R extends { readonly showOnboarding: number }>(row: R) => ({
  ...row,
  showOnboarding: row.showOnboarding === 1,
});

/** The members of accounts. A person is identified by provider and subject, not by account. */
export class Users {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async find(userId: string): Promise<User | null> {
    const [row] = await acrossAccounts('people', () => byId(this.#context.db, { userId }));
    return row === undefined ? null : asUser(row);
  }

  /**
   * The users who proved or signed in with this address, in any case, at most two. The address in someone's settings doesn't
   * count: anyone can enter another person's there.
   */
  async findBySignInMail(mail: string): Promise<User[]> {
    const lower = mail.toLowerCase();
    const rows = await acrossAccounts('people', () =>
      this.#context.db.read
        .selectFrom('user')
        .where((build) =>
          build.or([
            build(sql`lower(verified_mail)`, '=', lower),
            build.and([
              build('provider', '=', 'embedded'),
              build(
                'subject',
                'in',
                build.selectFrom('embedded_user').where('mail', '=', lower).select('id'),
              ),
            ]),
          ]),
        )
        .orderBy('id')
        .limit(2)
        .select(columns)
        .execute(),
    );
    return rows.map(asUser);
  }

  /** The members of the account with this number, `1234-5678`. */
  async findByAccountNumber(number: string): Promise<User[]> {
    const rows = await acrossAccounts('people', () =>
      this.#context.db.read
        .selectFrom('user')
        .where('account_id', 'in', (build) =>
          build.selectFrom('account').where('number', '=', number).select('id'),
        )
        .orderBy('id')
        .select(columns)
        .execute(),
    );
    return rows.map(asUser);
  }

  /** The full name of a user, who usually is the caller and was read just now; null if there is no such user. */
  async nameOf(userId: string): Promise<string | null> {
    const { recentMembers, now } = this.#context;
    return recentMembers.nameOf(userId, Date.parse(now())) ?? (await this.find(userId))?.fullName ?? null;
  }

  /** The person a token belongs to, with their account. */
  async findBySubject(provider: string, subject: string): Promise<Member | null> {
    const [row] = await acrossAccounts('signIn', () => bySubject(this.#context.db, { provider, subject }));
    if (row === undefined) return null;
    const { accountId } = row;
    return {
      user: {
        id: row.userId,
        accountId,
        provider: row.provider,
        subject: row.subject,
        role: row.role,
        fullName: row.fullName,
        mail: row.mail,
        phoneNumber: row.phoneNumber,
        showOnboarding: row.showOnboarding === 1,
        lastSignIn: row.lastSignIn,
        lastActive: row.lastActive,
        createdAt: row.userCreatedAt,
      },
      account: {
        id: accountId,
        variant: row.variant,
        number: row.number,
        timeZone: row.timeZone,
        companyName: row.companyName,
        companyUrl: row.companyUrl,
        companyLogoUrl: row.companyLogoUrl,
        generationsLeft: row.generationsLeft,
        createdAt: row.accountCreatedAt,
      },
    };
  }

  /** The same for every call: cached for five seconds, unless this process changes a member or an account. */
  async findCaller(provider: string, subject: string): Promise<Caller | null> {
    const { recentMembers, now } = this.#context;
    return recentMembers.ask(`${provider}:${subject}`, Date.parse(now()), () =>
      this.findBySubject(provider, subject),
    );
  }

  /** The owner of a new account; false when the person is known already. */
  async add(accountId: string, person: NewUser): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#context.db.write
      .insertInto('user')
      .values({
        id: newId(),
        account_id: accountId,
        provider: person.provider,
        subject: person.subject,
        role: 'owner',
        full_name: person.fullName,
        mail: person.mail,
        phone_number: null,
        show_onboarding: 1,
        notifications_read_at: null,
        last_sign_in: null,
        last_active: null,
        language: null,
        reminders_by_mail: 1,
        walkthrough_seen: 0,
        verified_mail: person.verifiedMail ?? null,
        created_at: this.#context.now(),
      })
      .onConflict((clash) => clash.columns(['provider', 'subject']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** In the order in which they joined. */
  async members(accountId: string): Promise<User[]> {
    const rows = await this.#context.db.read
      .selectFrom('user')
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .select(columns)
      .execute();
    return rows.map(asUser);
  }

  /** Records that the person signed in, or only that they are active. */
  async touch(accountId: string, userId: string, what: 'signedIn' | 'active'): Promise<void> {
    const now = this.#context.now();
    await this.#context.db.write
      .updateTable('user')
      .set(what === 'signedIn' ? { last_sign_in: now, last_active: now } : { last_active: now })
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .execute();
    forgetMembers(this.#context);
  }

  /** Notes the address that Auth0 says the person confirmed; null if it says none. */
  async noteVerifiedMail(accountId: string, userId: string, mail: string | null): Promise<void> {
    await this.#context.db.write
      .updateTable('user')
      .set({ verified_mail: mail })
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .execute();
  }

  /** Changes only the fields that are present. False if the account has no such member. */
  async update(accountId: string, userId: string, change: UserChange): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('user')
      .set((column) => ({
        full_name: change.fullName ?? column.ref('full_name'),
        mail: change.mail ?? column.ref('mail'),
        phone_number: change.phoneNumber === undefined ? column.ref('phone_number') : change.phoneNumber,
        show_onboarding:
          change.showOnboarding === undefined ? column.ref('show_onboarding') : Number(change.showOnboarding),
        language: change.language ?? column.ref('language'),
        reminders_by_mail:
          change.remindersByMail === undefined
            ? column.ref('reminders_by_mail')
            : Number(change.remindersByMail),
        walkthrough_seen: change.walkthroughSeen ? 1 : column.ref('walkthrough_seen'),
      }))
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    forgetMembers(this.#context);
    return numUpdatedRows === 1n;
  }
}
