import { sql } from 'kysely';
import { daysAfter } from '#server/daysAfter.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { changeHeld, jobRow, openedOf } from './jobRow.ts';
import { acrossAccounts } from './wall.ts';

/** What to do. The payload must survive JSON. */
export interface NewJob {
  readonly kind: string;
  /** Unique among the jobs of its kind, finished ones included; a new id by default. */
  readonly key?: string;
  /** Whose work it is; null for the server's own. */
  readonly accountId: string | null;
  readonly payload: unknown;
  /** An instant (ISO 8601); now by default. */
  readonly dueAt?: string;
}

/** A job that a worker holds. It stays theirs until the lease ends, unless they extend it. */
export interface HeldJob {
  readonly id: string;
  readonly kind: string;
  readonly accountId: string | null;
  readonly payload: unknown;
  /** How often the job was claimed, this time included. */
  readonly attempt: number;
  readonly worker: string;
}

/** What an account sees of its job. */
export interface JobCard {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly done: number;
  /** 0 if the job does not say how far it is. */
  readonly total: number;
}

export interface Claim {
  readonly kinds: readonly string[];
  readonly worker: string;
  /** An instant (ISO 8601). */
  readonly leaseUntil: string;
}

/** Jobs of one kind in one state. */
export interface JobCount {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  /** An instant (ISO 8601). */
  readonly firstDue: string;
}

/** The states of the `job` statechart. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'canceled';

/** How a held job ends or continues. */
export interface Outcome {
  readonly state: JobState;
  /** When a retry is due (ISO 8601). */
  readonly dueAt?: string;
  /** Set if the attempt was cut short and does not count. */
  readonly isUncounted?: boolean;
}

/** For how long ended jobs are kept: their keys prevent a repetition, and operators look at them. */
const keptDays = 30;

/** What work for a client was about is shown until they have seen how it ended (server/store/clientWork.ts). */
const keptForClients = sql<string | null>`case when profile_id is null then null else sealed_payload end`;

const isEnded = (state: JobState) => state !== 'waiting' && state !== 'running';

/** The job table. Claims are conditional updates, so that each due job goes to one worker. */
export class Jobs {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Adds a job, in the caller's transaction if there is one: the job exists if and only if what asked for it was
   * committed. Returns its id, or null if there is one with this key already.
   */
  async enqueue(job: NewJob): Promise<string | null> {
    const id = newId();
    // The server's own jobs, and mail to people without an account, are no account's.
    const { numInsertedOrUpdatedRows } = await acrossAccounts('jobs', () =>
      this.#context.db.write
        .insertInto('job')
        .values(jobRow(this.#context, id, job))
        .onConflict((clash) => clash.columns(['kind', 'job_key']).doNothing())
        .executeTakeFirstOrThrow(),
    );
    if (numInsertedOrUpdatedRows !== 1n) return null;
    await this.#context.jobSignal.raise(this.#context.db);
    return id;
  }

  /** The job that has been due the longest, now held by the worker; null if none is due. */
  async claim({ kinds, worker, leaseUntil }: Claim): Promise<HeldJob | null> {
    const { engine, write } = this.#context.db;
    const now = this.#context.now();
    const due = write
      .selectFrom('job')
      .where('kind', 'in', kinds)
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'waiting'), where('due_at', '<=', now)]),
          // The worker that held it is gone.
          where.and([where('state', '=', 'running'), where('lease_until', '<', now)]),
        ]),
      )
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .select('id');
    const row = await acrossAccounts('jobs', () =>
      write
        .updateTable('job')
        .set({
          state: 'running',
          worker,
          lease_until: leaseUntil,
          attempts: sql<number>`attempts + 1`,
        })
        .where('id', '=', engine === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returning(['id', 'kind', 'account_id', 'sealed_payload', 'attempts'])
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const payload = openedOf(this.#context, row.id, 'sealed_payload', row.sealed_payload);
    return { id: row.id, kind: row.kind, accountId: row.account_id, payload, attempt: row.attempts, worker };
  }

  /** Keeps the job for its worker. `lost` if another worker has it; `canceled` if the worker should stop. */
  async extend(job: HeldJob, leaseUntil: string): Promise<'held' | 'lost' | 'canceled'> {
    const row = await changeHeld(this.#context, job, { lease_until: leaseUntil });
    if (row === undefined) return 'lost';
    return row.cancel_requested === 1 ? 'canceled' : 'held';
  }

  /** Says how far the job is. False if another worker has it by now. */
  async progress(job: HeldJob, done: number, total: number): Promise<boolean> {
    return (await changeHeld(this.#context, job, { steps_done: done, steps_total: total })) !== undefined;
  }

  /**
   * Ends the worker's hold. False if another worker has the job by now: then nothing may be recorded for it. Run it
   * in the transaction that records the job's effects.
   */
  async settle(job: HeldJob, { state, dueAt, isUncounted = false }: Outcome): Promise<boolean> {
    const row = await changeHeld(this.#context, job, {
      state,
      worker: null,
      lease_until: null,
      ...(isEnded(state) ? { sealed_payload: keptForClients, ended_at: this.#context.now() } : {}),
      ...(dueAt === undefined ? {} : { due_at: dueAt }),
      ...(isUncounted ? { attempts: job.attempt - 1 } : {}),
    });
    return row !== undefined;
  }

  /** Cancels a job that waits, and asks the worker to stop if it runs. False if it has ended, or is not the account's. */
  async cancel(accountId: string, id: string): Promise<boolean> {
    const { write } = this.#context.db;
    const canceled = await write
      .updateTable('job')
      .set({ state: 'canceled', sealed_payload: null, ended_at: this.#context.now() })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (canceled.numUpdatedRows === 1n) return true;
    const asked = await write
      .updateTable('job')
      .set({ cancel_requested: 1 })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return asked.numUpdatedRows === 1n;
  }

  /** The account's job; null if there is none with this id. */
  async find(accountId: string, id: string): Promise<JobCard | null> {
    const row = await this.#context.db.read
      .selectFrom('job')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .select(['id', 'kind', 'state', 'steps_done as done', 'steps_total as total'])
      .executeTakeFirst();
    return row ?? null;
  }

  /** How many jobs there are of each kind and state, ended ones of the last 30 days included, and when the first was due. */
  async counts(): Promise<readonly JobCount[]> {
    return acrossAccounts('jobs', () =>
      this.#context.db.read
        .selectFrom('job')
        .groupBy(['kind', 'state'])
        .select(({ fn }) => [
          'kind',
          'state',
          fn.countAll<number>().as('count'),
          fn.min('due_at').as('firstDue'),
        ])
        .execute(),
    );
  }

  /** When the next job is due; null if none waits. */
  async nextDue(kinds: readonly string[]): Promise<string | null> {
    const row = await acrossAccounts('jobs', () =>
      this.#context.db.read
        .selectFrom('job')
        .where('kind', 'in', kinds)
        .where('state', '=', 'waiting')
        .select(({ fn }) => fn.min('due_at').as('due'))
        .executeTakeFirst(),
    );
    return row?.due ?? null;
  }

  /** Hands back what a process of this data directory held that no longer runs. Only where one process runs. */
  async releaseAll(): Promise<void> {
    await acrossAccounts('jobs', () =>
      this.#context.db.write
        .updateTable('job')
        .set({ state: 'waiting', worker: null, lease_until: null })
        .where('state', '=', 'running')
        .execute(),
    );
  }

  /** Removes jobs that ended 30 days ago. */
  async purge(): Promise<void> {
    await this.#context.db.write
      .deleteFrom('job')
      .where('ended_at', '<', daysAfter(this.#context.now(), -keptDays))
      .execute();
  }
}
