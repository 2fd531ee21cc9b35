import type { KeyObject } from 'node:crypto';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';
import { lockProfile } from './profileLock.ts';
import type { StoredBlob } from './storedBlob.ts';

export interface NewDisputeFile extends StoredBlob {
  /** Generated in advance, because the blob is sealed for it. */
  readonly id: string;
  readonly profileId: string;
  readonly mediaType: string;
  /** As the person called it. */
  readonly name: string;
}

export interface StoredDisputeFile extends Omit<NewDisputeFile, 'profileId'> {
  readonly uploadedAt: string;
}

const columns = [
  'id',
  'blob',
  'sha256',
  'bytes',
  'media_type as mediaType',
  'sealed_name',
  'uploaded_at as uploadedAt',
] as const;

/** Photos and PDFs of receipts and answers. */
export class DisputeFiles {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** False if the account has no such profile. */
  async add(accountId: string, { profileId, mediaType, name, ...file }: NewDisputeFile): Promise<boolean> {
    return this.#context.db.transaction(async (db) => {
      if (!(await lockProfile(db, accountId, profileId))) return false;
      const key = await findProfileKey({ ...this.#context, db }, accountId, profileId);
      if (key === null) return false;
      await db.write
        .insertInto('dispute_file')
        .values({
          ...file,
          account_id: accountId,
          profile_id: profileId,
          media_type: mediaType,
          sealed_name: seal(key, sealContext(accountId, file.id), name),
          uploaded_at: this.#context.now(),
        })
        .execute();
      return true;
    });
  }

  /** Oldest first. */
  async list(accountId: string, profileId: string): Promise<StoredDisputeFile[]> {
    const rows = await this.#select(accountId, profileId).orderBy('uploaded_at').orderBy('id').execute();
    const key = rows.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    return key === null ? [] : rows.map((row) => fileOf(accountId, key, row));
  }

  async find(accountId: string, profileId: string, fileId: string): Promise<StoredDisputeFile | null> {
    const row = await this.#select(accountId, profileId).where('id', '=', fileId).executeTakeFirst();
    const key = row && (await findProfileKey(this.#context, accountId, profileId));
    return row && key ? fileOf(accountId, key, row) : null;
  }

  /** Whether all these files are the client's. */
  async hasAll(accountId: string, profileId: string, fileIds: readonly string[]): Promise<boolean> {
    const ids = [...new Set(fileIds)];
    if (ids.length === 0) return true;
    const rows = await this.#select(accountId, profileId).where('id', 'in', ids).execute();
    return rows.length === ids.length;
  }

  #select(accountId: string, profileId: string) {
    return this.#context.db.read
      .selectFrom('dispute_file')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .select(columns);
  }
}

type FileRow = Omit<StoredDisputeFile, 'name'> & { readonly sealed_name: string };

function fileOf(
  accountId: string,
  key: KeyObject,
  { sealed_name: sealed, ...file }: FileRow,
): StoredDisputeFile {
  return { ...file, name: open(key, sealContext(accountId, file.id), sealed) };
}

function sealContext(accountId: string, id: string) {
  return { account: accountId, table: 'dispute_file', column: 'sealed_name', row: id };
}
