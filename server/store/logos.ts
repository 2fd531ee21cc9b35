import { randomBytes } from 'node:crypto';
import type { StoreContext } from './context.ts';
import { acrossAccounts } from './wall.ts';

export interface Logo {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** How many logos an account keeps: the current one and those that an open page or a sent email may still show. */
const kept = 5;

/** Company logos. They are public, so they are not sealed; each one's name is 128 random bits. */
export class Logos {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Saves a logo and returns its name. Deletes the oldest beyond five, but never the one in the settings. */
  async add(accountId: string, { bytes, mediaType }: Logo): Promise<string> {
    const name = randomBytes(16).toString('base64url');
    return this.#context.db.transaction(async ({ write }) => {
      await write
        .insertInto('logo')
        .values({
          name,
          account_id: accountId,
          media_type: mediaType,
          content: bytes.toString('base64'),
          created_at: this.#context.now(),
        })
        .execute();
      const account = await write
        .selectFrom('account')
        .where('id', '=', accountId)
        .select('company_logo_url')
        .executeTakeFirst();
      const rows = await write
        .selectFrom('logo')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .select('name')
        .execute();
      const old = rows
        .map((row) => row.name)
        .filter((other) => other !== name && account?.company_logo_url.endsWith(`/${other}`) !== true)
        .slice(kept - 1);
      if (old.length > 0)
        await write.deleteFrom('logo').where('account_id', '=', accountId).where('name', 'in', old).execute();
      return name;
    });
  }

  async find(name: string): Promise<Logo | null> {
    const row = await acrossAccounts('links', () =>
      this.#context.db.read
        .selectFrom('logo')
        .where('name', '=', name)
        .select(['content', 'media_type'])
        .executeTakeFirst(),
    );
    return row === undefined
      ? null
      : { bytes: Buffer.from(row.content, 'base64'), mediaType: row.media_type };
  }
}
