import type { AttemptAllowance } from './configuration.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Beyond this many keys, the least recently seen one is dropped, so that many different keys can't exhaust memory. */
const maxKeys = 20_000;

export interface AttemptLimit {
  /** Milliseconds to wait. At 0, the attempt may be made, and `leave` must follow it. */
  enter(key: string): Promise<number>;
  leave(key: string, counts: boolean): void;
}

/**
 * Counts attempts by key, such as an address, over the last minute and hour, in this process. A pending attempt
 * counts until its outcome is known, and one that might exceed the limit waits for the pending ones. So parallel
 * guesses gain nothing, and nobody is refused because others sign in at the same moment.
 */
export function createAttemptLimit({ perMinute, perHour }: AttemptAllowance, now: () => Date): AttemptLimit {
  const counted = new Map<string, number[]>();
  const underWay = new Map<string, { attempts: number; readonly waiting: (() => void)[] }>();

  const recent = (key: string, window: number): number[] => {
    const since = now().getTime() - window;
    return (counted.get(key) ?? []).filter((at) => at > since);
  };

  /** When the attempt that fills the window will leave it. */
  const freeAt = (key: string, limit: number, window: number): number => {
    const filling = recent(key, window).at(-limit);
    return filling === undefined ? 0 : filling + window;
  };

  const waitOf = (key: string): number =>
    Math.max(0, Math.max(freeAt(key, perMinute, minute), freeAt(key, perHour, hour)) - now().getTime());

  const left = (key: string): number =>
    Math.min(perMinute - recent(key, minute).length, perHour - recent(key, hour).length);

  function count(key: string): void {
    const times = [...recent(key, hour), now().getTime()];
    counted.delete(key);
    counted.set(key, times);
    const oldest = counted.keys().next();
    if (counted.size > maxKeys && !oldest.done) counted.delete(oldest.value);
  }

  return {
    async enter(key) {
      for (;;) {
        const wait = waitOf(key);
        if (wait > 0) return wait;
        const others = underWay.get(key) ?? { attempts: 0, waiting: [] };
        if (others.attempts < left(key)) {
          others.attempts += 1;
          underWay.set(key, others);
          return 0;
        }
        await new Promise<void>((ended) => others.waiting.push(ended));
      }
    },
    leave(key, counts) {
      if (counts) count(key);
      const others = underWay.get(key);
      if (others === undefined) return;
      others.attempts -= 1;
      if (others.attempts === 0) underWay.delete(key);
      for (const ended of others.waiting.splice(0)) ended();
    },
  };
}
