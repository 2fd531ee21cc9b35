import * as z from 'zod/mini';
import type { Attempts } from '#server/store/attempts.ts';
import { delayAfter, failuresLast } from './signInBackoff.ts';

/**
 * Milliseconds. At an existing account, failures that led to no wait are never forgotten; a row for each guessed address
 * can't stay forever.
 */
const fewFailuresLast = 30 * 24 * 60 * 60_000;

/** Instants in milliseconds. */
const Failures = z.object({ failures: z.number(), blockedUntil: z.number() });

/**
 * Delays attempts with unknown email addresses exactly like those at existing accounts, so that delays do not reveal
 * which exist. All processes count together, by hash.
 */
export function createUnknownEmailBackoff(attempts: Pick<Attempts, 'find' | 'change'>, now: () => Date) {
  const keyOf = (mail: string) => `unknown email ${mail.toLowerCase()}`;
  const read = (state: string | null) => (state === null ? null : Failures.parse(JSON.parse(state)));
  const left = (known: ReturnType<typeof read>) => Math.max(0, (known?.blockedUntil ?? 0) - now().getTime());

  return {
    /** Milliseconds to wait; at 0, an attempt may be made. */
    async waitFor(mail: string): Promise<number> {
      return left(read(await attempts.find(keyOf(mail))));
    },
    /** Counts an attempt. Returns the milliseconds to wait; at 0, the attempt is refused like a wrong password. */
    countTry(mail: string): Promise<number> {
      return attempts.change(keyOf(mail), (state) => {
        const known = read(state);
        const wait = left(known);
        const failures = (known?.failures ?? 0) + (wait > 0 ? 0 : 1);
        const blockedUntil = wait > 0 ? (known?.blockedUntil ?? 0) : now().getTime() + delayAfter(failures);
        const remembered = delayAfter(failures) > 0 ? failuresLast : fewFailuresLast;
        return {
          state: JSON.stringify({ failures, blockedUntil }),
          expiresAt: new Date(blockedUntil + remembered),
          result: wait,
        };
      });
    },
  };
}
