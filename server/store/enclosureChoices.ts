import * as z from 'zod/mini';
import { afterEnclosing, isUsual } from '#contract/enclosed.ts';
import type { DocumentKind } from '#contract/documents.ts';
import { EnclosureChoice } from '#contract/enclosures.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';

/** By recipient. Sealed, because the id of a creditor is made of its name and address in a report. */
const Choices = z.record(z.string(), EnclosureChoice);

export type EnclosureChoicesByRecipient = ReadonlyMap<string, EnclosureChoice>;

/** The documents that letters to a recipient enclosed. */
export interface EnclosedDocuments {
  readonly destinationId: string;
  readonly documents: readonly DocumentKind[];
}

/** What was chosen to be enclosed with a profile's letters, by recipient; the usual enclosures are not kept. */
export class EnclosureChoices {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  list(accountId: string, profileId: string): Promise<EnclosureChoicesByRecipient> {
    return choicesOf(this.#context, accountId, profileId);
  }

  /** Saves the choice for one recipient; false if the account has no such profile. */
  choose(
    accountId: string,
    profileId: string,
    destinationId: string,
    choice: EnclosureChoice,
  ): Promise<boolean> {
    return this.#change(accountId, profileId, (choices) => choices.set(destinationId, choice));
  }

  /** Forgets the added documents that recorded letters enclosed: a document is added for one set of letters. */
  async settle(accountId: string, profileId: string, letters: readonly EnclosedDocuments[]): Promise<void> {
    await this.#change(accountId, profileId, (choices) => {
      for (const { destinationId, documents } of letters) {
        const choice = choices.get(destinationId);
        if (choice !== undefined) choices.set(destinationId, afterEnclosing(choice, documents));
      }
    });
  }

  async #change(
    accountId: string,
    profileId: string,
    change: (choices: Map<string, EnclosureChoice>) => void,
  ): Promise<boolean> {
    const { now } = this.#context;
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, profileId))) return false;
      const step = { ...this.#context, db };
      const key = await findProfileKey(step, accountId, profileId);
      if (key === null) return false;
      const before = await choicesOf(step, accountId, profileId);
      const choices = new Map(before);
      change(choices);
      const kept = [...choices].filter(([, choice]) => !isUsual(choice));
      if (kept.length === 0 && before.size === 0) return true;
      const values = {
        sealed_choices: seal(
          key,
          choicesContext(accountId, profileId),
          JSON.stringify(Object.fromEntries(kept)),
        ),
        updated_at: now(),
      };
      await db.write
        .insertInto('enclosure_choice')
        .values({ account_id: accountId, profile_id: profileId, ...values })
        .onConflict((conflict) => conflict.columns(['account_id', 'profile_id']).doUpdateSet(values))
        .execute();
      return true;
    });
  }
}

async function choicesOf(
  context: StoreContext,
  accountId: string,
  profileId: string,
): Promise<EnclosureChoicesByRecipient> {
  const row = await context.db.read
    .selectFrom('enclosure_choice')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .select('sealed_choices')
    .executeTakeFirst();
  const key = row === undefined ? null : await findProfileKey(context, accountId, profileId);
  if (row === undefined || key === null) return new Map();
  const clear = open(key, choicesContext(accountId, profileId), row.sealed_choices);
  return new Map(Object.entries(Choices.parse(JSON.parse(clear))));
}

function choicesContext(accountId: string, profileId: string) {
  return { account: accountId, table: 'enclosure_choice', column: 'sealed_choices', row: profileId };
}
