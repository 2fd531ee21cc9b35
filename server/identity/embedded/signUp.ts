import type { Attempts } from '#server/store/attempts.ts';
import type { EmbeddedUser, EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { createAttemptLimit } from '../attemptLimit.ts';
import type { AttemptAllowance } from '../configuration.ts';
import { hashPassword } from './passwords.ts';

export interface NewPerson {
  readonly fullName: string;
  readonly mail: string;
  readonly password: string;
  /** In the form that `callerAddress` returns. */
  readonly address: string;
}

export type SignUpOutcome =
  | { readonly kind: 'welcome'; readonly user: EmbeddedUser }
  | { readonly kind: 'refused' }
  /** `wait` in milliseconds. */
  | { readonly kind: 'slowed'; readonly wait: number };

export interface SignUpPorts {
  readonly users: Pick<EmbeddedUsers, 'create' | 'find'>;
  readonly attempts: Pick<Attempts, 'find' | 'change'>;
  readonly now: () => Date;
  readonly allowance: AttemptAllowance;
}

/**
 * Creates a user. The refusal of an existing email address could also mean other things, and each address has only a
 * few attempts.
 */
export function createSignUp({ users, attempts, now, allowance }: SignUpPorts) {
  const addresses = createAttemptLimit({ attempts, name: 'sign-up from', allowance, now });

  return async function signUp({ fullName, mail, password, address }: NewPerson): Promise<SignUpOutcome> {
    const { wait, leave } = await addresses.enter(address);
    if (wait > 0) return { kind: 'slowed', wait };
    try {
      const passwordHash = await hashPassword(password);
      const id = await users.create({ mail, fullName, passwordHash });
      const user = id === null ? null : await users.find(id);
      return user === null ? { kind: 'refused' } : { kind: 'welcome', user };
    } finally {
      await leave(true);
    }
  };
}
