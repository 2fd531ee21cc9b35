/** Background work. */
export interface JobTable {
  id: string;
  kind: string;
  /** Unique among the jobs of its kind. */
  job_key: string;
  /** Null for work of the server itself. */
  account_id: string | null;
  /** JSON; null once the job has ended, or for a client's work once its end was seen. */
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
  /** The client it is for; null for all other work. */
  profile_id: string | null;
  /** Who waits for a client's work: a user's id. */
  begun_by: string | null;
  /** How a client's work ended, as JSON, until that was seen. */
  sealed_result: string | null;
  /** When the person who began it saw how it ended. */
  seen_at: string | null;
}
