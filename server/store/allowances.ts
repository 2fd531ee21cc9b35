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
          .doUpdateSet((column) => {
            const isOver = column('allowance.ends_at', '<=', now);
            const more = column('allowance.used', '+', 1);
            const end = column.ref('allowance.ends_at');
            return {
              used: column.case().when(isOver).then(1).else(more).end(),
              ends_at: column.case().when(isOver).then(endsAt).else(end).end(),
            };
          })
          .where((column) =>
            column.or([column('allowance.ends_at', '<=', now), column('allowance.used', '<', most)]),
          ),
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
