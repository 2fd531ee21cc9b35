import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#vocabulary/languages.ts';
import type { AccessActor } from './tables/access.ts';
import type { StoreContext } from './context.ts';
import { acrossAccounts } from './wall.ts';

/** A person as the record of access names them. */
export interface Reader {
  readonly actor: AccessActor;
  /** The user's id, or `provider:subject`. */
  readonly person: string;
  /** The user whom support acts for; otherwise empty. */
  readonly forUser: string;
}

/** Tickets of an earlier version, which live for a minute, don't say who asked for them. */
const unknownReader: Reader = { actor: 'unknown', person: '', forUser: '' };

/** What a ticket opens: one report page in one language. */
export interface TicketUse {
  readonly accountId: string;
  readonly profileId: string;
  readonly reportId: string;
  readonly language: Language;
  /** Who asked for it. */
  readonly reader: Reader;
}

function hashed(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

/** Single-use URLs. Only their hash is stored. */
export class Tickets {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Returns a new ticket: 256 random bits as 43 characters of base64url. */
  async issue(use: TicketUse, expiresAt: Date): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    await this.#context.db.write
      .insertInto('ticket')
      .values({
        hash: hashed(ticket),
        account_id: use.accountId,
        profile_id: use.profileId,
        report_id: use.reportId,
        language: use.language,
        reader: JSON.stringify(use.reader),
        expires_at: expiresAt.toISOString(),
      })
      .execute();
    return ticket;
  }

  /**
   * Redeems and removes the ticket; null if it is unknown, used, or expired. Of two calls at once, only one
   * succeeds.
   */
  async redeem(ticket: string): Promise<TicketUse | null> {
    const row = await acrossAccounts('links', () =>
      this.#context.db.write
        .deleteFrom('ticket')
        .where('hash', '=', hashed(ticket))
        .where('expires_at', '>', this.#context.now())
        .returning([
          'account_id as accountId',
          'profile_id as profileId',
          'report_id as reportId',
          'language',
          'reader',
        ])
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    // We wrote it ourselves.
    return { ...row, reader: row.reader === '' ? unknownReader : (JSON.parse(row.reader) as Reader) };
  }

  /** Removes expired tickets. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('ticket')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}
