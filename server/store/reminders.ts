import { sql } from 'kysely';
import { waitingReasons } from '#contract/waitingReasons.ts';
import type { Variant } from '#contract/shapes.ts';
import { type Language, languageOf } from '#vocabulary/languages.ts';
import type { WorkKind } from '#disputes/work.ts';
import type { StoreContext } from './context.ts';
import { peopleWithMail } from './peopleWithMail.ts';
import { acrossAccounts } from './wall.ts';

/** An account in which something may have begun to wait since its last reminder. */
export interface Remindable {
  readonly accountId: string;
  readonly timeZone: string;
  readonly variant: Variant;
}

/** A person who gets reminders by email, and the address that they confirmed. */
export interface Reminded {
  readonly userId: string;
  readonly mail: string;
  readonly language: Language;
}

/** What has a day on which it begins to wait for the account. */
const reminding: readonly WorkKind[] = [
  ...waitingReasons,
  'identityRefused',
  'changeAsked',
  'dueDay',
  'askDay',
];

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

  /** The account's people who signed in, confirmed their address, and did not turn the email off. */
  async recipients(accountId: string): Promise<Reminded[]> {
    const people = await acrossAccounts('housekeeping', () =>
      peopleWithMail(this.#context.db, accountId)
        .where('user.last_sign_in', 'is not', null)
        .where('user.reminders_by_mail', '=', 1)
        .execute(),
    );
    return people.map(({ userId, mail, language }) => ({ userId, mail, language: languageOf(language) }));
  }

  /**
   * What has begun to wait for the account since its last reminder, by the day on which it did. What waits for a client is no
   * work of the account. Scans count from the day after they came: the person who uploaded one has just seen it.
   */
  #waiting(today: string) {
    return this.#context.db.read.selectFrom('account').where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('work')
            .whereRef('work.account_id', '=', 'account.id')
            .where('work.kind', 'in', reminding)
            .where('work.on_day', '<=', today)
            .where((day) =>
              day.or([
                day('account.reminded_on', 'is', null),
                day('work.on_day', '>', day.ref('account.reminded_on')),
              ]),
            )
            .select('work.number'),
        ),
        row.exists(
          row
            .selectFrom('inbox_scan')
            .whereRef('inbox_scan.account_id', '=', 'account.id')
            .where(hasWaited('inbox_scan.uploaded_at', today))
            .select('inbox_scan.id'),
        ),
        row.exists(
          row
            .selectFrom('dispute_file')
            .whereRef('dispute_file.account_id', '=', 'account.id')
            .where('dispute_file.awaits_answer_of', 'is not', null)
            .where(hasWaited('dispute_file.uploaded_at', today))
            .select('dispute_file.id'),
        ),
      ]),
    );
  }
}

/** Came before today, and not before the day of the last reminder. */
const hasWaited = (uploadedAt: 'inbox_scan.uploaded_at' | 'dispute_file.uploaded_at', today: string) =>
  sql<boolean>`${sql.ref(uploadedAt)} < ${today}
    and (account.reminded_on is null or ${sql.ref(uploadedAt)} >= account.reminded_on)`;
