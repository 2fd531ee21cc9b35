import type { Variant } from '#contract/shapes.ts';
import type { Clock } from '#server/store/context.ts';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';
import type { Passkey } from '#server/store/passkeys.ts';
import type { Store } from '#server/store/store.ts';
import type { SupportUser } from '../support.ts';
import { isSupport } from '../support.ts';
import { createFactorCheck } from './factorCheck.ts';
import type { Host } from './hosts.ts';
import {
  beginAuthentication,
  beginRegistration,
  finishAuthentication,
  finishRegistration,
  passkeyIdIn,
} from './passkeyCeremony.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { stepOf } from './totp.ts';

export interface FactorPorts {
  readonly store: Pick<Store, 'users' | 'embeddedUsers' | 'secondFactors' | 'passkeys' | 'transaction'>;
  /** Keys the hashes of recovery codes and the handles of passkeys. */
  readonly key: string;
  readonly supportUsers: readonly SupportUser[];
  /** Whether staff of agencies and support must have one. */
  readonly required: boolean;
  readonly clock: Clock;
}

/** The second factors a person has. */
export interface OwnFactors {
  readonly hasApp: boolean;
  /** When the app was set up (ISO 8601); null if there is none. */
  readonly appSince: string | null;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodes: number;
  /** Whether there is any, besides recovery codes. */
  readonly any: boolean;
}

/** The longest name of a passkey. */
export const passkeyNameLength = 60;

/** What the pages do with second factors: which a person has and needs, and adding and checking each kind. */
export function createFactors({ store, key, supportUsers, required, clock }: FactorPorts) {
  const { users, embeddedUsers, secondFactors, passkeys } = store;

  async function own(userId: string): Promise<OwnFactors> {
    const [app, keys, recoveryCodes] = await Promise.all([
      secondFactors.authenticator(userId),
      passkeys.of(userId),
      secondFactors.recoveryCodesLeft(userId),
    ]);
    return {
      hasApp: app !== null,
      appSince: app?.createdAt ?? null,
      passkeys: keys,
      recoveryCodes,
      any: app !== null || keys.length > 0,
    };
  }

  /** New recovery codes in place of all earlier ones. They are returned once and stored as hashes. */
  async function renewRecoveryCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryHash(key, userId, code));
    await store.transaction((step) => step.secondFactors.replaceRecoveryCodes(userId, hashes));
    return codes;
  }

  /** Whether this person may not enter without a second factor: an agency's staff, and support. */
  async function isRequired(userId: string, variant: Variant): Promise<boolean> {
    if (!required) return false;
    if (variant === 'b2b' || isSupport({ provider: 'embedded', subject: userId }, supportUsers)) return true;
    // A token of one host is accepted on the other if the account is there.
    return (await users.findBySubject('embedded', userId))?.account.variant === 'b2b';
  }

  /** The first factor comes with recovery codes; null if the person has some already. */
  const firstCodes = async (userId: string): Promise<string[] | null> =>
    (await secondFactors.recoveryCodesLeft(userId)) > 0 ? null : renewRecoveryCodes(userId);

  return {
    own,
    renewRecoveryCodes,
    checkCode: createFactorCheck({
      users: embeddedUsers,
      factors: secondFactors,
      recoveryKey: key,
      now: () => clock.now(),
    }),

    isRequired,

    /** Whether the person has another factor left, or needs none. */
    async mayRemoveOne(userId: string, variant: Variant): Promise<boolean> {
      const { hasApp, passkeys: keys } = await own(userId);
      return keys.length + Number(hasApp) > 1 || !(await isRequired(userId, variant));
    },

    /** Saves an app whose first code is correct. Returns new recovery codes if it is the first factor; null if wrong. */
    async addApp(userId: string, secret: string, code: string): Promise<{ codes: string[] | null } | null> {
      const digits = code.replace(/\s/g, '');
      const step = /^\d{6}$/.test(digits) ? stepOf(secret, digits, clock.now(), null) : null;
      if (step === null) return null;
      await secondFactors.saveAuthenticator(userId, secret, step);
      return { codes: await firstCodes(userId) };
    },

    beginPasskey: async (host: Host, user: EmbeddedUser) =>
      beginRegistration(host, user, await passkeys.of(user.id), key),

    async addPasskey(
      host: Host,
      userId: string,
      challenge: string,
      { answer, name }: { answer: string; name: string },
    ): Promise<{ codes: string[] | null } | null> {
      const made = await finishRegistration(host, challenge, answer);
      if (made === null || !(await passkeys.add({ ...made, userId, name }))) return null;
      return { codes: await firstCodes(userId) };
    },

    askForPasskey: (host: Host, known: readonly Passkey[] | null) => beginAuthentication(host, known),

    /** The person whose passkey signed the challenge; null if none did. */
    async passkeyOwner(
      host: Host,
      challenge: string,
      { answer, alone }: { answer: string; alone: boolean },
    ): Promise<string | null> {
      const id = passkeyIdIn(answer);
      const passkey = id === null ? null : await passkeys.find(id);
      if (passkey === null) return null;
      const counter = await finishAuthentication(host, challenge, passkey, answer, alone);
      if (counter === null) return null;
      await passkeys.used(passkey.id, counter);
      return passkey.userId;
    },

    /** Removes an app or a passkey. Without any factor left, the recovery codes go, too. */
    async remove(userId: string, what: { app: true } | { passkey: string }): Promise<void> {
      if ('app' in what) await secondFactors.removeAuthenticator(userId);
      else await passkeys.remove(userId, what.passkey);
      if ((await own(userId)).any) return;
      await store.transaction((step) => step.secondFactors.replaceRecoveryCodes(userId, []));
    },

    renamePasskey: (userId: string, id: string, name: string) => passkeys.rename(userId, id, name),
  };
}
export type Factors = ReturnType<typeof createFactors>;
