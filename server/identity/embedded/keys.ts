import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import * as z from 'zod/mini';
import type { Secrets } from '#server/store/secrets.ts';

const SigningKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});
type SigningKey = z.infer<typeof SigningKey>;

/** The embedded provider's keys, generated once and stored sealed; all processes of a store share them. */
export interface IdentityKeys {
  readonly signing: SigningKey;
  /** The public half, to verify tokens in this process and for `/.well-known/jwks.json`. */
  readonly published: JSONWebKeySet;
  /** Signs the provider's cookies. */
  readonly cookies: string;
  /** Recognizes the devices a person has signed in on. */
  readonly devices: string;
  /** Keys the hashes of recovery codes and the handles of passkeys. */
  readonly factors: string;
}

async function aSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return JSON.stringify({ ...jwk, kid, alg: 'RS256', use: 'sig' });
}

const aSecret = (): string => randomBytes(32).toString('base64url');

export async function loadIdentityKeys(secrets: Pick<Secrets, 'ensure'>): Promise<IdentityKeys> {
  const signing = SigningKey.parse(JSON.parse(await secrets.ensure('identity-signing', aSigningKey)));
  const { kty, kid, alg, use, n, e } = signing;
  return {
    signing,
    published: { keys: [{ kty, kid, alg, use, n, e }] },
    cookies: await secrets.ensure('identity-cookies', aSecret),
    devices: await secrets.ensure('identity-devices', aSecret),
    factors: await secrets.ensure('identity-factors', aSecret),
  };
}
