import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import type { ClientEventKind } from './tables.ts';

export interface ClientEvent {
  readonly kind: ClientEventKind;
  readonly at: string;
}

/** What the client status is worked out from, in the order in which it happened. */
export class Events {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async add(accountId: string, profileId: string, kind: ClientEventKind): Promise<void> {
    await this.#context.db.write
      .insertInto('client_event')
      .values({ id: newId(), account_id: accountId, profile_id: profileId, kind, at: this.#context.now() })
      .execute();
  }

  /** Oldest first. */
  async list(accountId: string, profileId: string): Promise<ClientEvent[]> {
    return this.#context.db.read
      .selectFrom('client_event')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .orderBy('at')
      .orderBy('id')
      .select(['kind', 'at'])
      .execute();
  }
}
