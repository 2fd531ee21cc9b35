import { createHmac, createPublicKey, createSign, KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';
import { beforeAll, expect, it, vi } from 'vitest';
import { CallError } from '#contract/failures.ts';
import { createVerifier, type Trust, type Verifier } from '#server/identity/verify.ts';

const origins = { b2b: 'http://localhost:4000', b2c: 'http://my.localhost:4000' };
const now = () => Math.floor(Date.now() / 1_000);

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Pair;
let theirs: Pair;
let embedded: Trust;
let verify: Verifier;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  theirs = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' }] };
  embedded = {
    provider: 'embedded',
    origins,
    clientId: 'redress-web',
    audience: 'urn:redress:api',
    keys: { published: keys, refreshIfDue: () => Promise.resolve() },
  };
  verify = createVerifier(embedded);
});

const claims = (overrides: JWTPayload = {}): JWTPayload => ({
  iss: 'http://localhost:4000/',
  aud: 'urn:redress:api',
  sub: 'person-1',
  client_id: 'redress-web',
  iat: now() - 5,
  exp: now() + 900,
  auth_time: now() - 60,
  sid: 'session-1',
  fam: 'family-1',
  ...overrides,
});
const header = (overrides: Partial<JWTHeaderParameters> = {}): JWTHeaderParameters => ({
  alg: 'RS256',
  typ: 'at+jwt',
  kid: 'ours',
  ...overrides,
});
const signed = (
  payload: JWTPayload = claims(),
  head: JWTHeaderParameters = header(),
  key: CryptoKey = ours.privateKey,
) => new SignJWT(payload).setProtectedHeader(head).sign(key);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('says who a valid token belongs to, and where they signed in', async () => {
  const payload = claims({ iss: 'http://my.localhost:4000/' });
  expect(await verify(await signed(payload))).toEqual({
    provider: 'embedded',
    subject: 'person-1',
    variant: 'b2c',
    sessionId: 'session-1',
    familyId: 'family-1',
    issuedAt: new Date(Number(payload.iat) * 1_000),
    signedInAt: new Date(Number(payload['auth_time']) * 1_000),
  });
});

it('allows clocks to differ by half a minute', async () => {
  // The time stands still, so that a slow machine uses none of the half minute.
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await expect(verify(await signed(claims({ exp: now() - 29, nbf: now() + 29 })))).resolves.toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

it('accepts a valid token only until it expires, however often it was seen', async () => {
  const token = await signed(claims({ exp: now() + 40 }));
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect((await verify(token)).subject).toBe('person-1');
    expect((await verify(token)).subject).toBe('person-1');
    vi.setSystemTime(Date.now() + 75_000);
    await expect(verify(token)).rejects.toThrow(new CallError('unauthenticated'));
  } finally {
    vi.useRealTimers();
  }
});

const withoutClaim = (name: string) => async () => {
  const { [name]: _left, ...rest } = claims();
  return signed(rest);
};

const refused: Record<string, () => string | Promise<string>> = {
  nothing: () => '',
  garbage: () => 'not.a.token',
  'three dots of garbage': () => `${part('x')}.${part(1)}.AAAA`,
  'an expired token': () => signed(claims({ exp: now() - 40 })),
  'one that is not valid yet': () => signed(claims({ nbf: now() + 40 })),
  'another audience': () => signed(claims({ aud: 'urn:else:api' })),
  'the application as audience': () => signed(claims({ aud: 'redress-web' })),
  'no audience': withoutClaim('aud'),
  'no end': withoutClaim('exp'),
  nobody: withoutClaim('sub'),
  'another application': () => signed(claims({ client_id: 'else' })),
  'no application': withoutClaim('client_id'),
  'another issuer': () => signed(claims({ iss: 'https://evil.example/' })),
  'the issuer without its slash': () => signed(claims({ iss: 'http://localhost:4000' })),
  'an ID token': () => signed(claims({ aud: 'redress-web' }), { alg: 'RS256', kid: 'ours' }),
  'an ID token with our audience': () => signed(claims(), { alg: 'RS256', typ: 'JWT', kid: 'ours' }),
  'alg none': () => `${part({ ...header(), alg: 'none' })}.${part(claims())}.`,
  'HS256 signed with the public key': async () => {
    const input = `${part(header({ alg: 'HS256' }))}.${part(claims())}`;
    const secret = await exportSPKI(ours.publicKey);
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  },
  'RS512 with the right key': async () => {
    const jwk = await exportJWK(ours.privateKey);
    const key = await importJWK({ ...jwk, alg: 'RS512' }, 'RS512');
    return new SignJWT(claims()).setProtectedHeader(header({ alg: 'RS512' })).sign(key);
  },
  'another key': () => signed(claims(), header(), theirs.privateKey),
  'an unknown kid': () => signed(claims(), header({ kid: 'unknown' })),
  'a tampered payload': async () => {
    const [head, , signature] = (await signed()).split('.');
    return `${head}.${part(claims({ sub: 'person-2' }))}.${signature}`;
  },
  'a key in the header': async () =>
    signed(claims(), header({ jwk: await exportJWK(theirs.publicKey) }), theirs.privateKey),
  'a certificate in the header': () => signed(claims(), header({ x5c: ['AAAA'] })),
  'a token of ten thousand characters': () => signed(claims({ filler: 'x'.repeat(10_000) })),
};

it.each(Object.keys(refused))('refuses %s', async (name) => {
  const token = (await refused[name]?.()) ?? '';
  await expect(verify(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

it.each(['jku', 'jwk', 'x5u', 'x5c', 'crit'])(
  'refuses %s in the header, even of a token that we signed',
  async (name) => {
    // The library that signs checks these members, so the header is changed before it gets there.
    const head = part({
      ...header(),
      [name]: name === 'jwk' ? await exportJWK(ours.publicKey) : ['https://a.example'],
    });
    const input = `${head}.${part(claims())}`;
    const signature = createSign('RSA-SHA256')
      .update(input)
      .sign(KeyObject.from(ours.privateKey), 'base64url');
    await expect(verify(`${input}.${signature}`)).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

it('requests no URL that a token names for its key', async () => {
  let asked = 0;
  const trap = createServer((_request, answer) => {
    asked += 1;
    answer.end('{}');
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const address = trap.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const name of ['jku', 'x5u'] as const) {
    const token = await signed(
      claims(),
      header({ [name]: `http://127.0.0.1:${port}/keys` }),
      theirs.privateKey,
    );
    await expect(verify(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  }
  trap.close();
  expect(asked).toBe(0);
});

const auth0 = (answer: () => Promise<Response>): Extract<Trust, { provider: 'auth0' }> => ({
  provider: 'auth0',
  domain: 'tenant.example',
  clientId: 'spa',
  audience: 'urn:redress:api',
  fetch: answer,
});
const auth0Claims = (overrides: JWTPayload = {}) => ({
  ...claims({
    iss: 'https://tenant.example/',
    aud: ['urn:redress:api', 'https://tenant.example/userinfo'],
    azp: 'spa',
  }),
  sub: 'auth0|65f0',
  ...overrides,
});
const publishedKeys = async () => {
  const jwk = createPublicKey(await exportSPKI(ours.publicKey)).export({ format: 'jwk' });
  return Response.json({ keys: [{ ...jwk, kid: 'ours', alg: 'RS256', use: 'sig' }] });
};

it("accepts Auth0 tokens with its tenant's keys, loaded once over https", async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(publishedKeys);
  const check = createVerifier({ ...auth0(publishedKeys), fetch: fetched });
  const token = await signed(auth0Claims({ auth_time: undefined }), header({ typ: 'JWT' }));
  expect(await check(token)).toMatchObject({
    provider: 'auth0',
    subject: 'auth0|65f0',
    variant: null,
    sessionId: null,
    signedInAt: null,
  });
  await check(token);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://tenant.example/.well-known/jwks.json',
  ]);
});

it.each([
  ['its ID token', { aud: 'spa' }],
  ['a token of another tenant', { iss: 'https://else.example/' }],
  ['a token issued to another application', { azp: 'else' }],
])('refuses %s from Auth0', async (_name, overrides) => {
  const check = createVerifier(auth0(publishedKeys));
  await expect(check(await signed(auth0Claims(overrides), header({ typ: 'JWT' })))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

it.each([
  ['is out of reach', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 500', () => Promise.resolve(new Response('', { status: 500 }))],
])('is busy, and does not refuse, while Auth0 %s', async (_name, answer) => {
  const check = createVerifier(auth0(answer));
  await expect(check(await signed(auth0Claims(), header({ typ: 'JWT' })))).rejects.toMatchObject({
    code: 'busy',
  });
});
