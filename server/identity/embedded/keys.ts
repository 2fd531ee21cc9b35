import { randomBytes } from 'node:crypto';
import type { Clock } from '#server/store/context.ts';
import type { Secrets } from '#server/store/secrets.ts';
import { openSigningKeys, type SigningKeys } from './signingKeys.ts';

/** The embedded provider's keys, generated once and stored sealed; all processes of a store share them. */
export interface IdentityKeys {
  readonly signing: SigningKeys;
  /** Signs the provider's cookies. */
  readonly cookies: string;
  /** Recognizes the devices a person has signed in on. */
  readonly devices: string;
  /** Keys the hashes of recovery codes and the handles of passkeys. */
  readonly factors: string;
}

const aSecret = (): string => randomBytes(32).toString('base64url');

export async function loadIdentityKeys(
  secrets: Pick<Secrets, 'ensure'>,
  clock: Clock,
): Promise<IdentityKeys> {
  return {
    signing: await openSigningKeys(secrets, clock),
    cookies: await secrets.ensure('identity-cookies', aSecret),
    devices: await secrets.ensure('identity-devices', aSecret),
    factors: await secrets.ensure('identity-factors', aSecret),
  };
}
