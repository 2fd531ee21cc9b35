import { sql } from 'kysely';
import { ClientEventDetail, type ClientEvent, type ClientEventKind } from '#contract/clientStatus.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { acrossAccounts } from './wall.ts';

/** A set of letters was written: its kind now, and the one of earlier days. The same for the reminder about it. */
const written: readonly ClientEventKind[] = ['lettersWritten', 'lettersGenerated'];
const reminded: readonly ClientEventKind[] = ['monthReminded', 'monthPassed'];

/** The events that determine a client's status, in the order in which they happened. */
export class Events {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Does not move the client's status: `recordEvent` does both. */
  async add(
    accountId: string,
    profileId: string,
    kind: ClientEventKind,
    detail: ClientEventDetail,
  ): Promise<void> {
    await this.#context.db.write
      .insertInto('client_event')
      .values({
        id: newId(),
        account_id: accountId,
        profile_id: profileId,
        kind,
        at: this.#context.now(),
        detail: JSON.stringify(ClientEventDetail.parse(detail)),
      })
      .execute();
  }

  /** Oldest first. */
  async list(accountId: string, profileId: string): Promise<ClientEvent[]> {
    const rows = await this.#context.db.read
      .selectFrom('client_event')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .orderBy('at')
      .orderBy('id')
      .select(['kind', 'at', 'detail'])
      .execute();
    return rows.map((row) => ({ ...row, detail: ClientEventDetail.parse(JSON.parse(row.detail)) }));
  }

  /** Whether such an event was ever recorded. */
  async has(accountId: string, profileId: string, kind: ClientEventKind): Promise<boolean> {
    const row = await this.#context.db.read
      .selectFrom('client_event')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('kind', '=', kind)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Profiles of all accounts whose newest letters were written before an instant, without a reminder since. Leaves out
   * those whose letters are in the mail, or whose answers are due on a day. Only for the server's own background work.
   */
  async lettersWrittenBefore(instant: string): Promise<{ accountId: string; profileId: string }[]> {
    return acrossAccounts('housekeeping', () =>
      this.#context.db.read
        .selectFrom('profile')
        .innerJoin('client_event', 'client_event.profile_id', 'profile.id')
        .leftJoin('dispute_standing', 'dispute_standing.profile_id', 'profile.id')
        .where('profile.status', '!=', 'Finished')
        // Nothing is begun while work is paused, or once the service has ended.
        .where((row) =>
          row.or([
            row('dispute_standing.activity', 'is', null),
            row('dispute_standing.activity', '=', 'active'),
          ]),
        )
        .where('client_event.kind', 'in', [...written, ...reminded])
        .where((client) =>
          client.not(
            client.exists(
              client
                .selectFrom('dispute')
                .select('dispute.letter_id')
                .whereRef('dispute.account_id', '=', 'profile.account_id')
                .whereRef('dispute.profile_id', '=', 'profile.id')
                .where((row) =>
                  row.or([
                    row.and([
                      row('dispute.state', 'in', ['investigating', 'awaitingResult', 'moreNeeded']),
                      // Creditors have no deadline that the reminder could be mistaken for.
                      row('dispute.due_on', 'is not', null),
                    ]),
                    row.and([row('dispute.state', '=', 'onItsWay'), row('dispute.waits_for', 'is', null)]),
                  ]),
                ),
            ),
          ),
        )
        .groupBy(['profile.account_id', 'profile.id'])
        .having(({ fn, eb }) => eb(fn.max('client_event.at'), '<=', instant))
        // The newest of them is a set of letters, and not the reminder about it.
        .having(
          sql<boolean>`max(case when client_event.kind in (${sql.join(written)}) then client_event.at end) = max(client_event.at)`,
        )
        .select(['profile.account_id as accountId', 'profile.id as profileId'])
        .execute(),
    );
  }
}
