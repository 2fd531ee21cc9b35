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

  /** The secret with this name, or null. */
  async find(name: string): Promise<string | null> {
    const row = await this.#context.db.read
      .selectFrom('server_secret')
      .where('name', '=', name)
      .select('sealed_value')
      .executeTakeFirst();
    return row === undefined
      ? null
      : open(this.#context.serverKey, this.#sealContext(name), row.sealed_value);
  }

  #sealContext(name: string) {
    return { account: 'server', table: 'server_secret', column: 'sealed_value', row: name };
  }
}
