import type { ProfileLogEntry } from '#contract/profiles.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import type { NewestFirst } from './newestFirst.ts';

export interface NewLogEntry {
  readonly profileId: string;
  /** The current name, if the profile still exists: log entries outlive their profiles. */
  readonly profileName: string;
  /** The actor's name. */
  readonly username: string;
  readonly status: ProfileLogEntry['status'];
  readonly reason?: string;
}

/** The log of what was done with profiles. It is append-only. */
export class Logs {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async add(accountId: string, entry: NewLogEntry): Promise<void> {
    await this.#context.db.write
      .insertInto('profile_log')
      .values({
        id: newId(),
        account_id: accountId,
        profile_id: entry.profileId,
        profile_name: entry.profileName,
        username: entry.username,
        status: entry.status,
        reason: entry.reason ?? '',
        created_at: this.#context.now(),
      })
      .execute();
  }

  /** Newest first: all, or a part. */
  async list(accountId: string, part?: NewestFirst): Promise<ProfileLogEntry[]> {
    const behind = part?.behind ?? null;
    return this.#context.db.read
      .selectFrom('profile_log')
      .innerJoin('account', 'account.id', 'profile_log.account_id')
      .where('profile_log.account_id', '=', accountId)
      .$if(behind !== null, (log) =>
        log.where((of) =>
          of(
            of.refTuple('profile_log.created_at', 'profile_log.id'),
            '<',
            of.tuple(behind?.createdAt ?? '', behind?.id ?? ''),
          ),
        ),
      )
      .orderBy('profile_log.created_at', 'desc')
      .orderBy('profile_log.id', 'desc')
      .$if(part !== undefined, (log) => log.limit(part?.entries ?? 0))
      .select([
        'account.number as id',
        'profile_log.id as entry',
        'profile_log.profile_name as name',
        'profile_log.username',
        'profile_log.created_at as date',
        'profile_log.status',
      ])
      .execute();
  }
}
