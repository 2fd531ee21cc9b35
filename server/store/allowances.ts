import type { StoreContext } from './context.ts';

/** How often an account may do something. */
export interface Allowance {
  /** A daily limit, or the name of a call. */
  readonly what: string;
  readonly most: number;
  /** Milliseconds, from the first time on. */
  readonly window: number;
}

/** What accounts may do only so often, counted by all processes together. */
export class Allowances {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Counts one more time, unless it would be too many. Returns 0, or the milliseconds until the window ends. Exact
   * however many ask at once.
   */
  async take(accountId: string, { what, most, window }: Allowance): Promise<number> {
    const now = this.#context.now();
    const endsAt = new Date(Date.parse(now) + window).toISOString();
    const { numInsertedOrUpdatedRows: taken } = await this.#context.db.write
      .insertInto('allowance')
      .values({ account_id: accountId, what, used: 1, ends_at: endsAt })
      .onConflict((clash) =>
        clash
          .columns(['account_id', 'what'])
          .doUpdateSet(({ eb, ref }) => {
            const isOver = eb('allowance.ends_at', '<=', now);
            return {
              used: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb('allowance.used', '+', 1))
                .end(),
              ends_at: eb.case().when(isOver).then(endsAt).else(ref('allowance.ends_at')).end(),
            };
          })
          .where(({ or, eb }) => or([eb('allowance.ends_at', '<=', now), eb('allowance.used', '<', most)])),
      )
      .executeTakeFirstOrThrow();
    if (taken === 1n) return 0;
    const row = await this.#context.db.write
      .selectFrom('allowance')
      .where('account_id', '=', accountId)
      .where('what', '=', what)
      .select('ends_at')
      .executeTakeFirst();
    return Math.max(1, Date.parse(row?.ends_at ?? endsAt) - Date.parse(now));
  }

  /** Removes windows that have ended. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('allowance')
      .where('ends_at', '<=', this.#context.now())
      .execute();
  }
}
