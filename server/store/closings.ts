import { daysAfter } from '#server/daysAfter.ts';
import { type Language, languageOf } from '#vocabulary/languages.ts';
import { clearAccount, forgetClosed, isClosedFor, lockOpenAccount } from './closedAccounts.ts';
import type { StoreContext } from './context.ts';
import { peopleWithMail } from './peopleWithMail.ts';

/** For how long a session from before a closing can last. */
const keptDays = 30;

/** A person as their identity provider names them. */
interface Person {
  readonly provider: string;
  readonly subject: string;
}

/** The closing of accounts. */
export class Closings {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Keeps others from changing the account until the transaction ends. Throws `accountClosed`. */
  lockOpen(accountId: string): Promise<void> {
    return lockOpenAccount(this.#context.db, accountId);
  }

  /** Whose account it is. */
  async peopleOf(accountId: string): Promise<Person[]> {
    return this.#context.db.read
      .selectFrom('user')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .select(['provider', 'subject'])
      .execute();
  }

  /** The addresses that the account's people proved to be theirs, with the language of each person's emails. */
  async provenMails(accountId: string): Promise<{ readonly mail: string; readonly language: Language }[]> {
    const people = await peopleWithMail(this.#context.db, accountId).execute();
    return people.map(({ mail, language }) => ({ mail, language: languageOf(language) }));
  }

  /**
   * Closes an account whose profiles were removed before, in the same transaction. Returns the names of files that were not a
   * profile's, to be removed after it.
   */
  close(accountId: string): Promise<string[]> {
    return clearAccount(this.#context, accountId);
  }

  /** Whether this person's account was closed, while tokens and pages from before may still come. */
  isClosed(person: Person): Promise<boolean> {
    return isClosedFor(this.#context, person);
  }

  /** Forgets who had accounts that were closed 30 days ago: the same sign-in then opens a new one. */
  purge(): Promise<void> {
    return forgetClosed(this.#context, daysAfter(this.#context.now(), -keptDays));
  }
}
