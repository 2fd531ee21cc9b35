import type { DocumentKind } from '#contract/documents.ts';
import type { StoredBlob } from './storedBlob.ts';
import type { StoreContext } from './context.ts';
import { prepared, profilePlaceholders } from './prepared.ts';
import { lockProfile } from './profileLock.ts';

export interface StoredDocument extends StoredBlob {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly mediaType: string;
  readonly uploadedAt: string;
  /** 1 for a proof of address that the profile had when it got another address: it may show the former one. */
  readonly isBeforeMove: number;
}

export interface NewDocument extends StoredBlob {
  /** Generated in advance, because the blob is sealed for it. */
  readonly id: string;
  readonly profileId: string;
  readonly kind: DocumentKind;
  readonly mediaType: string;
}

const columns = [
  'id',
  'kind',
  'blob',
  'sha256',
  'bytes',
  'media_type as mediaType',
  'uploaded_at as uploadedAt',
  'is_before_move as isBeforeMove',
] as const;

const ofProfile = prepared(profilePlaceholders, (db, { accountId, profileId }) =>
  db
    .selectFrom('document')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .select(columns),
);

/** The identity documents: one of each kind per profile. */
export class Documents {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async list(accountId: string, profileId: string): Promise<StoredDocument[]> {
    return ofProfile(this.#context.db, { accountId, profileId });
  }

  async find(accountId: string, profileId: string, kind: DocumentKind): Promise<StoredDocument | null> {
    const row = await this.#context.db.read
      .selectFrom('document')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('kind', '=', kind)
      .select(columns)
      .executeTakeFirst();
    return row ?? null;
  }

  /**
   * Saves the document in its slot. Returns the names of blobs that no row refers to now, for the caller to remove;
   * null if the account has no such profile.
   */
  async replace(accountId: string, document: NewDocument): Promise<string[] | null> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, document.profileId))) return null;
      const { write } = db;
      const before = await write
        .deleteFrom('document')
        .where('account_id', '=', accountId)
        .where('profile_id', '=', document.profileId)
        .where('kind', '=', document.kind)
        .returning('blob')
        .execute();
      await write
        .insertInto('document')
        .values({
          id: document.id,
          account_id: accountId,
          profile_id: document.profileId,
          kind: document.kind,
          blob: document.blob,
          sha256: document.sha256,
          bytes: document.bytes,
          media_type: document.mediaType,
          uploaded_at: this.#context.now(),
          is_before_move: 0,
        })
        .execute();
      return before.map(({ blob }) => blob);
    });
  }
}
