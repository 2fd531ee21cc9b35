import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { open, seal } from '#server/sealing/seal.ts';
import { PositiveCache } from './positiveCache.ts';
import type { StoreContext } from './context.ts';
import { prepared } from './prepared.ts';

/** What oidc-provider stores: a JSON object that it made itself. */
const OidcPayload = z.record(z.string(), z.unknown());
export type OidcPayload = z.infer<typeof OidcPayload>;

export interface OidcEntry {
  readonly payload: OidcPayload;
  readonly consumedAt: string | null;
}

export interface OidcIndex {
  readonly grantId?: string | undefined;
  readonly uid?: string | undefined;
  readonly userCode?: string | undefined;
  readonly expiresAt: Date | null;
}

/** Only hashes are stored, because the id of an opaque token is the token itself. */
function hashed(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

const livingById = prepared(
  { model: ':model', idHash: ':idHash', now: ':now' },
  (db, { model, idHash, now }) =>
    db
      .selectFrom('oidc_payload')
      .where('model', '=', model)
      .where('id_hash', '=', idHash)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .select('id_hash')
      .limit(1),
);

const livingByUid = prepared(
  { model: ':model', uidHash: ':uidHash', now: ':now' },
  (db, { model, uidHash, now }) =>
    db
      .selectFrom('oidc_payload')
      .where('model', '=', model)
      .where('uid_hash', '=', uidHash)
      .where('consumed_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .select('id_hash')
      .limit(1),
);

/** Sessions, grants, codes, and tokens of the embedded provider. Expired entries are not found. */
export class OidcPayloads {
  readonly #context: StoreContext;
  readonly #living = new PositiveCache();

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async upsert(model: string, id: string, payload: OidcPayload, index: OidcIndex): Promise<void> {
    const row = {
      sealed_payload: seal(
        this.#context.serverKey,
        this.#sealContext(model, hashed(id)),
        JSON.stringify(payload),
      ),
      grant_hash: index.grantId === undefined ? null : hashed(index.grantId),
      uid_hash: index.uid === undefined ? null : hashed(index.uid),
      user_code_hash: index.userCode === undefined ? null : hashed(index.userCode),
      expires_at: index.expiresAt?.toISOString() ?? null,
    };
    await this.#context.db.write
      .insertInto('oidc_payload')
      .values({ model, id_hash: hashed(id), consumed_at: null, ...row })
      .onConflict((clash) => clash.columns(['model', 'id_hash']).doUpdateSet(row))
      .execute();
  }

  async find(model: string, id: string): Promise<OidcEntry | null> {
    return this.#findBy(model, 'id_hash', id);
  }

  /** The entry that is not used up: when a session changes its id, the old entry remains. */
  async findByUid(model: string, uid: string): Promise<OidcEntry | null> {
    return this.#findBy(model, 'uid_hash', uid);
  }

  /**
   * Whether there is an entry that is neither used up nor expired. Every call asks this, so nothing is unsealed, and
   * a yes is cached for five seconds. Entries that end in this process count at once.
   */
  async isLiving(model: string, uid: string): Promise<boolean> {
    const now = this.#context.now();
    const key = `${model}:${uid}`;
    return this.#living.ask(key, Date.parse(now), async () => {
      const rows = await livingByUid(this.#context.db, { model, uidHash: hashed(uid), now });
      return rows.length > 0;
    });
  }

  /** Whether an entry of that id is there and not expired, cached like `isLiving`. */
  async isKept(model: string, id: string): Promise<boolean> {
    const now = this.#context.now();
    return this.#living.ask(`${model}#${id}`, Date.parse(now), async () => {
      const rows = await livingById(this.#context.db, { model, idHash: hashed(id), now });
      return rows.length > 0;
    });
  }

  async findByUserCode(model: string, userCode: string): Promise<OidcEntry | null> {
    return this.#findBy(model, 'user_code_hash', userCode);
  }

  /**
   * Marks an entry as used; false if it was already used or does not exist. Of two calls at once, only one gets
   * true.
   */
  async consume(model: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('oidc_payload')
      .set({ consumed_at: this.#context.now() })
      .where('model', '=', model)
      .where('id_hash', '=', hashed(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirstOrThrow();
    this.#living.invalidate();
    return numUpdatedRows === 1n;
  }

  /** Marks a session as used, as `destroy` of the adapter does; without a `uid`, everything of the model. */
  async end(model: string, uid?: string): Promise<void> {
    await this.#context.db.write
      .updateTable('oidc_payload')
      .set({ consumed_at: this.#context.now() })
      .where('model', '=', model)
      .$if(uid !== undefined, (query) => query.where('uid_hash', '=', hashed(uid ?? '')))
      .where('consumed_at', 'is', null)
      .execute();
    this.#living.invalidate();
  }

  async destroy(model: string, id: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('oidc_payload')
      .where('model', '=', model)
      .where('id_hash', '=', hashed(id))
      .execute();
    this.#living.invalidate();
  }

  /** Ends everything that belongs to one grant: the whole family of a refresh token. */
  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('oidc_payload')
      .where('grant_hash', '=', hashed(grantId))
      .execute();
  }

  /** Removes expired entries. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('oidc_payload')
      .where('expires_at', '<=', this.#context.now())
      .execute();
  }

  async #findBy(
    model: string,
    column: 'id_hash' | 'uid_hash' | 'user_code_hash',
    value: string,
  ): Promise<OidcEntry | null> {
    const row = await this.#context.db.read
      .selectFrom('oidc_payload')
      .where('model', '=', model)
      .where(column, '=', hashed(value))
      .$if(column === 'uid_hash', (query) => query.where('consumed_at', 'is', null))
      .where((where) =>
        where.or([where('expires_at', 'is', null), where('expires_at', '>', this.#context.now())]),
      )
      .select(['id_hash', 'sealed_payload', 'consumed_at'])
      .executeTakeFirst();
    if (row === undefined) return null;
    const clear = open(this.#context.serverKey, this.#sealContext(model, row.id_hash), row.sealed_payload);
    return { payload: OidcPayload.parse(JSON.parse(clear)), consumedAt: row.consumed_at };
  }

  #sealContext(model: string, idHash: string) {
    return { account: 'server', table: 'oidc_payload', column: model, row: idHash };
  }
}
