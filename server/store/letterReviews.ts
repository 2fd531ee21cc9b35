import type { WithdrawnStatement } from '#contract/repair.ts';
import { rulesVersion } from '#vocabulary/rulesVersion.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { Withdrawn, withdrawnContext } from './sessionSeals.ts';
import { acrossAccounts } from './wall.ts';

/** A set of letters, of whichever account. */
export interface Unreviewed {
  readonly sessionId: string;
  readonly accountId: string;
  readonly profileId: string;
  readonly reportId: string;
}

/** The checks of earlier letters against today's rules. */
export class LetterReviews {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Sets of all accounts that were written under earlier rules and not reviewed since, oldest first. */
  async pending(): Promise<Unreviewed[]> {
    return acrossAccounts('housekeeping', () =>
      this.#context.db.read
        .selectFrom('generation_session')
        .where('rules_version', '<', rulesVersion)
        // Letters of next steps argue with earlier letters, and no choice could write them again.
        .where('next_steps', '=', 0)
        .orderBy('created_at')
        .orderBy('id')
        .select([
          'id as sessionId',
          'account_id as accountId',
          'profile_id as profileId',
          'report_id as reportId',
        ])
        .execute(),
    );
  }

  /** What was withdrawn from a client's sets, by the report that each was written from. */
  async ofClient(
    accountId: string,
    profileId: string,
  ): Promise<ReadonlyMap<string, readonly WithdrawnStatement[]>> {
    const rows = await this.#context.db.read
      .selectFrom('generation_session')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('sealed_withdrawn', 'is not', null)
      .select(['id', 'report_id as reportId', 'sealed_withdrawn as sealed'])
      .execute();
    const key = rows.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return new Map();
    const all = rows.flatMap(({ id, reportId, sealed }) =>
      sealed === null
        ? []
        : Withdrawn.parse(JSON.parse(open(key, withdrawnContext(accountId, id), sealed))).map(
            (statement) => ({ reportId, statement }),
          ),
    );
    return new Map(
      [...Map.groupBy(all, ({ reportId }) => reportId)].map(([reportId, group]) => [
        reportId,
        group.map(({ statement }) => statement),
      ]),
    );
  }

  /** Saves what was withdrawn. False if the set was reviewed or deleted in the meantime. */
  async save(
    { accountId, profileId, sessionId }: Unreviewed,
    withdrawn: readonly WithdrawnStatement[],
  ): Promise<boolean> {
    const key = await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return false;
    const text = JSON.stringify(Withdrawn.parse(withdrawn));
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('generation_session')
      .set({
        rules_version: rulesVersion,
        sealed_withdrawn:
          withdrawn.length === 0 ? null : seal(key, withdrawnContext(accountId, sessionId), text),
      })
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .where('rules_version', '<', rulesVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}
