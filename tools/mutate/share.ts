import type { Worker } from './worker.ts';

/** Passes each item to the next free worker. */
export async function share<T>(
  workers: readonly Worker[],
  items: readonly T[],
  work: (worker: Worker, item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of queue) await work(worker, item);
    }),
  );
}
