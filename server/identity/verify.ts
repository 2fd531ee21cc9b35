import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type FetchImplementation,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import * as z from 'zod/mini';
import { CallError } from '#contract/failures.ts';
import type { Variant } from '#contract/shapes.ts';
import { createRecentTokens } from './recentTokens.ts';
import type { Identity } from './identity.ts';
import { IdentityProviderUnavailable } from './identityProviderUnavailable.ts';
import { issuerOf, type Auth0Identity, type EmbeddedIdentity } from './configuration.ts';

/** Throws `unauthenticated` for every token it does not accept, and `busy` while Auth0's keys cannot be loaded. */
export type Verifier = (token: string) => Promise<Identity>;

/** The embedded provider's public keys, which change while the server runs. */
interface OwnKeys {
  readonly published: JSONWebKeySet;
  /** Loads them again, unless that was just done. */
  refreshIfDue(): Promise<void>;
}

export type Trust =
  | (Pick<EmbeddedIdentity, 'provider' | 'origins' | 'clientId' | 'audience'> & {
      /** In memory, because Node does not resolve `my.localhost`. */
      readonly keys: OwnKeys;
    })
  | (Pick<Auth0Identity, 'provider' | 'domain' | 'clientId' | 'audience'> & {
      /** Replaces the network in tests. */
      readonly fetch?: FetchImplementation;
    });

/** Longer than any token of ours, and too short to be expensive to parse. */
const longestToken = 8_192;
/** Seconds by which two clocks may differ. */
const clockTolerance = 30;

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.optional(z.int()),
  client_id: z.optional(z.string()),
  azp: z.optional(z.string()),
  sid: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  fam: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Header members that name or contain a key. Our signers never send them (RFC 8725, 3.10). */
const foreignKey = ['jku', 'jwk', 'x5u', 'x5c', 'crit'] as const;

interface Issuer {
  readonly name: string;
  readonly variant: Variant | null;
}

interface Rules {
  readonly provider: 'embedded' | 'auth0';
  readonly issuers: readonly Issuer[];
  readonly key: JWTVerifyGetKey;
  /** RFC 9068's `at+jwt` for tokens we sign; Auth0 also uses plain `JWT`, but its ID tokens have another audience. */
  readonly types: readonly string[];
  /** The claim that names the application the token was issued to. */
  readonly client: 'client_id' | 'azp';
}

/** Finds the key of a token we signed, also if another process has just begun to sign with it. */
function keyAmong(keys: OwnKeys): JWTVerifyGetKey {
  let known = { keys: keys.published, find: createLocalJWKSet(keys.published) };
  const find: JWTVerifyGetKey = (header, token) => {
    if (known.keys !== keys.published)
      known = { keys: keys.published, find: createLocalJWKSet(keys.published) };
    return known.find(header, token);
  };
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await keys.refreshIfDue();
      return find(header, token);
    }
  };
}

function rulesOf(trust: Trust): Rules {
  if (trust.provider === 'embedded') {
    return {
      provider: 'embedded',
      issuers: [
        { name: issuerOf(trust.origins.b2b), variant: 'b2b' },
        { name: issuerOf(trust.origins.b2c), variant: 'b2c' },
      ],
      key: keyAmong(trust.keys),
      types: ['at+jwt'],
      client: 'client_id',
    };
  }
  const address = new URL(`https://${trust.domain}/.well-known/jwks.json`);
  return {
    provider: 'auth0',
    issuers: [{ name: issuerOf(`https://${trust.domain}`), variant: null }],
    key: createRemoteJWKSet(address, {
      timeoutDuration: 5_000,
      cooldownDuration: 30_000,
      ...(trust.fetch && { [customFetch]: trust.fetch }),
    }),
    types: ['at+jwt', 'jwt'],
    client: 'azp',
  };
}

/** Checked before looking up a key, so that a forged header costs nothing and triggers no request. */
function acceptHeader(token: string, types: readonly string[]): void {
  if (token.length > longestToken) throw new errors.JWTInvalid('too long');
  const header = decodeProtectedHeader(token);
  if (foreignKey.some((member) => member in header)) throw new errors.JWTInvalid('key in the header');
  const type = (header.typ ?? '').toLowerCase().replace(/^application\//, '');
  if (!types.includes(type)) throw new errors.JWTInvalid('not an access token');
}

/** The keys could not be loaded, so nothing is known about the token. */
const keysMissing = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/** Accepts RS256 access tokens of the trusted issuer for the trusted audience and application, and nothing else. */
export function createVerifier(trust: Trust): Verifier {
  const { provider, issuers, key, types, client } = rulesOf(trust);
  const recent = createRecentTokens();

  return async function verify(token) {
    const known = recent.find(token);
    if (known) return known;
    try {
      acceptHeader(token, types);
    } catch {
      throw new CallError('unauthenticated');
    }
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['RS256'],
        issuer: issuers.map(({ name }) => name),
        audience: trust.audience,
        clockTolerance,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      const claims = z.safeParse(Claims, payload);
      const issuer = issuers.find(({ name }) => name === payload.iss);
      if (!claims.success || !issuer || claims.data[client] !== trust.clientId) {
        throw new errors.JWTInvalid('claims');
      }
      const { sub, iat, exp, auth_time: authTime, sid, fam } = claims.data;
      const identity: Identity = {
        provider,
        subject: sub,
        variant: issuer.variant,
        sessionId: provider === 'embedded' ? (sid ?? null) : null,
        familyId: provider === 'embedded' ? (fam ?? null) : null,
        issuedAt: new Date(iat * 1_000),
        signedInAt: authTime === undefined ? null : new Date(authTime * 1_000),
      };
      recent.keep(token, identity, exp);
      return identity;
    } catch (error) {
      if (provider === 'auth0' && keysMissing(error)) throw new IdentityProviderUnavailable({ error });
      throw new CallError('unauthenticated');
    }
  };
}
