import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { anAuthorization, redeem, Tokens } from '#tests/support/token/flow.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, signIn, type Known } from './people.ts';
import { aCode, later, refresh, refusal, silently } from './requests.ts';

let server: IdentityServer;
let ana: Known;

beforeAll(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

it.each(['b2b', 'b2c'] as const)('signs a person in on the %s host', async (variant) => {
  const visitor = server.visitor(variant);
  const tokens = await signIn(visitor, ana);

  expect(decodeProtectedHeader(tokens.access_token)).toEqual({
    alg: 'RS256',
    typ: 'at+jwt',
    kid: server.keys.signing.current.kid,
  });
  const access = decodeJwt(tokens.access_token);
  expect(access).toMatchObject({
    iss: `${visitor.origin}/`,
    aud: application.audience,
    sub: ana.id,
    client_id: application.clientId,
  });
  expect(Number(access.exp) - Number(access.iat)).toBe(10 * 60);
  expect(access['email']).toBeUndefined();
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: `${visitor.origin}/`,
    aud: application.clientId,
    sub: ana.id,
    name: 'Ana Ruiz',
    email: ana.mail,
  });
});

it('returns the state to the exact URL that requested it', async () => {
  const { asked, returned } = await aCode(server.visitor('b2b'), ana);
  expect(returned?.origin).toBe(asked.redirectUri);
  expect(returned?.searchParams.get('state')).toBe(asked.state);
  expect(returned?.searchParams.get('iss')).toBe('http://localhost:4000/');
});

it('responds to a silent request only if someone is signed in', async () => {
  const visitor = server.visitor('b2b');
  expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
  await signIn(visitor, ana);
  const asked = anAuthorization(visitor.origin, application, {
    prompt: 'none',
    response_mode: 'web_message',
  });
  const { code, state } = await silently(visitor, asked);
  expect(state).toBe(asked.state);
  const tokens = Tokens.parse(JSON.parse((await redeem(visitor, application, asked, code)).body));
  expect(decodeJwt(tokens.access_token).sub).toBe(ana.id);
  expect(await silently(server.visitor('b2c'))).toMatchObject({ error: 'login_required' });
});

it('shows the silent page only to our own windows and lets it run only its one script', async () => {
  const visitor = server.visitor('b2b');
  const { address } = anAuthorization(visitor.origin, application, {
    prompt: 'none',
    response_mode: 'web_message',
  });
  const { headers } = await visitor.visit(address);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';script-src 'sha256-[\w+/=]+';style-src 'self';font-src 'self';form-action 'self';base-uri 'none'/,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

it('exchanges a code once; the second time revokes what the first issued', async () => {
  const visitor = server.visitor('b2b');
  const { asked, code } = await aCode(visitor, ana);
  const first = Tokens.parse(JSON.parse((await redeem(visitor, application, asked, code)).body));
  expect(refusal(await redeem(visitor, application, asked, code))).toEqual({
    status: 400,
    error: 'invalid_grant',
  });
  expect(refusal(await refresh(visitor, first.refresh_token)).error).toBe('invalid_grant');
});

it('refuses a code after a minute, with another verifier or URL, or at the other host', async () => {
  const visitor = server.visitor('b2b');
  const aged = await aCode(visitor, ana);
  later(61_000);
  expect(refusal(await redeem(visitor, application, aged.asked, aged.code)).error).toBe('invalid_grant');
  vi.useRealTimers();

  const changes = [{ verifier: 'x'.repeat(43) }, { redirectUri: `${visitor.origin}/callback` }];
  for (const change of changes) {
    const { asked, code } = await aCode(server.visitor('b2b'), ana);
    const answer = await redeem(visitor, application, { ...asked, ...change }, code);
    expect(refusal(answer).error).toBe('invalid_grant');
  }
  const { asked, code } = await aCode(server.visitor('b2b'), ana);
  expect(refusal(await redeem(server.visitor('b2c'), application, asked, code)).error).toBe('invalid_grant');
});

it.each([
  ['no challenge', { code_challenge: null, code_challenge_method: null }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['an audience that is not ours', { audience: 'urn:else:api' }],
  ['an implicit response', { response_type: 'token' }],
])('returns %s as an error without a sign-in page', async (_name, overrides) => {
  const visitor = server.visitor('b2b');
  const { address } = anAuthorization(visitor.origin, application, overrides);
  const { location } = await visitor.visit(address);
  expect(location?.origin).toBe(visitor.origin);
  expect(location?.href).toContain('error=');
  expect(location?.href).not.toContain('code=');
});

it.each([
  'http://localhost:4000.evil.example/',
  'http://localhost:4000/other',
  'http://my.localhost:4000',
  'https://localhost:4000',
  'http://localhost:4000/?next=//evil.example',
  'http://localhost:4000@evil.example',
  'javascript:alert(1)',
])('never sends a code to %s', async (redirectUri) => {
  const visitor = server.visitor('b2b');
  const { address } = anAuthorization(visitor.origin, application, { redirect_uri: redirectUri });
  const answer = await visitor.visit(address);
  expect({ status: answer.status, location: answer.location }).toEqual({ status: 400, location: null });
  expect(answer.body).toContain('We can’t continue this sign-in');
});

it('returns only the name and email address at /userinfo, to a token made for it', async () => {
  const visitor = server.visitor('b2b');
  await signIn(visitor, ana);
  const asked = anAuthorization(visitor.origin, application, {
    audience: null,
    prompt: 'none',
    response_mode: 'web_message',
  });
  const { code } = await silently(visitor, asked);
  const tokens = JSON.parse((await redeem(visitor, application, asked, code)).body);
  const answer = await visitor.visit('/userinfo', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(JSON.parse(answer.body)).toEqual({ sub: ana.id, name: 'Ana Ruiz', email: ana.mail });
});

it('gives pages of other origins no token and no permission to read the response', async () => {
  const visitor = server.visitor('b2b');
  const { refresh_token: token } = await signIn(visitor, ana);
  const form = { grant_type: 'refresh_token', client_id: application.clientId, refresh_token: token };
  for (const origin of ['https://evil.example', 'http://my.localhost:4000', 'null']) {
    const answer = await visitor.visit('/oauth/token', { form, headers: { origin } });
    expect(refusal(answer)).toEqual({ status: 400, error: 'invalid_request' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect((await visitor.visit('/oauth/token', { form, headers: { origin: visitor.origin } })).status).toBe(
    200,
  );
});

it('lists its own URLs in its configuration and publishes no private key', async () => {
  const visitor = server.visitor('b2c');
  const discovery = JSON.parse((await visitor.visit('/.well-known/openid-configuration')).body);
  expect(discovery).toMatchObject({
    issuer: 'http://my.localhost:4000/',
    authorization_endpoint: 'http://my.localhost:4000/authorize',
    token_endpoint: 'http://my.localhost:4000/oauth/token',
    code_challenge_methods_supported: ['S256'],
  });
  const { keys } = JSON.parse((await visitor.visit('/.well-known/jwks.json')).body);
  expect(keys).toEqual(server.keys.signing.published.keys);
});
