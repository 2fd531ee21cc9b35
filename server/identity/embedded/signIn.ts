import type { Attempts } from '#server/store/attempts.ts';
import type { EmbeddedUser, EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { createAttemptLimit, type AttemptLimit } from '../attemptLimit.ts';
import type { AttemptAllowance } from '../configuration.ts';
import { isKnownDevice } from './knownDevice.ts';
import { passwordMatches, pretendToCompare } from './passwords.ts';
import { delayAfter, failuresLast, freeFailures } from './signInBackoff.ts';
import { createUnknownEmailBackoff } from './unknownEmailBackoff.ts';

export interface SignInTry {
  readonly mail: string;
  readonly password: string;
  /** In the form that `callerAddress` returns. */
  readonly address: string;
  /** The device cookie that the browser sent. */
  readonly device: string | undefined;
}

export type SignInOutcome =
  | { readonly kind: 'welcome'; readonly user: EmbeddedUser }
  | { readonly kind: 'refused' }
  /** `wait` in milliseconds. */
  | { readonly kind: 'slowed'; readonly wait: number };

export interface SignInPorts {
  readonly users: Pick<EmbeddedUsers, 'findByMail' | 'recordFailure' | 'block' | 'clearFailures'>;
  readonly attempts: Pick<Attempts, 'find' | 'change'>;
  readonly deviceKey: string;
  readonly now: () => Date;
  readonly allowance: AttemptAllowance;
}

/** Guesses are limited on a known browser too, because another person may use it. */
const deviceAllowance: AttemptAllowance = { perMinute: 5, perHour: 15 };

/**
 * Decides one sign-in attempt. Attempts are limited by person and by address; a known device has a limit of its own
 * instead, so that nobody can lock out the owner by failing elsewhere. An attempt is counted before its password is
 * checked, and the count is cleared if the password was correct, so that parallel guesses gain nothing. An unknown
 * email address is treated the same: same replies, same work.
 */
export function createSignIn({ users, attempts, deviceKey, now, allowance }: SignInPorts) {
  const addresses = createAttemptLimit({ attempts, name: 'sign-in from', allowance, now });
  const devices = createAttemptLimit({ attempts, name: 'known device of', allowance: deviceAllowance, now });
  const strangers = createUnknownEmailBackoff(attempts, now);

  /**
   * Only a wrong password counts. An attempt that another limit delays reveals nothing and must not slow down the
   * whole address.
   */
  async function limited(
    limit: AttemptLimit,
    key: string,
    decide: () => Promise<SignInOutcome>,
  ): Promise<SignInOutcome> {
    const { wait, leave } = await limit.enter(key);
    if (wait > 0) return { kind: 'slowed', wait };
    let isGuess = false;
    try {
      const outcome = await decide();
      isGuess = outcome.kind === 'refused';
      return outcome;
    } finally {
      await leave(isGuess);
    }
  }

  /**
   * Counts an attempt at an existing account. Returns the milliseconds left to wait, 0 if its password may be
   * checked.
   */
  async function countTry(user: EmbeddedUser): Promise<number> {
    const count = await users.recordFailure(user.id, new Date(now().getTime() - failuresLast));
    const delay = delayAfter(count);
    if (delay > 0) await users.block(user.id, new Date(now().getTime() + delay));
    // Once the free attempts are used up, only the first of several at once is checked.
    return count > freeFailures && count !== user.failures + 1 ? delay : 0;
  }

  async function tryStranger({ mail, password }: SignInTry): Promise<SignInOutcome> {
    const blocked = await strangers.waitFor(mail);
    if (blocked > 0) return { kind: 'slowed', wait: blocked };
    const [wait] = await Promise.all([strangers.countTry(mail), pretendToCompare(password)]);
    if (wait > 0) return { kind: 'slowed', wait };
    return { kind: 'refused' };
  }

  async function tryKnownDevice(user: EmbeddedUser, password: string): Promise<SignInOutcome> {
    return (await passwordMatches(password, user.passwordHash))
      ? { kind: 'welcome', user }
      : { kind: 'refused' };
  }

  async function tryAnywhere(user: EmbeddedUser, password: string): Promise<SignInOutcome> {
    const blocked = user.blockedUntil === null ? 0 : Date.parse(user.blockedUntil) - now().getTime();
    if (blocked > 0) return { kind: 'slowed', wait: blocked };
    // Counting waits for the disk; because it runs in parallel with the hash, the response time doesn't reveal
    // that the account exists.
    const [wait, matches] = await Promise.all([countTry(user), passwordMatches(password, user.passwordHash)]);
    if (wait > 0) return { kind: 'slowed', wait };
    if (!matches) return { kind: 'refused' };
    await users.clearFailures(user.id);
    return { kind: 'welcome', user };
  }

  return async function signIn(attempt: SignInTry): Promise<SignInOutcome> {
    const { mail, password, address, device } = attempt;
    const owner = device === undefined ? null : await users.findByMail(mail);
    if (owner !== null && isKnownDevice(owner, device, deviceKey))
      return limited(devices, owner.id, () => tryKnownDevice(owner, password));

    return limited(addresses, address, async () => {
      // Read only now: this attempt may have waited for others, which changed the count.
      const user = await users.findByMail(mail);
      return user === null ? tryStranger(attempt) : tryAnywhere(user, password);
    });
  };
}
