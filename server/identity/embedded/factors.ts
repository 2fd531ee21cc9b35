import type { Variant } from '#contract/shapes.ts';
import type { Clock } from '#server/store/context.ts';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';
import type { Passkey } from '#server/store/passkeys.ts';
import type { Step, Store } from '#server/store/store.ts';
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

  type Stored = Pick<Step, 'secondFactors' | 'passkeys'>;

  async function own(userId: string, stored: Stored = store): Promise<OwnFactors> {
    const [app, keys, recoveryCodes] = await Promise.all([
      stored.secondFactors.authenticator(userId),
      stored.passkeys.of(userId),
      stored.secondFactors.recoveryCodesLeft(userId),
    ]);
    return {
      hasApp: app !== null,
      appSince: app?.createdAt ?? null,
      passkeys: keys,
      recoveryCodes,
      any: app !== null || keys.length > 0,
    };
  }

  /** One change of a person's factors after the other: what is the last one, or the first, is decided while nobody else changes any. */
  const change = <T>(userId: string, work: (step: Step) => Promise<T>): Promise<T> =>
    store.transaction(async (step) => {
      await step.embeddedUsers.lock(userId);
      return work(step);
    });

  /** New recovery codes in place of all earlier ones. They are returned once and stored as hashes. */
  async function renewedCodes(userId: string, step: Step): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryHash(key, userId, code));
    await step.secondFactors.replaceRecoveryCodes(userId, hashes);
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
  const firstCodes = async (userId: string, step: Step): Promise<string[] | null> =>
    (await step.secondFactors.recoveryCodesLeft(userId)) > 0 ? null : renewedCodes(userId, step);

  return {
    own,
    renewRecoveryCodes: (userId: string) => change(userId, (step) => renewedCodes(userId, step)),
    checkCode: createFactorCheck({
      users: embeddedUsers,
      factors: secondFactors,
      recoveryKey: key,
      now: () => clock.now(),
    }),

    isRequired,

    /** Saves an app whose first code is correct. Returns new recovery codes if it is the first factor; null if wrong. */
    async addApp(userId: string, secret: string, code: string): Promise<{ codes: string[] | null } | null> {
      const digits = code.replace(/\s/g, '');
      const used = /^\d{6}$/.test(digits) ? stepOf(secret, digits, clock.now(), null) : null;
      if (used === null) return null;
      return change(userId, async (step) => {
        await step.secondFactors.saveAuthenticator(userId, secret, used);
        return { codes: await firstCodes(userId, step) };
      });
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
      if (made === null) return null;
      return change(userId, async (step) =>
        (await step.passkeys.add({ ...made, userId, name }))
          ? { codes: await firstCodes(userId, step) }
          : null,
      );
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

    /**
     * Removes an app or a passkey. Without any factor left, the recovery codes go, too. False, with nothing removed, if it is the last one of
     * a person who needs one.
     */
    async remove(
      userId: string,
      variant: Variant,
      what: { app: true } | { passkey: string },
    ): Promise<boolean> {
      const needsOne = await isRequired(userId, variant);
      return change(userId, async (step) => {
        const { hasApp, passkeys: keys } = await own(userId, step);
        const left =
          'app' in what ? keys.length : keys.filter(({ id }) => id !== what.passkey).length + Number(hasApp);
        if (left === 0 && needsOne) return false;
        if ('app' in what) await step.secondFactors.removeAuthenticator(userId);
        else await step.passkeys.remove(userId, what.passkey);
        if (left === 0) await step.secondFactors.replaceRecoveryCodes(userId, []);
        return true;
      });
    },

    renamePasskey: (userId: string, id: string, name: string) => passkeys.rename(userId, id, name),
  };
}
export type Factors = ReturnType<typeof createFactors>;
