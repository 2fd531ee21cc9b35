import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { SecondFactors } from '#server/store/secondFactors.ts';
import { recoveryHash } from './recoveryCodes.ts';
import { delayAfter, failuresLast, freeFailures } from './signInBackoff.ts';
import { stepOf } from './totp.ts';

export type CodeOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'refused' }
  /** `wait` in milliseconds. */
  | { readonly kind: 'slowed'; readonly wait: number };

export interface FactorCheckPorts {
  readonly users: Pick<EmbeddedUsers, 'find' | 'recordFailure' | 'block' | 'clearFailures'>;
  readonly factors: Pick<SecondFactors, 'authenticator' | 'useStep' | 'useRecoveryCode'>;
  readonly recoveryKey: string;
  readonly now: () => Date;
}

/**
 * Checks a code of the second factor. Codes are limited like passwords, by person and wherever they come from: the
 * count is raised before the code is checked, so that parallel guesses gain nothing, and only a correct code clears it.
 */
export function createFactorCheck({ users, factors, recoveryKey, now }: FactorCheckPorts) {
  async function isCorrect(userId: string, code: string): Promise<boolean> {
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) {
      return code !== '' && factors.useRecoveryCode(userId, recoveryHash(recoveryKey, userId, code));
    }
    const authenticator = await factors.authenticator(userId);
    if (authenticator === null) return false;
    const step = stepOf(authenticator.secret, digits, now(), authenticator.lastStep);
    return step !== null && factors.useStep(userId, step);
  }

  return async function checkCode(userId: string, code: string): Promise<CodeOutcome> {
    const user = await users.find(userId);
    if (user === null) return { kind: 'refused' };
    const at = now().getTime();
    const blocked = user.factorBlockedUntil === null ? 0 : Date.parse(user.factorBlockedUntil) - at;
    if (blocked > 0) return { kind: 'slowed', wait: blocked };
    const count = await users.recordFailure(userId, new Date(at - failuresLast), 'factor');
    const delay = delayAfter(count);
    if (delay > 0) await users.block(userId, new Date(at + delay), 'factor');
    // Once the free attempts are used up, only the first of several at once is checked.
    if (count > freeFailures && count !== user.factorFailures + 1) return { kind: 'slowed', wait: delay };
    if (!(await isCorrect(userId, code))) return { kind: 'refused' };
    await users.clearFailures(userId, 'factor');
    return { kind: 'passed' };
  };
}
