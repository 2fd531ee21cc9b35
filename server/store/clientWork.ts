import { createHmac } from 'node:crypto';
import { daysAfter } from '#server/daysAfter.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { changeHeld, jobRow, openedOf, sealOf } from './jobRow.ts';
import type { Claim, HeldJob, JobState } from './jobs.ts';
import { lockProfile } from './profileLock.ts';

/** Work for a client that a person waits for. */
export interface NewClientWork {
  readonly kind: string;
  /** The same for the same request: while it is being done, it is joined. */
  readonly key: string;
  /** Once it is done, the same request is answered with its result as long as that is kept, and nothing is done again. */
  readonly isOnce?: boolean;
  readonly accountId: string;
  readonly profileId: string;
  /** A user's id. */
  readonly begunBy: string;
  /** What it is about. Must survive JSON. */
  readonly payload: unknown;
}

/** `joined`: the same work is being done, perhaps by another process, or was done and counts once. `noProfile`: the account has no such client. */
export type Begun =
  | { readonly kind: 'held'; readonly job: HeldJob }
  | { readonly kind: 'joined'; readonly id: string }
  | { readonly kind: 'noProfile' };

/** `gone`: the process that did it died or gave up, or the client was deleted, and there is no result. */
export type Progress = 'running' | 'gone' | { readonly result: unknown };

/** What a person sees of work for a client. */
export interface WorkCard {
  readonly id: string;
  readonly kind: string;
  readonly isRunning: boolean;
  /** When it began (ISO 8601). */
  readonly since: string;
  readonly payload: unknown;
  /** How it ended; null while it runs, and if it ended with its process. */
  readonly result: unknown;
}

export interface WorkEnd {
  readonly state: JobState;
  /** How it ended. Must survive JSON. */
  readonly result: unknown;
  /** The person who began it is being told right now. */
  readonly isSeen: boolean;
}

/** For how many days it is kept what work was about and how it ended. */
const keptDays = 1;

/** Work for clients in the job table: who does it, who joins it, and who has yet to see how it ended. */
export class ClientWork {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Begins work, which this worker then holds, or joins the same work if someone is doing it. Work that has ended, or whose
   * worker died, is begun again, except what is done and counts once.
   */
  async begin(
    { key, isOnce = false, profileId, begunBy, ...work }: NewClientWork,
    { worker, leaseUntil }: Omit<Claim, 'kinds'>,
  ): Promise<Begun> {
    const { kind, accountId, payload } = work;
    const id = newId();
    const row = {
      // Requests contain passwords: without the server's key, nobody can try which one it was.
      ...jobRow(this.#context, id, { ...work, key: this.#keyOf(accountId, key) }),
      state: 'running',
      attempts: 1,
      worker,
      lease_until: leaseUntil,
      profile_id: profileId,
      begun_by: begunBy,
    };
    return this.#context.db.transaction(async (db) => {
      // It can't be deleted before the row that refers to it is there.
      if (!(await lockProfile(db, accountId, profileId))) return { kind: 'noProfile' };
      const held = await db.write
        .insertInto('job')
        .values(row)
        .onConflict((clash) =>
          clash
            .columns(['kind', 'job_key'])
            .doUpdateSet(row)
            .where((where) =>
              where.or([
                where.and([
                  where('job.state', '<>', 'running'),
                  ...(isOnce
                    ? [where.or([where('job.state', '<>', 'done'), where('job.sealed_result', 'is', null)])]
                    : []),
                ]),
                where('job.lease_until', '<', this.#context.now()),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst();
      if (held !== undefined) {
        return { kind: 'held', job: { id, kind, accountId, payload, attempt: 1, worker } };
      }
      const joined = await db.write
        .selectFrom('job')
        .where('kind', '=', kind)
        .where('job_key', '=', row.job_key)
        .where('account_id', '=', accountId)
        .select('id')
        .executeTakeFirstOrThrow();
      return { kind: 'joined', id: joined.id };
    });
  }

  /**
   * Ends the worker's hold with how the work ended. False if another worker has it by now, or the client was deleted: then
   * nothing may be recorded for it. Run it in the transaction that records the work's effects.
   */
  async end(job: HeldJob, { state, result, isSeen }: WorkEnd): Promise<boolean> {
    const now = this.#context.now();
    const row = await changeHeld(this.#context, job, {
      state,
      worker: null,
      lease_until: null,
      ended_at: now,
      sealed_result: sealOf(this.#context, job.id, 'sealed_result', result),
      seen_at: isSeen ? now : null,
    });
    return row !== undefined;
  }

  /** How work that was joined is getting on. */
  async progress(accountId: string, id: string): Promise<Progress> {
    const row = await this.#context.db.read
      .selectFrom('job')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .select(['state', 'lease_until', 'sealed_result'])
      .executeTakeFirst();
    if (row === undefined) return 'gone';
    if (row.state === 'running' && (row.lease_until ?? '') >= this.#context.now()) return 'running';
    if (row.sealed_result === null) return 'gone';
    return { result: openedOf(this.#context, id, 'sealed_result', row.sealed_result) };
  }

  /** The latest work of each kind for a client: what is being done, and what this person began and has not seen the end of. */
  async list(accountId: string, profileId: string, userId: string): Promise<WorkCard[]> {
    const rows = await this.#context.db.read
      .selectFrom('job')
      .where('profile_id', '=', profileId)
      .where('account_id', '=', accountId)
      .where('sealed_payload', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .selectAll()
      .execute();
    const latest = new Map(rows.toReversed().map((row) => [row.kind, row]));
    return [...latest.values()]
      .filter(
        ({ ended_at, seen_at, begun_by }) => ended_at === null || (seen_at === null && begun_by === userId),
      )
      .map(({ id, kind, ended_at, created_at, sealed_payload, sealed_result }) => ({
        id,
        kind,
        isRunning: ended_at === null,
        since: created_at,
        payload: openedOf(this.#context, id, 'sealed_payload', sealed_payload),
        result: sealed_result === null ? null : openedOf(this.#context, id, 'sealed_result', sealed_result),
      }));
  }

  /** The person who began the work has seen how it ended. False if they have no such work that has ended. */
  async see(accountId: string, profileId: string, id: string, userId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('job')
      .set({ seen_at: this.#context.now() })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('begun_by', '=', userId)
      .where('ended_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Forgets what work was about that ended a day ago. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .updateTable('job')
      .set({ sealed_payload: null, sealed_result: null })
      .where('profile_id', 'is not', null)
      .where('sealed_payload', 'is not', null)
      .where('ended_at', '<', daysAfter(this.#context.now(), -keptDays))
      .execute();
  }

  #keyOf(accountId: string, key: string): string {
    return createHmac('sha256', this.#context.serverKey).update(`${accountId} ${key}`).digest('base64url');
  }
}
