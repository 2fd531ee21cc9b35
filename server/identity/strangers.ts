import { createHash } from 'node:crypto';
import { delayAfter } from './slowing.ts';

const mostStrangers = 20_000;

/**
 * Slows tries at mails nobody has exactly as those at real accounts, so that slowing does not tell which exist. Kept in
 * this process by hash: a row per guessed mail would let anybody fill the store.
 */
export function createStrangers(now: () => Date) {
  const tries = new Map<string, { failures: number; blockedUntil: number }>();

  return {
    /** Counts a try; milliseconds to wait, 0 when it goes on to be refused as a wrong password is. */
    countTry(mail: string): number {
      const key = createHash('sha256').update(mail.toLowerCase()).digest('base64');
      const known = tries.get(key) ?? { failures: 0, blockedUntil: 0 };
      const at = now().getTime();
      if (known.blockedUntil > at) return known.blockedUntil - at;

      const failures = known.failures + 1;
      tries.delete(key);
      tries.set(key, { failures, blockedUntil: at + delayAfter(failures) });
      const oldest = tries.keys().next();
      if (tries.size > mostStrangers && !oldest.done) tries.delete(oldest.value);
      return 0;
    },
  };
}
