import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import type { HeldJob, NewJob } from './jobs.ts';
import type { JobTable } from './tables/jobs.ts';
import { acrossAccounts } from './wall.ts';

type Sealed = 'sealed_payload' | 'sealed_result';

const sealContext = (row: string, column: Sealed) => ({ account: 'server', table: 'job', column, row });

/** The row of a job that waits. */
export function jobRow(
  { now, serverKey }: Pick<StoreContext, 'now' | 'serverKey'>,
  id: string,
  { kind, key, accountId, payload, dueAt }: NewJob,
): JobTable {
  return {
    id,
    kind,
    job_key: key ?? id,
    account_id: accountId,
    sealed_payload: sealOf({ serverKey }, id, 'sealed_payload', payload),
    state: 'waiting',
    due_at: dueAt ?? now(),
    attempts: 0,
    worker: null,
    lease_until: null,
    cancel_requested: 0,
    steps_done: 0,
    steps_total: 0,
    created_at: now(),
    ended_at: null,
    profile_id: null,
    begun_by: null,
    sealed_result: null,
    seen_at: null,
  };
}

export function sealOf(
  { serverKey }: Pick<StoreContext, 'serverKey'>,
  id: string,
  column: Sealed,
  value: unknown,
): string {
  return seal(serverKey, sealContext(id, column), JSON.stringify(value ?? null));
}

/** What a sealed column of a job holds. */
export function openedOf(
  { serverKey }: Pick<StoreContext, 'serverKey'>,
  id: string,
  column: Sealed,
  sealed: string | null,
): unknown {
  return JSON.parse(open(serverKey, sealContext(id, column), sealed ?? ''));
}

/** Changes the row as long as this worker's attempt holds it. */
export async function changeHeld({ db }: Pick<StoreContext, 'db'>, job: HeldJob, change: object) {
  return acrossAccounts('jobs', () =>
    db.write
      .updateTable('job')
      .set(change)
      .where('id', '=', job.id)
      .where('state', '=', 'running')
      .where('worker', '=', job.worker)
      .where('attempts', '=', job.attempt)
      .returning('cancel_requested')
      .executeTakeFirst(),
  );
}
