import { CallError } from '#contract/failures.ts';

/** Lets accounts take turns at work of which there can be more than the server does at once. */
export interface Turns {
  /**
   * Does the work when it is its turn. Rejects with the signal's reason if that comes first, and with `busy` if the account waits for
   * too much already. Never take a turn within another one: both would wait for the same place.
   */
  take<T>(accountId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface TurnLimits {
  /** How much work is done at the same time. */
  readonly atOnce: number;
  /** How much of it may be one account's, even if no other account waits: so that the next one can start at once. */
  readonly perAccount: number;
  /** How much an account may wait for; as much as it likes by default. */
  readonly mostWaiting?: number;
}

/** The accounts that wait are served one after the other, whatever the number of things each of them waits for. */
export function createTurns({ atOnce, perAccount, mostWaiting = Infinity }: TurnLimits): Turns {
  /** What each account waits for; the account whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  const runningOf = (accountId: string) => running.get(accountId) ?? 0;
  const total = () => running.values().reduce((sum, count) => sum + count, 0);

  function startNext(): void {
    while (total() < atOnce) {
      const accountId = waiting.keys().find((each) => runningOf(each) < perAccount);
      if (accountId === undefined) return;
      const [start, ...others] = waiting.get(accountId) ?? [];
      // An account that waits for more lines up again, behind the others.
      waiting.delete(accountId);
      if (others.length > 0) waiting.set(accountId, others);
      running.set(accountId, runningOf(accountId) + 1);
      start?.();
    }
  }

  function end(accountId: string): void {
    const left = runningOf(accountId) - 1;
    if (left === 0) running.delete(accountId);
    else running.set(accountId, left);
    startNext();
  }

  function leave(accountId: string, start: () => void): void {
    const others = (waiting.get(accountId) ?? []).filter((each) => each !== start);
    if (others.length === 0) waiting.delete(accountId);
    else waiting.set(accountId, others);
  }

  function turnOf(accountId: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const giveUp = () => {
        leave(accountId, start);
        reject(signal?.reason as Error);
      };
      const start = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      if ((waiting.get(accountId)?.length ?? 0) >= mostWaiting) throw new CallError('busy');
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.set(accountId, [...(waiting.get(accountId) ?? []), start]);
      startNext();
    });
  }

  return {
    async take(accountId, work, signal) {
      await turnOf(accountId, signal);
      try {
        return await work();
      } finally {
        end(accountId);
      }
    },
  };
}

/** The work that accounts take turns at. */
export interface EveryTurn {
  /** Planning and typesetting letters, a letter at a time, and whatever else is typeset. */
  readonly letters: Turns;
  /** Fetching and importing reports. */
  readonly imports: Turns;
  /** Decoding uploaded images. */
  readonly images: Turns;
  /** Reading uploaded report files. */
  readonly files: Turns;
  /** Showing what is in reports. */
  readonly looks: Turns;
}

/**
 * The turns of one process. Next to the letters that are being typeset, one of each account can be planned or saved, so that
 * every worker always has its next letter; imports mostly wait for a provider. A few large images at once
 * would take all the memory, and one process reads report files, for up to ten seconds each. Looking into a report can take some
 * seconds; one process looks into long ones, one at a time.
 */
export const createEveryTurn = (typesettingWorkers = 1): EveryTurn => ({
  letters: createTurns({ atOnce: typesettingWorkers + 2, perAccount: typesettingWorkers + 1 }),
  imports: createTurns({ atOnce: 12, perAccount: 4 }),
  images: createTurns({ atOnce: 2, perAccount: 1 }),
  files: createTurns({ atOnce: 1, perAccount: 1 }),
  looks: createTurns({ atOnce: 8, perAccount: 2, mostWaiting: 20 }),
});
