import { type Language, languageOf } from '#vocabulary/languages.ts';
import type { StoreContext } from './context.ts';

/** What each member of an account has set and seen. */
export class MemberSettings {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** The language for the person's emails, null before it was noted, and whether they get reminders. */
  async mail(
    accountId: string,
    userId: string,
  ): Promise<{ readonly language: Language | null; readonly remindersByMail: boolean }> {
    const row = await this.#context.db.read
      .selectFrom('user')
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .select(['language', 'reminders_by_mail as byMail'])
      .executeTakeFirst();
    const known = row?.language ?? null;
    return {
      language: known === null ? null : languageOf(known),
      remindersByMail: row?.byMail !== 0,
    };
  }

  /** Whether the person has been shown around. */
  async hasSeenWalkthrough(accountId: string, userId: string): Promise<boolean> {
    const row = await this.#context.db.read
      .selectFrom('user')
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .select('walkthrough_seen as seen')
      .executeTakeFirst();
    return row?.seen === 1;
  }

  /** The time up to which the person has read the account's notifications; null before the first time. */
  async notificationsReadAt(accountId: string, userId: string): Promise<string | null> {
    const row = await this.#context.db.read
      .selectFrom('user')
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .select('notifications_read_at as readAt')
      .executeTakeFirst();
    return row?.readAt ?? null;
  }

  /** Records that the person has read the notifications up to that time. The recorded time never moves back. */
  async readNotifications(accountId: string, userId: string, until: string): Promise<void> {
    await this.#context.db.write
      .updateTable('user')
      .set({ notifications_read_at: until })
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .where((column) =>
        column.or([column('notifications_read_at', 'is', null), column('notifications_read_at', '<', until)]),
      )
      .execute();
  }
}
