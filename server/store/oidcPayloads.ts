import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';

/** What oidc-provider keeps: an object it made itself, JSON in and out. */
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

/** Only hashes are kept: an opaque token's id is the token itself. */
function hashed(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Sessions, grants, codes and tokens of the embedded provider. Expired entries are not found. */
export class OidcPayloads {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async upsert(model: string, id: string, payload: OidcPayload, index: OidcIndex): Promise<void> {
    const row = {
      sealed_payload: seal(this.#context.serverKey, this.#place(model, hashed(id)), JSON.stringify(payload)),
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

  async findByUid(model: string, uid: string): Promise<OidcEntry | null> {
    return this.#findBy(model, 'uid_hash', uid);
  }

  async findByUserCode(model: string, userCode: string): Promise<OidcEntry | null> {
    return this.#findBy(model, 'user_code_hash', userCode);
  }

  /** Marks as used; false when it was used before or is not there, so that of two at once one wins. */
  async consume(model: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('oidc_payload')
      .set({ consumed_at: this.#context.now() })
      .where('model', '=', model)
      .where('id_hash', '=', hashed(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async destroy(model: string, id: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('oidc_payload')
      .where('model', '=', model)
      .where('id_hash', '=', hashed(id))
      .execute();
  }

  /** Ends everything that came of one grant: the whole family of a refresh token. */
  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('oidc_payload')
      .where('grant_hash', '=', hashed(grantId))
      .execute();
  }

  /** Removes what has expired. */
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
      .where((where) =>
        where.or([where('expires_at', 'is', null), where('expires_at', '>', this.#context.now())]),
      )
      .select(['id_hash', 'sealed_payload', 'consumed_at'])
      .executeTakeFirst();
    if (row === undefined) return null;
    const clear = open(this.#context.serverKey, this.#place(model, row.id_hash), row.sealed_payload);
    return { payload: OidcPayload.parse(JSON.parse(clear)), consumedAt: row.consumed_at };
  }

  #place(model: string, idHash: string) {
    return { account: 'server', table: 'oidc_payload', column: model, row: idHash };
  }
}
