import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';
import type { NewPasskey, Passkey } from '#server/store/passkeys.ts';
import type { Host } from './hosts.ts';

/** Loaded at the first use: it takes a fifth of a second and 20 MB. */
const webauthn = () => import('@simplewebauthn/server');

const Base64url = z.string().check(z.regex(/^[\w-]{1,4096}$/));
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const common = {
  id: Base64url,
  rawId: Base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};
/** WebAuthn knows seven. */
const mostTransports = 8;
const Registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Base64url,
    attestationObject: z.string().check(z.regex(/^[\w-]{1,16384}$/)),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(mostTransports))),
  }),
});
const Authentication = z.object({
  ...common,
  response: z.object({ clientDataJSON: Base64url, authenticatorData: Base64url, signature: Base64url }),
});

/** The JSON that the page's script put into the form; null if it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** EdDSA, ES256, and RS256 (COSE). The library's own list tries an experimental one and warns. */
const algorithms = [-8, -7, -257] as const;

/** Passkeys belong to exactly one of our hosts. */
const relyingParty = (host: Host): string => new URL(host.origin).hostname;

const known = (passkeys: readonly Passkey[], { variant }: Host) =>
  passkeys
    .filter((passkey) => passkey.variant === variant)
    .map(({ id, transports }) => ({
      id,
      transports: transports.filter((name) => Transport.safeParse(name).success),
    }));

export interface Ceremony {
  /** For the page's script, as JSON. */
  readonly options: string;
  readonly challenge: string;
}

/** Begins to register a passkey. The user handle says nothing about the person. */
export async function beginRegistration(
  host: Host,
  user: EmbeddedUser,
  passkeys: readonly Passkey[],
  key: string,
): Promise<Ceremony> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Redress',
    rpID: relyingParty(host),
    userID: new Uint8Array(createHmac('sha256', key).update(`webauthn\n${user.id}`).digest()),
    userName: user.mail,
    userDisplayName: user.fullName,
    excludeCredentials: known(passkeys, host),
    supportedAlgorithmIDs: [...algorithms],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** The passkey in a browser's answer to `beginRegistration`; null if the answer is not valid. */
export async function finishRegistration(
  host: Host,
  challenge: string,
  answer: string,
): Promise<Omit<NewPasskey, 'userId' | 'name'> | null> {
  const parsed = Registration.safeParse(jsonIn(answer));
  if (!parsed.success) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const { transports = [], ...response } = parsed.data.response;
  const result = await verifyRegistrationResponse({
    response: { ...parsed.data, response },
    expectedChallenge: challenge,
    expectedOrigin: host.origin,
    expectedRPID: relyingParty(host),
    supportedAlgorithmIDs: [...algorithms],
    requireUserVerification: false,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential } = result.registrationInfo;
  return {
    id: credential.id,
    variant: host.variant,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports.filter((name) => Transport.safeParse(name).success),
  };
}

/** Begins to ask for a passkey: one of these, or any that the browser has for this host. */
export async function beginAuthentication(
  host: Host,
  passkeys: readonly Passkey[] | null,
): Promise<Ceremony> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(host),
    userVerification: passkeys === null ? 'required' : 'preferred',
    ...(passkeys !== null && { allowCredentials: known(passkeys, host) }),
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** The id of the passkey that a browser's answer names; null if there is none. */
export const passkeyIdIn = (answer: string): string | null =>
  Authentication.safeParse(jsonIn(answer)).data?.id ?? null;

/**
 * The new signature counter if the answer was signed with this passkey, otherwise null. Without a password, the person
 * must also have unlocked the passkey (`alone`).
 */
export async function finishAuthentication(
  host: Host,
  challenge: string,
  passkey: Passkey,
  answer: string,
  alone: boolean,
): Promise<number | null> {
  const parsed = Authentication.safeParse(jsonIn(answer));
  if (!parsed.success || passkey.variant !== host.variant) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const result = await verifyAuthenticationResponse({
    response: parsed.data,
    expectedChallenge: challenge,
    expectedOrigin: host.origin,
    expectedRPID: relyingParty(host),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: alone,
  }).catch(() => null);
  return result?.verified === true ? result.authenticationInfo.newCounter : null;
}
