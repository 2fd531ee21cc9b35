import type { ScoreChange } from '#contract/clientStanding.ts';
import type { StoreContext } from './context.ts';
import { acrossAccounts } from './wall.ts';

/** A client whose changes are to be worked out. */
export interface ChangedScores {
  readonly accountId: string;
  readonly profileId: string;
  readonly timeZone: string;
}

/** How clients' scores changed, as their reports say; built again with each report. Scores themselves are sealed with the reports. */
export class ScoreChanges {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** By client; those without changes, or whose changes are to be worked out, are left out. Null for all clients. */
  async of(
    accountId: string,
    profileIds: readonly string[] | null,
  ): Promise<ReadonlyMap<string, ScoreChange[]>> {
    const rows = await this.#context.db.read
      .selectFrom('profile')
      .where('account_id', '=', accountId)
      .$if(profileIds !== null, (of) => of.where('id', 'in', profileIds ?? []))
      .where('score_changes', 'not in', ['[]', ''])
      .select(['id', 'score_changes as changes'])
      .execute();
    return new Map(rows.map(({ id, changes }) => [id, JSON.parse(changes) as ScoreChange[]]));
  }

  /** Null if they are to be worked out later. Lock the profile first. */
  async save(accountId: string, profileId: string, changes: readonly ScoreChange[] | null): Promise<void> {
    await this.#context.db.write
      .updateTable('profile')
      .set({ score_changes: changes === null ? '' : JSON.stringify(changes) })
      .where('account_id', '=', accountId)
      .where('id', '=', profileId)
      .execute();
  }

  /** Clients of all accounts whose changes are to be worked out. */
  async unknown(): Promise<ChangedScores[]> {
    return acrossAccounts('housekeeping', () =>
      this.#context.db.read
        .selectFrom('profile')
        .innerJoin('account', 'account.id', 'profile.account_id')
        .where('profile.score_changes', '=', '')
        .orderBy('profile.id')
        .select(['account.id as accountId', 'profile.id as profileId', 'account.time_zone as timeZone'])
        .execute(),
    );
  }
}
