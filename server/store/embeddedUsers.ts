import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';

export interface EmbeddedUser {
  readonly id: string;
  /** In lower case. */
  readonly mail: string;
  readonly fullName: string;
  readonly passwordHash: string;
  /** Wrong passwords from unknown devices, since the last correct one from such a device. */
  readonly failures: number;
  readonly blockedUntil: string | null;
  /** Wrong codes of the second factor, since the last correct one. */
  readonly factorFailures: number;
  readonly factorBlockedUntil: string | null;
  readonly createdAt: string;
  /** Whether the person proved that the address is theirs. Nothing else is sent to it before. */
  readonly isMailVerified: boolean;
  /** An operator has disabled their sign-in. */
  readonly isDisabled: boolean;
  /** Sign-ins that began before count no longer (ISO 8601); null if all do. */
  readonly signedOutAt: string | null;
  /** The session that counts nevertheless, because the others were ended from there. */
  readonly keptSession: string | null;
}

const columns = [
  'id',
  'mail',
  'full_name as fullName',
  'password_hash as passwordHash',
  'failures',
  'blocked_until as blockedUntil',
  'factor_failures as factorFailures',
  'factor_blocked_until as factorBlockedUntil',
  'mail_verified_at as verifiedAt',
  'disabled_at as disabledAt',
  'created_at as createdAt',
  'signed_out_at as signedOutAt',
  'kept_session as keptSession',
] as const;

/** What someone can fail to prove. Each is counted separately: a known password must not clear the wrong codes. */
type Proof = 'password' | 'factor';
const columnsOf = {
  password: { failures: 'failures', blockedUntil: 'blocked_until' },
  factor: { failures: 'factor_failures', blockedUntil: 'factor_blocked_until' },
} as const;

type Row = Omit<EmbeddedUser, 'isMailVerified' | 'isDisabled'> & {
  readonly verifiedAt: string | null;
  readonly disabledAt: string | null;
};
const userOf = ({ verifiedAt, disabledAt, ...row }: Row): EmbeddedUser => ({
  ...row,
  isMailVerified: verifiedAt !== null,
  isDisabled: disabledAt !== null,
});

/** Users of the embedded identity provider. Email addresses are compared in lower case. */
export class EmbeddedUsers {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** The new user's id, or null if the email address is taken. */
  async create(person: { mail: string; fullName: string; passwordHash: string }): Promise<string | null> {
    const id = newId();
    const { numInsertedOrUpdatedRows } = await this.#context.db.write
      .insertInto('embedded_user')
      .values({
        id,
        mail: person.mail.toLowerCase(),
        full_name: person.fullName,
        password_hash: person.passwordHash,
        failures: 0,
        blocked_until: null,
        created_at: this.#context.now(),
        factor_failures: 0,
        factor_blocked_until: null,
        mail_verified_at: null,
        disabled_at: null,
        signed_out_at: null,
        kept_session: null,
      })
      .onConflict((clash) => clash.column('mail').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? id : null;
  }

  /**
   * Holds a person until the transaction ends, with an update that changes nothing (`for update` is not portable), so that their
   * factors change one after the other.
   */
  async lock(id: string): Promise<void> {
    await this.#context.db.write
      .updateTable('embedded_user')
      .set((column) => ({ created_at: column.ref('created_at') }))
      .where('id', '=', id)
      .execute();
  }

  async find(id: string): Promise<EmbeddedUser | null> {
    const row = await this.#context.db.read
      .selectFrom('embedded_user')
      .where('id', '=', id)
      .select(columns)
      .executeTakeFirst();
    return row === undefined ? null : userOf(row);
  }

  async findByMail(mail: string): Promise<EmbeddedUser | null> {
    const row = await this.#context.db.read
      .selectFrom('embedded_user')
      .where('mail', '=', mail.toLowerCase())
      .select(columns)
      .executeTakeFirst();
    return row === undefined ? null : userOf(row);
  }

  /** Records that the address is the person's, unless they have another one by now. */
  async verifyMail(id: string, mail: string): Promise<void> {
    await this.#context.db.write
      .updateTable('embedded_user')
      .set({ mail_verified_at: this.#context.now() })
      .where('id', '=', id)
      .where('mail', '=', mail)
      .execute();
  }

  /** Lets the person sign in no longer; false if there is no such person. Their sessions are ended by `disablePerson`. */
  async disable(id: string): Promise<boolean> {
    return this.#setDisabled(id, this.#context.now());
  }

  /** Lets the person sign in again; false if there is no such person. */
  async enable(id: string): Promise<boolean> {
    return this.#setDisabled(id, null);
  }

  async #setDisabled(id: string, since: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('embedded_user')
      .set({ disabled_at: since })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Sets another password in place of this one; false if it was changed meanwhile. */
  async setPassword(id: string, passwordHash: string, replaced: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('embedded_user')
      .set({ password_hash: passwordHash, failures: 0, blocked_until: null })
      .where('id', '=', id)
      .where('password_hash', '=', replaced)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /**
   * Records that sign-ins from before count no longer, also unfinished ones, except one session.
   * @param at the time that sessions go by, which is the system's
   */
  async signOut(id: string, except: string | null, at: Date): Promise<void> {
    await this.#context.db.write
      .updateTable('embedded_user')
      .set({ signed_out_at: at.toISOString(), kept_session: except })
      .where('id', '=', id)
      .execute();
  }

  /** The same for everyone. */
  async signOutAll(at: Date): Promise<void> {
    await this.#context.db.write
      .updateTable('embedded_user')
      .set({ signed_out_at: at.toISOString(), kept_session: null })
      .execute();
  }

  /**
   * Counts one failure and returns the new count, correctly even when several are counted at once. After a block that
   * ended before `forgetBefore`, counting restarts at one.
   */
  async recordFailure(id: string, forgetBefore: Date, proof: Proof = 'password'): Promise<number> {
    const { failures, blockedUntil } = columnsOf[proof];
    const row = await this.#context.db.write
      .updateTable('embedded_user')
      .set((column) => {
        const isForgotten = column(blockedUntil, '<', forgetBefore.toISOString());
        const more = column(failures, '+', 1);
        return {
          [failures]: column.case().when(isForgotten).then(1).else(more).end(),
          [blockedUntil]: column.case().when(isForgotten).then(null).else(column.ref(blockedUntil)).end(),
        };
      })
      .where('id', '=', id)
      .returning(`${failures} as count`)
      .executeTakeFirst();
    return row?.count ?? 0;
  }

  async block(id: string, until: Date, proof: Proof = 'password'): Promise<void> {
    await this.#context.db.write
      .updateTable('embedded_user')
      .set({ [columnsOf[proof].blockedUntil]: until.toISOString() })
      .where('id', '=', id)
      .execute();
  }

  /** Called after a correct password from an unknown device, or a correct code. */
  async clearFailures(id: string, proof: Proof = 'password'): Promise<void> {
    const { failures, blockedUntil } = columnsOf[proof];
    await this.#context.db.write
      .updateTable('embedded_user')
      .set({ [failures]: 0, [blockedUntil]: null })
      .where('id', '=', id)
      .execute();
  }
}
