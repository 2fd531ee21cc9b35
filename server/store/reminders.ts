import type { Variant } from '#contract/shapes.ts';
import { type Language, languageOf } from '#vocabulary/languages.ts';
import type { StoreContext } from './context.ts';
import { acrossAccounts } from './wall.ts';

/** An account in which something may have begun to wait since its last reminder. */
export interface Remindable {
  readonly accountId: string;
  readonly timeZone: string;
  readonly variant: Variant;
}

/** A person who gets reminders by e-mail, and the address that they confirmed. */
export interface Reminded {
  readonly userId: string;
  readonly mail: string;
  readonly language: Language;
}

/** What reminds people that something waits, and who wants to be reminded. Nothing here is sealed. */
export class Reminders {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** All accounts in which something begins to wait by this day and after their last reminder. */
  async remindable(latestToday: string): Promise<Remindable[]> {
    return acrossAccounts('housekeeping', () =>
      this.#waiting(latestToday)
        .select(['account.id as accountId', 'account.time_zone as timeZone', 'account.variant'])
        .distinct()
        .orderBy('account.id')
        .execute(),
    );
  }

  /**
   * Notes that an account is reminded today. False if it was already, or if nothing has begun to wait since the last
   * reminder.
   */
  async claim(accountId: string, today: string): Promise<boolean> {
    const waiting = await this.#waiting(today)
      .where('account.id', '=', accountId)
      .select('account.id')
      .limit(1)
      .executeTakeFirst();
    if (waiting === undefined) return false;
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('account')
      .set({ reminded_on: today })
      .where('id', '=', accountId)
      .where((row) => row.or([row('reminded_on', 'is', null), row('reminded_on', '<', today)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** The account's people who signed in, confirmed their address, and did not turn the e-mail off. */
  async recipients(accountId: string): Promise<Reminded[]> {
    const rows = await acrossAccounts('housekeeping', () =>
      this.#context.db.read
        .selectFrom('user')
        .innerJoin('embedded_user', (on) =>
          on.onRef('embedded_user.id', '=', 'user.subject').on('user.provider', '=', 'embedded'),
        )
        .where('user.account_id', '=', accountId)
        .where('user.last_sign_in', 'is not', null)
        .where('user.reminders_by_mail', '=', 1)
        .where('embedded_user.mail_verified_at', 'is not', null)
        .orderBy('user.id')
        .select(['user.id as userId', 'embedded_user.mail', 'user.language'])
        .execute(),
    );
    return rows.map(({ language, ...row }) => ({ ...row, language: languageOf(language) }));
  }

  /** Undecided disputes of active clients of which a day has come since the account's last reminder. */
  #waiting(today: string) {
    return this.#context.db.read
      .selectFrom('dispute')
      .innerJoin('dispute_standing', 'dispute_standing.profile_id', 'dispute.profile_id')
      .innerJoin('account', 'account.id', 'dispute.account_id')
      .where('dispute_standing.activity', '=', 'active')
      .where((row) => {
        const hasCome = (day: 'dispute.due_on' | 'dispute.ask_on' | 'dispute.next_on') =>
          row.and([
            row(day, '<=', today),
            row.or([row('account.reminded_on', 'is', null), row(day, '>', row.ref('account.reminded_on'))]),
          ]);
        return row.or([
          row.and([
            row('dispute.state', 'in', ['investigating', 'awaitingResult', 'questionOpen']),
            row.or([hasCome('dispute.due_on'), hasCome('dispute.ask_on')]),
          ]),
          row.and([row('dispute.waits_for', 'is not', null), hasCome('dispute.next_on')]),
        ]);
      });
  }
}
