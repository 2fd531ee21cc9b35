import { createHash } from 'node:crypto';
import { delayAfter, failuresLast } from './signInBackoff.ts';

const mostStrangers = 20_000;

/**
 * Delays attempts with unknown email addresses exactly like those at existing accounts, so that delays do not reveal
 * which exist. Kept in this process, by hash: with a row per guessed address, anyone could fill the store.
 */
export function createUnknownEmailBackoff(now: () => Date) {
  const tries = new Map<string, { failures: number; blockedUntil: number | null }>();

  return {
    /** Counts an attempt. Returns the milliseconds to wait; at 0, the attempt is refused like a wrong password. */
    countTry(mail: string): number {
      const key = createHash('sha256').update(mail.toLowerCase()).digest('base64');
      const known = tries.get(key) ?? { failures: 0, blockedUntil: null };
      const at = now().getTime();
      const { blockedUntil } = known;
      if (blockedUntil !== null && blockedUntil > at) return blockedUntil - at;

      const isForgotten = blockedUntil !== null && blockedUntil < at - failuresLast;
      const failures = isForgotten ? 1 : known.failures + 1;
      const delay = delayAfter(failures);
      tries.delete(key);
      tries.set(key, { failures, blockedUntil: delay > 0 ? at + delay : null });
      const oldest = tries.keys().next();
      if (tries.size > mostStrangers && !oldest.done) tries.delete(oldest.value);
      return 0;
    },
  };
}
