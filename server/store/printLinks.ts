import { createHash, randomBytes } from 'node:crypto';
import { printLinkDays, printLinkDownloads } from '#contract/limits.ts';
import type { PrintedFile } from '#contract/printLinks.ts';
import { daysAfter } from '#server/daysAfter.ts';
import type { StoreContext } from './context.ts';
import { noteEndedLinks } from './endedLinks.ts';
import { newId } from './ids.ts';
import type { StoredSession } from './storedSession.ts';
import { acrossAccounts } from './wall.ts';

type Printed = Pick<StoredSession, 'id' | 'profileId'>;

export interface PrintLink {
  readonly createdAt: string;
  readonly expiresAt: string;
  /** How often the letters were downloaded with it. */
  readonly downloads: number;
  /** How many letters it opens; null for the whole set. */
  readonly letters: number | null;
}

export interface PrintOpening {
  readonly at: string;
  /** The address with which the person who opened it signs in: the one in their settings could be anyone's. */
  readonly mail: string;
  readonly confirmed: boolean;
  readonly file: PrintedFile;
}

/** What a link opens: the ids of the letters; null for the whole set. */
export type LettersOfLink = ReadonlySet<string> | null;

/** Written by `issue`, so it has our own shape. */
const idsIn = (letters: string | null): LettersOfLink =>
  letters === null ? null : new Set<string>(JSON.parse(letters));

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Links that open one set of letters for someone outside the account. Only the hash of a key is stored. */
export class PrintLinks {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Returns a new key: 128 random bits as 22 characters of base64url, valid for 30 days.
   * @param letters the ids of those it opens; null for the whole set
   */
  async issue(
    accountId: string,
    { id, profileId }: Printed,
    letters: readonly string[] | null,
  ): Promise<string> {
    const key = randomBytes(16).toString('base64url');
    const now = this.#context.now();
    await this.#context.db.write
      .insertInto('print_link')
      .values({
        hash: hashed(key),
        account_id: accountId,
        profile_id: profileId,
        session_id: id,
        created_at: now,
        expires_at: daysAfter(now, printLinkDays),
        downloads: 0,
        letters: letters === null ? null : JSON.stringify(letters),
      })
      .execute();
    return key;
  }

  /** Whether the key currently opens these letters; for the letters themselves, asking uses it up by one. */
  async opens(accountId: string, sessionId: string, key: string, file: PrintedFile): Promise<boolean> {
    if (file === 'letters') return this.#use(accountId, sessionId, key);
    const row = await this.#context.db.read
      .selectFrom('print_link')
      .where('hash', '=', hashed(key))
      .where('account_id', '=', accountId)
      .where('session_id', '=', sessionId)
      .where('expires_at', '>', this.#context.now())
      .select('hash')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** What a key opens; undefined if it opens nothing, as after it was revoked. */
  async lettersOf(accountId: string, sessionId: string, key: string): Promise<LettersOfLink | undefined> {
    const row = await this.#context.db.read
      .selectFrom('print_link')
      .where('hash', '=', hashed(key))
      .where('account_id', '=', accountId)
      .where('session_id', '=', sessionId)
      .select('letters')
      .executeTakeFirst();
    return row && idsIn(row.letters);
  }

  /** Of downloads at once, no more succeed than the link has left. */
  async #use(accountId: string, sessionId: string, key: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('print_link')
      .set((column) => ({ downloads: column('downloads', '+', 1) }))
      .where('hash', '=', hashed(key))
      .where('account_id', '=', accountId)
      .where('session_id', '=', sessionId)
      .where('expires_at', '>', this.#context.now())
      .where('downloads', '<', printLinkDownloads)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Records that someone outside the account downloaded a file. */
  async note(
    accountId: string,
    { id, profileId }: Printed,
    userId: string,
    file: PrintedFile,
  ): Promise<void> {
    await this.#context.db.write
      .insertInto('print_opening')
      .values({
        id: newId(),
        account_id: accountId,
        profile_id: profileId,
        session_id: id,
        user_id: userId,
        file,
        opened_at: this.#context.now(),
      })
      .execute();
  }

  /** Links that are still valid, newest first. */
  async list(accountId: string, sessionId: string): Promise<PrintLink[]> {
    const rows = await this.#context.db.read
      .selectFrom('print_link')
      .where('account_id', '=', accountId)
      .where('session_id', '=', sessionId)
      .where('expires_at', '>', this.#context.now())
      .orderBy('created_at', 'desc')
      .select(['created_at as createdAt', 'expires_at as expiresAt', 'downloads', 'letters'])
      .execute();
    return rows.map((row) => ({ ...row, letters: idsIn(row.letters)?.size ?? null }));
  }

  /** Newest first. */
  async openings(accountId: string, sessionId: string, limit = 200): Promise<PrintOpening[]> {
    const rows = await acrossAccounts('people', () =>
      this.#context.db.read
        .selectFrom('print_opening')
        .innerJoin('user', 'user.id', 'print_opening.user_id')
        .leftJoin('embedded_user', (on) =>
          on.onRef('embedded_user.id', '=', 'user.subject').on('user.provider', '=', 'embedded'),
        )
        .where('print_opening.account_id', '=', accountId)
        .where('print_opening.session_id', '=', sessionId)
        .orderBy('print_opening.opened_at', 'desc')
        .orderBy('print_opening.id', 'desc')
        .limit(limit)
        .select([
          'print_opening.opened_at as at',
          'user.mail as settingsMail',
          'embedded_user.mail as ownMail',
          'embedded_user.mail_verified_at as verifiedAt',
          'print_opening.file',
        ])
        .execute(),
    );
    return rows.map(({ at, file, settingsMail, ownMail, verifiedAt }) => ({
      at,
      file,
      mail: ownMail ?? settingsMail,
      confirmed: verifiedAt !== null,
    }));
  }

  /** Ends all links to these letters; the record of what they opened stays. */
  async revoke(accountId: string, sessionId: string): Promise<void> {
    await this.#context.db.transaction(async (db) => {
      const ended = await db.write
        .deleteFrom('print_link')
        .where('account_id', '=', accountId)
        .where('session_id', '=', sessionId)
        .returning('hash')
        .execute();
      await noteEndedLinks({ ...this.#context, db }, accountId, ended);
    });
  }

  /** Removes expired links. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('print_link')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}
