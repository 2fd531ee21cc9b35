import type { ZodMiniType } from 'zod/mini';
import type { HeldJob } from '#server/store/jobs.ts';
import type { Step } from '#server/store/store.ts';

/** What a job's work can use. */
export interface JobContext {
  readonly job: Pick<HeldJob, 'id' | 'accountId' | 'attempt'>;
  /** Aborts when the job is canceled, lost to another worker, or the server stops. */
  readonly signal: AbortSignal;
  /** Says how far the work is. */
  readonly progress: (done: number, total: number) => Promise<void>;
}

/** Records what the work did, in the transaction that ends the job: both count, or neither. */
export type Effects = (step: Step) => Promise<void>;

/** A kind of background work. */
export interface JobHandler<Payload> {
  readonly kind: string;
  /** Names the work in the operator's log. */
  readonly title: string;
  readonly payload: ZodMiniType<Payload>;
  /** How often it is attempted. */
  readonly attempts: number;
  /**
   * Does the work. It can be repeated after a crash, so what must happen once belongs into the effects it returns.
   * Throws `HopelessError` if no other attempt can succeed.
   */
  readonly work: (payload: Payload, context: JobContext) => Promise<Effects | undefined>;
}

/** A handler whose payload the runner has not parsed yet. */
export type AnyJobHandler = Omit<JobHandler<unknown>, 'payload' | 'work'> & {
  workOn(payload: unknown, context: JobContext): Promise<Effects | undefined>;
};

/** No other attempt can succeed. */
export class HopelessError extends Error {}

/** Pairs a handler with the parsing of its payload. */
export function jobHandler<Payload>({ payload, work, ...rest }: JobHandler<Payload>): AnyJobHandler {
  return {
    ...rest,
    async workOn(given, context) {
      const parsed = payload.safeParse(given);
      if (!parsed.success) throw new HopelessError('The payload does not fit this version.');
      return work(parsed.data, context);
    },
  };
}
