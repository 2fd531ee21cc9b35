import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#vocabulary/languages.ts';
import type { StoreContext } from './context.ts';

/** What a ticket opens: one report page in one language. */
export interface TicketUse {
  readonly accountId: string;
  readonly profileId: string;
  readonly reportId: string;
  readonly language: Language;
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
    const row = await this.#context.db.write
      .deleteFrom('ticket')
      .where('hash', '=', hashed(ticket))
      .where('expires_at', '>', this.#context.now())
      .returning(['account_id as accountId', 'profile_id as profileId', 'report_id as reportId', 'language'])
      .executeTakeFirst();
    return row ?? null;
  }

  /** Removes expired tickets. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('ticket')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }
}
