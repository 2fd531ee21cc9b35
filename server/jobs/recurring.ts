import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/store/context.ts';
import type { Store } from '#server/store/store.ts';

/** Work of the server itself that is due repeatedly. */
export interface Recurring {
  readonly kind: string;
  /** Milliseconds from one time to the next. */
  readonly every: number;
}

/**
 * Enqueues recurring jobs: each once now, because much may be due after a stop, and once in every period from then
 * on, whichever process of the store comes first.
 */
export function enqueueRecurring(
  { store, clock }: { readonly store: Pick<Store, 'jobs'>; readonly clock: Clock },
  recurring: readonly Recurring[],
  onError: (error: unknown) => void,
): { readonly first: Promise<void>; stop(): void } {
  const start = randomUUID();
  const enqueue = async (kind: string, key: string) => {
    try {
      await store.jobs.enqueue({ kind, key, accountId: null, payload: null });
    } catch (error) {
      onError(error);
    }
  };
  const period = (every: number) => String(Math.floor(clock.now().getTime() / every));
  const timers = recurring.map(({ kind, every }) =>
    setInterval(() => void enqueue(kind, `${String(every)}:${period(every)}`), every).unref(),
  );
  return {
    first: Promise.all(recurring.map(({ kind }) => enqueue(kind, start))).then(() => undefined),
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
