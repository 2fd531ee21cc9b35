/** Thrown when the queue before a gate is full; the person is asked to try again in a moment. */
export class QueueFull extends Error {
  constructor() {
    super('Too many wait for the same costly work.');
    this.name = 'QueueFull';
  }
}

/** Lets `atOnce` pieces of costly work run, keeps `waiting` more in order, and refuses the rest with `QueueFull`. */
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
      // The place is handed over, not freed, so that a newcomer cannot slip in before those who wait.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
