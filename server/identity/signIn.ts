import type { EmbeddedUser, EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { createAddressLimit } from './addressLimit.ts';
import type { AddressAllowance } from './configuration.ts';
import { isKnownDevice } from './knownDevice.ts';
import { passwordMatches, pretendToCompare } from './passwords.ts';
import { delayAfter, freeFailures } from './slowing.ts';
import { createStrangers } from './strangers.ts';

export interface SignInTry {
  readonly mail: string;
  readonly password: string;
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
  readonly allowance: AddressAllowance;
}

/** Guesses on a browser the person once signed in on are few as well: somebody may sit down at it. */
const deviceAllowance: AddressAllowance = { perMinute: 10, perHour: 30 };

/**
 * Decides one try. A try is counted before its password is looked at and forgiven when it was right, so that parallel
 * guesses gain nothing. A mail nobody has is treated alike: same answers, same work.
 */
export function createSignIn({ users, deviceKey, now, allowance }: SignInPorts) {
  const addresses = createAddressLimit(allowance, now);
  const devices = createAddressLimit(deviceAllowance, now);
  const strangers = createStrangers(now);

  /** Counts a try at a real account; what is left to wait, 0 when its password may be looked at. */
  async function countTry(user: EmbeddedUser): Promise<number> {
    const count = await users.recordFailure(user.id);
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
    const wait = devices.wait(user.id);
    if (wait > 0) return { kind: 'slowed', wait };
    devices.count(user.id);
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
    return matches ? { kind: 'welcome', user } : { kind: 'refused' };
  }

  return async function signIn(attempt: SignInTry): Promise<SignInOutcome> {
    const wait = addresses.wait(attempt.address);
    if (wait > 0) return { kind: 'slowed', wait };

    const user = await users.findByMail(attempt.mail);
    const outcome = await (user === null
      ? tryStranger(attempt)
      : isKnownDevice(user, attempt.device, deviceKey)
        ? tryKnownDevice(user, attempt.password)
        : tryAnywhere(user, attempt.password));

    if (outcome.kind === 'welcome') await users.clearFailures(outcome.user.id);
    else addresses.count(attempt.address);
    return outcome;
  };
}
