import {
  type DiscardedScan,
  type DiscardReason,
  listedDiscards,
  listedScans,
  type SameScan,
} from '#contract/inbox.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { displayName } from './names.ts';
import { addScanKey, findScanKey } from './scanKeys.ts';
import type { StoredBlob } from './storedBlob.ts';

export interface NewScan extends StoredBlob {
  /** Generated in advance, because the blob is sealed for it. */
  readonly id: string;
  readonly mediaType: string;
  /** As the person called it. */
  readonly name: string;
  /** The person's name. */
  readonly by: string;
  /** An earlier scan, or a client's file, with the same content. */
  readonly sameAsId?: string | null;
}

export interface StoredScan extends Omit<NewScan, 'sameAsId'> {
  readonly uploadedAt: string;
}

export interface ListedScan extends StoredScan {
  /** The earlier scan with the same content, if it is still there. */
  readonly sameAs: SameScan | null;
}

/** A stored scan, and whose it is; null while nobody has said. */
export interface SizedScan extends StoredBlob {
  readonly id: string;
  readonly profileId: string | null;
  readonly uploadedAt: string;
}

const columns = [
  'inbox_scan.id',
  'inbox_scan.blob',
  'inbox_scan.sha256',
  'inbox_scan.bytes',
  'inbox_scan.media_type as mediaType',
  'inbox_scan.sealed_name',
  'inbox_scan.username as by',
  'inbox_scan.uploaded_at as uploadedAt',
] as const;

/** Scans that belong to no client yet, and which were discarded (assignedScans.ts has those of clients). */
export class Inbox {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Before its blob is sealed. */
  createKey(accountId: string, scanId: string): Promise<void> {
    return addScanKey(this.#context, accountId, scanId);
  }

  /** Its key must exist. */
  async add(accountId: string, { mediaType, name, by, sameAsId = null, ...scan }: NewScan): Promise<void> {
    const key = await findScanKey(this.#context, accountId, scan.id);
    if (key === null) throw new Error(`The scan ${scan.id} has no key.`);
    await this.#context.db.write
      .insertInto('inbox_scan')
      .values({
        ...scan,
        account_id: accountId,
        media_type: mediaType,
        sealed_name: seal(key, sealContext(accountId, scan.id), name),
        username: by,
        uploaded_at: this.#context.now(),
        same_as: sameAsId,
      })
      .execute();
  }

  /** The oldest first. */
  async list(accountId: string): Promise<ListedScan[]> {
    const rows = await this.#select(accountId)
      .leftJoin('inbox_scan as twin', (on) =>
        on.onRef('twin.account_id', '=', 'inbox_scan.account_id').onRef('twin.id', '=', 'inbox_scan.same_as'),
      )
      .leftJoin('dispute_file as given', (on) =>
        on
          .onRef('given.account_id', '=', 'inbox_scan.account_id')
          .onRef('given.id', '=', 'inbox_scan.same_as'),
      )
      .leftJoin('profile', (on) =>
        on.onRef('profile.account_id', '=', 'given.account_id').onRef('profile.id', '=', 'given.profile_id'),
      )
      .select(['twin.uploaded_at as twinAt', 'given.uploaded_at as givenAt'])
      .select(['profile_name as profileName', 'first_name as firstName', 'last_name as lastName', 'mail'])
      .orderBy('inbox_scan.uploaded_at')
      .orderBy('inbox_scan.id')
      .limit(listedScans)
      .execute();
    const scans = await Promise.all(
      rows.map(async ({ twinAt, givenAt, profileName, firstName, lastName, mail, ...row }) => {
        const scan = await this.#opened(accountId, row);
        const client = {
          profileName: profileName ?? '',
          firstName: firstName ?? '',
          lastName: lastName ?? '',
        };
        const sameAs =
          givenAt !== null
            ? { uploadedAt: givenAt, profileName: displayName({ ...client, mail: mail ?? '' }) }
            : twinAt !== null
              ? { uploadedAt: twinAt, profileName: null }
              : null;
        return scan && { ...scan, sameAs };
      }),
    );
    return scans.filter((scan) => scan !== null);
  }

  /** How many scans belong to no client, and since when the oldest of them is there. Opens nothing that is sealed. */
  async unassigned(accountId: string): Promise<{ readonly count: number; readonly since: string | null }> {
    return this.#context.db.read
      .selectFrom('inbox_scan')
      .where('account_id', '=', accountId)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('uploaded_at').as('since')])
      .executeTakeFirstOrThrow();
  }

  async find(accountId: string, scanId: string): Promise<StoredScan | null> {
    const row = await this.#select(accountId).where('inbox_scan.id', '=', scanId).executeTakeFirst();
    return row === undefined ? null : this.#opened(accountId, row);
  }

  /** Scans of the inbox and files of clients that are as long as these bytes and of their type, the newest first. */
  async ofSize(accountId: string, bytes: number, mediaType: string): Promise<SizedScan[]> {
    const columns = ['id', 'blob', 'sha256', 'bytes', 'uploaded_at as uploadedAt'] as const;
    const { read } = this.#context.db;
    const [unassigned, assigned] = await Promise.all([
      read
        .selectFrom('inbox_scan')
        .where('account_id', '=', accountId)
        .where('bytes', '=', bytes)
        .where('media_type', '=', mediaType)
        .select(columns)
        .execute(),
      read
        .selectFrom('dispute_file')
        .where('account_id', '=', accountId)
        .where('bytes', '=', bytes)
        .where('media_type', '=', mediaType)
        .select([...columns, 'profile_id as profileId'])
        .execute(),
    ]);
    return [...unassigned.map((scan) => ({ ...scan, profileId: null })), ...assigned].toSorted((one, other) =>
      one.uploadedAt < other.uploadedAt ? 1 : -1,
    );
  }

  /**
   * Removes a scan that a client gets; false if it is gone. Its key stays until the client is erased, so that an older copy of
   * the data still has it (`removeProfiles`).
   */
  async handOver(accountId: string, scanId: string): Promise<boolean> {
    const { numDeletedRows } = await this.#context.db.write
      .deleteFrom('inbox_scan')
      .where('account_id', '=', accountId)
      .where('id', '=', scanId)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Removes a scan, and destroys its key with the next `finishErasures`; false if it is gone. */
  async remove(accountId: string, scanId: string): Promise<boolean> {
    if (!(await this.handOver(accountId, scanId))) return false;
    const { db, now } = this.#context;
    await db.write
      .insertInto('erasure')
      .values({ profile_id: scanId, account_id: accountId, erased_at: now() })
      .onConflict((clash) => clash.column('profile_id').doNothing())
      .execute();
    return true;
  }

  async noteDiscard(
    accountId: string,
    discard: { readonly id: string; readonly reason: DiscardReason; readonly by: string },
    uploadedAt: string,
  ): Promise<void> {
    await this.#context.db.write
      .insertInto('inbox_discard')
      .values({
        id: discard.id,
        account_id: accountId,
        reason: discard.reason,
        username: discard.by,
        uploaded_at: uploadedAt,
        discarded_at: this.#context.now(),
      })
      .execute();
  }

  /** The newest first. */
  discarded(accountId: string): Promise<DiscardedScan[]> {
    return this.#context.db.read
      .selectFrom('inbox_discard')
      .where('account_id', '=', accountId)
      .orderBy('discarded_at', 'desc')
      .orderBy('id', 'desc')
      .limit(listedDiscards)
      .select(['id', 'reason', 'username as by', 'uploaded_at as uploadedAt', 'discarded_at as discardedAt'])
      .execute();
  }

  #select(accountId: string) {
    return this.#context.db.read
      .selectFrom('inbox_scan')
      .where('inbox_scan.account_id', '=', accountId)
      .select(columns);
  }

  /** Null if it was erased since it was listed. */
  async #opened(accountId: string, { sealed_name: sealed, ...scan }: ScanRow): Promise<StoredScan | null> {
    const key = await findScanKey(this.#context, accountId, scan.id);
    return key === null ? null : { ...scan, name: open(key, sealContext(accountId, scan.id), sealed) };
  }
}

type ScanRow = Omit<StoredScan, 'name'> & { readonly sealed_name: string };

function sealContext(accountId: string, id: string) {
  return { account: accountId, table: 'inbox_scan', column: 'sealed_name', row: id };
}
