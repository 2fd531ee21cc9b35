import { ContractTerms } from '#contract/contractTerms.ts';
import type { ContractEntry } from '#disputes/clientContract.ts';
import type { Author } from './confirmations.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';

export interface RecordedContractEntry extends ContractEntry {
  readonly id: string;
  /** The name of the person at that time. */
  readonly by: string;
  readonly at: string;
}

/** The terms of an agency's contract, and when they were saved. */
export interface SavedTerms {
  readonly terms: ContractTerms;
  readonly savedAt: string;
}

/** What was recorded about agencies' contracts with their clients: only added, and withdrawn from the end. Also the terms of an agency's contract. */
export class ClientContracts {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** What counts, in the order in which it was recorded. */
  async list(accountId: string, profileId: string): Promise<RecordedContractEntry[]> {
    return this.#context.db.read
      .selectFrom('contract_entry')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('withdrawn_at', 'is', null)
      .orderBy('id')
      .select(['id', 'step', 'on_day as on', 'username as by', 'created_at as at'])
      .execute();
  }

  /** The same for several clients, by their id; those about whom nothing is recorded are left out. */
  async ofClients(
    accountId: string,
    profileIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ContractEntry[]>> {
    const rows = await this.#context.db.read
      .selectFrom('contract_entry')
      .where('account_id', '=', accountId)
      .where('profile_id', 'in', profileIds)
      .where('withdrawn_at', 'is', null)
      .orderBy('id')
      .select(['profile_id as profileId', 'step', 'on_day as on'])
      .execute();
    return Map.groupBy(rows, ({ profileId }) => profileId);
  }

  /** Lock the profile first. */
  async add(accountId: string, profileId: string, { step, on }: ContractEntry, by: Author): Promise<void> {
    await this.#context.db.write
      .insertInto('contract_entry')
      .values({
        id: newId(),
        account_id: accountId,
        profile_id: profileId,
        step,
        on_day: on,
        user_id: by.userId,
        username: by.username,
        created_at: this.#context.now(),
        withdrawn_by: null,
        withdrawn_at: null,
      })
      .execute();
  }

  /** An entry that counts no longer; it is kept. Lock the profile first. */
  async withdraw(accountId: string, profileId: string, id: string, by: string): Promise<void> {
    await this.#context.db.write
      .updateTable('contract_entry')
      .set({ withdrawn_by: by, withdrawn_at: this.#context.now() })
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute();
  }

  /** Null if the account has none yet. */
  async terms(accountId: string): Promise<SavedTerms | null> {
    const row = await this.#context.db.read
      .selectFrom('contract_terms')
      .where('account_id', '=', accountId)
      .select(['content', 'updated_at as savedAt'])
      .executeTakeFirst();
    if (row === undefined) return null;
    return { terms: ContractTerms.parse(JSON.parse(row.content)), savedAt: row.savedAt };
  }

  /** Returns when they were saved. Lock the account first. */
  async saveTerms(accountId: string, terms: ContractTerms): Promise<string> {
    const saved = { content: JSON.stringify(terms), updated_at: this.#context.now() };
    await this.#context.db.write
      .insertInto('contract_terms')
      .values({ account_id: accountId, ...saved })
      .onConflict((clash) => clash.column('account_id').doUpdateSet(saved))
      .execute();
    return saved.updated_at;
  }
}
