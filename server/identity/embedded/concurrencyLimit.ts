/** Thrown when the queue is full; the person is asked to try again in a moment. */
export class QueueFull extends Error {
  constructor() {
    super('Too many wait for the same costly work.');
    this.name = 'QueueFull';
  }
}

/**
 * Runs up to `atOnce` expensive jobs at a time, queues `waiting` more in order, and refuses the rest with
 * `QueueFull`.
 */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw new QueueFull();
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await work();
    } finally {
      // The slot is passed on instead of freed, so that a new caller cannot overtake those in the queue.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
