import { type AssignedScan, listedScans, type ScanSender } from '#contract/inbox.ts';
import type { StoreContext } from './context.ts';
import { displayName } from './names.ts';
import type { StoredBlob } from './storedBlob.ts';

/** A client's scan that came from the inbox and still waits for its answer. */
export interface WaitingScan extends StoredBlob {
  readonly id: string;
  readonly profileId: string;
  readonly sender: ScanSender;
  readonly mediaType: string;
}

/** Files of clients that came from the inbox, and whose answer is still to be recorded. */
export class AssignedScans {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Scans of one client, or of all, that still wait for their answer, the oldest first. Opens nothing that is sealed. */
  async list(accountId: string, profileIds?: readonly string[]): Promise<AssignedScan[]> {
    const rows = await this.#context.db.read
      .selectFrom('dispute_file')
      .innerJoin('profile', 'profile.id', 'dispute_file.profile_id')
      .where('dispute_file.account_id', '=', accountId)
      .$if(profileIds !== undefined, (of) => of.where('dispute_file.profile_id', 'in', profileIds ?? []))
      .where('awaits_answer_of', 'is not', null)
      .orderBy('uploaded_at')
      .orderBy('dispute_file.id')
      .limit(listedScans)
      .select([
        'dispute_file.id',
        'dispute_file.profile_id as profileId',
        'awaits_answer_of as sender',
        'media_type as mediaType',
        'uploaded_at as assignedAt',
        'profile.profile_name as givenName',
        'profile.first_name as firstName',
        'profile.last_name as lastName',
        'profile.mail',
      ])
      .execute();
    return rows.map(({ givenName: profileName, firstName, lastName, mail, sender, ...row }) => ({
      ...row,
      sender: sender ?? 'other',
      profileName: displayName({ profileName, firstName, lastName, mail }),
    }));
  }

  /** How many of the clients' scans still wait for their answer. */
  async count(accountId: string): Promise<number> {
    const { count } = await this.#context.db.read
      .selectFrom('dispute_file')
      .where('account_id', '=', accountId)
      .where('awaits_answer_of', 'is not', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** A client's scan that waits for its answer; null if there is none with this id. */
  async find(accountId: string, scanId: string): Promise<WaitingScan | null> {
    const row = await this.#context.db.read
      .selectFrom('dispute_file')
      .where('account_id', '=', accountId)
      .where('id', '=', scanId)
      .where('awaits_answer_of', 'is not', null)
      .select(['id', 'profile_id as profileId', 'awaits_answer_of as sender'])
      .select(['blob', 'sha256', 'bytes', 'media_type as mediaType'])
      .executeTakeFirst();
    return row === undefined ? null : { ...row, sender: row.sender ?? 'other' };
  }

  /** Says whose answer a client's scan is, which is still to be recorded. */
  async awaitAnswer(accountId: string, scanId: string, sender: ScanSender): Promise<void> {
    await this.#context.db.write
      .updateTable('dispute_file')
      .set({ awaits_answer_of: sender })
      .where('account_id', '=', accountId)
      .where('id', '=', scanId)
      .execute();
  }

  /** Names another sender of a client's scan that waits for its answer; false if another window changed it, or it waits no longer. */
  async correctSender(
    accountId: string,
    profileId: string,
    was: { readonly id: string; readonly sender: ScanSender },
    sender: ScanSender,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('dispute_file')
      .set({ awaits_answer_of: sender })
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('id', '=', was.id)
      .where('awaits_answer_of', '=', was.sender)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Takes a client's scan that waits for its answer away from them; false if another window changed it, or it waits no longer. */
  async remove(
    accountId: string,
    profileId: string,
    was: { readonly id: string; readonly sender: ScanSender },
  ): Promise<boolean> {
    const { numDeletedRows } = await this.#context.db.write
      .deleteFrom('dispute_file')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('id', '=', was.id)
      .where('awaits_answer_of', '=', was.sender)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** These scans of a client wait for no answer any longer. */
  async settle(accountId: string, profileId: string, fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await this.#context.db.write
      .updateTable('dispute_file')
      .set({ awaits_answer_of: null })
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('id', 'in', fileIds)
      .execute();
  }
}
