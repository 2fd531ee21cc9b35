/** Background work. */
export interface JobTable {
  id: string;
  kind: string;
  /** Unique among the jobs of its kind. */
  job_key: string;
  /** Null for work of the server itself. */
  account_id: string | null;
  /** JSON; null once the job has ended. */
  sealed_payload: string | null;
  /** A state of the `job` statechart. */
  state: string;
  due_at: string;
  /** How often it was claimed. */
  attempts: number;
  /** Who holds it. */
  worker: string | null;
  lease_until: string | null;
  cancel_requested: number;
  steps_done: number;
  /** 0 if the job does not say how far it is. */
  steps_total: number;
  created_at: string;
  ended_at: string | null;
}
