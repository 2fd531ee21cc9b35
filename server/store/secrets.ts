import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';

/** The server's own secrets (signing keys, cookie keys), sealed and shared by all processes of the store. */
export class Secrets {
  readonly #context: Pick<StoreContext, 'db' | 'serverKey'>;

  constructor(context: Pick<StoreContext, 'db' | 'serverKey'>) {
    this.#context = context;
  }

  /**
   * The secret with this name, created with `make` if missing. If several processes create it at once, they all get
   * the first one.
   */
  async ensure(name: string, make: () => string | Promise<string>): Promise<string> {
    const known = await this.find(name);
    if (known !== null) return known;
    const made = await make();
    await this.#context.db.write
      .insertInto('server_secret')
      .values({ name, sealed_value: seal(this.#context.serverKey, this.#sealContext(name), made) })
      .onConflict((clash) => clash.column('name').doNothing())
      .execute();
    const kept = await this.find(name);
    if (kept === null) throw new Error(`The secret ${name} was not saved.`);
    return kept;
  }

  /**
   * Replaces the secret by what `to` makes of it; null leaves it. If another process changes it meanwhile, `to` gets
   * that one. Returns whether it was replaced.
   */
  async change(name: string, to: (value: string) => Promise<string | null>): Promise<boolean> {
    for (;;) {
      const row = await this.#row(name);
      if (row === undefined) return false;
      const made = await to(this.#open(name, row.sealed_value));
      if (made === null) return false;
      const { numUpdatedRows } = await this.#context.db.write
        .updateTable('server_secret')
        .set({ sealed_value: seal(this.#context.serverKey, this.#sealContext(name), made) })
        .where('name', '=', name)
        .where('sealed_value', '=', row.sealed_value)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return true;
    }
  }

  /** The secret with this name, or null. */
  async find(name: string): Promise<string | null> {
    const row = await this.#row(name);
    return row === undefined ? null : this.#open(name, row.sealed_value);
  }

  #row(name: string) {
    return this.#context.db.read
      .selectFrom('server_secret')
      .where('name', '=', name)
      .select('sealed_value')
      .executeTakeFirst();
  }

  #open(name: string, sealed: string): string {
    return open(this.#context.serverKey, this.#sealContext(name), sealed);
  }

  #sealContext(name: string) {
    return { account: 'server', table: 'server_secret', column: 'sealed_value', row: name };
  }
}
