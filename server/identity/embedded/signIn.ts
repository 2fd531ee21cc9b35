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
  /** As `callerAddress` counts it. */
  readonly address: string;
  /** The device cookie as the browser sent it. */
  readonly device: string | undefined;
}

export type SignInOutcome =
  | { readonly kind: 'welcome'; readonly user: EmbeddedUser }
  | { readonly kind: 'refused' }
  /** `wait` in milliseconds. */
  | { readonly kind: 'slowed'; readonly wait: number };

export interface SignInPorts {
  readonly users: Pick<EmbeddedUsers, 'findByMail' | 'recordFailure' | 'block' | 'clearFailures'>;
  readonly deviceKey: string;
  readonly now: () => Date;
  readonly allowance: AttemptAllowance;
}

/** Guesses on a browser the person once signed in on are few as well: somebody else may sit down at it. */
const deviceAllowance: AttemptAllowance = { perMinute: 5, perHour: 15 };

/**
 * Decides one try. It is limited by the person and by the address; a known device has a limit of its own in place of both,
 * so that nobody can keep the owner out by failing elsewhere. A try is counted before its password is looked at and forgiven
 * when it was right, so that parallel guesses gain nothing. A mail nobody has is treated alike: same answers, same work.
 */
export function createSignIn({ users, deviceKey, now, allowance }: SignInPorts) {
  const addresses = createAttemptLimit(allowance, now);
  const devices = createAttemptLimit(deviceAllowance, now);
  const strangers = createUnknownEmailBackoff(now);

  /** Only a wrong password counts: what is slowed by another limit tells nothing, and must not slow the whole address. */
  async function limited(
    limit: AttemptLimit,
    key: string,
    decide: () => Promise<SignInOutcome>,
  ): Promise<SignInOutcome> {
    const wait = await limit.enter(key);
    if (wait > 0) return { kind: 'slowed', wait };
    let isGuess = false;
    try {
      const outcome = await decide();
      isGuess = outcome.kind === 'refused';
      return outcome;
    } finally {
      limit.leave(key, isGuess);
    }
  }

  /** Counts a try at a real account; what is left to wait, 0 when its password may be looked at. */
  async function countTry(user: EmbeddedUser): Promise<number> {
    const count = await users.recordFailure(user.id, new Date(now().getTime() - failuresLast));
    const delay = delayAfter(count);
    if (delay > 0) await users.block(user.id, new Date(now().getTime() + delay));
    // Once tries are scarce, only the first of several at once is looked at.
    return count > freeFailures && count !== user.failures + 1 ? delay : 0;
  }

  async function tryStranger({ mail, password }: SignInTry): Promise<SignInOutcome> {
    const wait = strangers.countTry(mail);
    if (wait > 0) return { kind: 'slowed', wait };
    await pretendToCompare(password);
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
    // Counting waits for the disk; beside the hash it takes no time of its own that would tell a real account.
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
      // Read only now: it may have waited for other tries, which changed what is counted.
      const user = await users.findByMail(mail);
      return user === null ? tryStranger(attempt) : tryAnywhere(user, password);
    });
  };
}
