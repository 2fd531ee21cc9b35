import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { anAuthorization, follow, redeem, Tokens, type Request } from '../../../tools/token/flow.ts';
import type { Answer, Visitor } from '../../../tools/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';

let server: IdentityServer;
let ana: Known;

beforeAll(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

/** Only the date moves: sockets and timers of the server stay real. */
const later = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
const hour = 60 * 60_000;

const refusal = (answer: Answer) => ({ status: answer.status, error: JSON.parse(answer.body).error });

const refresh = (visitor: Visitor, token: string) =>
  visitor.visit('/oauth/token', {
    form: { grant_type: 'refresh_token', client_id: application.clientId, refresh_token: token },
  });

/** What the silent request's page hands to the window above it. */
async function silently(visitor: Visitor, asked?: Request) {
  const { address } =
    asked ?? anAuthorization(visitor.origin, application, { prompt: 'none', response_mode: 'web_message' });
  const { body } = await visitor.visit(address);
  return JSON.parse(/var data = (\{.*\});/.exec(body)?.[1] ?? 'null').response;
}

/** Signs in as far as the code. */
async function aCode(visitor: Visitor) {
  const asked = anAuthorization(visitor.origin, application);
  const page = await openSignIn(visitor, asked.address);
  const posted = await visitor.visit(page, { form: { mail: ana.mail, password: ana.password } });
  const returned = (await follow(visitor, posted)).location;
  return { asked, code: returned?.searchParams.get('code') ?? '', returned };
}

it.each(['b2b', 'b2c'] as const)('signs a person in on the %s host', async (variant) => {
  const visitor = server.visitor(variant);
  const tokens = await signIn(visitor, ana);

  expect(decodeProtectedHeader(tokens.access_token)).toEqual({
    alg: 'RS256',
    typ: 'at+jwt',
    kid: server.keys.signing.kid,
  });
  const access = decodeJwt(tokens.access_token);
  expect(access).toMatchObject({
    iss: `${visitor.origin}/`,
    aud: application.audience,
    sub: ana.id,
    client_id: application.clientId,
  });
  expect(Number(access.exp) - Number(access.iat)).toBe(15 * 60);
  expect(access['email']).toBeUndefined();
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: `${visitor.origin}/`,
    aud: application.clientId,
    sub: ana.id,
    name: 'Ana Ruiz',
    email: ana.mail,
  });
});

it('returns the state to the very address that asked', async () => {
  const { asked, returned } = await aCode(server.visitor('b2b'));
  expect(returned?.origin).toBe(asked.redirectUri);
  expect(returned?.searchParams.get('state')).toBe(asked.state);
  expect(returned?.searchParams.get('iss')).toBe('http://localhost:4000/');
});

it('answers a silent request only where somebody is signed in', async () => {
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

it('shows the silent page to our own windows only and lets it run its one script only', async () => {
  const visitor = server.visitor('b2b');
  const { address } = anAuthorization(visitor.origin, application, {
    prompt: 'none',
    response_mode: 'web_message',
  });
  const { headers } = await visitor.visit(address);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';script-src 'sha256-[\w+/=]+';style-src 'self';base-uri 'none'/,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

it('gives a new refresh token with each use, and access stays with the same person', async () => {
  const visitor = server.visitor('b2b');
  const first = await signIn(visitor, ana);
  const second = Tokens.parse(JSON.parse((await refresh(visitor, first.refresh_token)).body));
  const third = Tokens.parse(JSON.parse((await refresh(visitor, second.refresh_token)).body));
  expect(new Set([first, second, third].map((tokens) => tokens.refresh_token)).size).toBe(3);
  expect(decodeJwt(third.access_token)).toMatchObject({
    sub: ana.id,
    auth_time: decodeJwt(first.access_token)['auth_time'],
  });
});

it('ends the whole family when a used refresh token comes again', async () => {
  const visitor = server.visitor('b2b');
  const first = await signIn(visitor, ana);
  const second = Tokens.parse(JSON.parse((await refresh(visitor, first.refresh_token)).body));
  const invalid = { status: 400, error: 'invalid_grant' };
  expect(refusal(await refresh(visitor, first.refresh_token))).toEqual(invalid);
  expect(refusal(await refresh(visitor, second.refresh_token))).toEqual(invalid);
});

it('lets one of many simultaneous uses of a refresh token win at most, and then none goes on', async () => {
  const visitor = server.visitor('b2b');
  const { refresh_token: token } = await signIn(visitor, ana);
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(visitor, token)));
  const won = answers.filter((answer) => answer.status === 200);
  expect(won.length).toBeLessThanOrEqual(1);
  for (const answer of won) {
    const next = Tokens.parse(JSON.parse(answer.body)).refresh_token;
    expect(refusal(await refresh(visitor, next))).toEqual({ status: 400, error: 'invalid_grant' });
  }
});

it('ends a session that nobody used for eight hours, and keeps one that is refreshed', async () => {
  const visitor = server.visitor('b2b');
  const first = await signIn(visitor, ana);
  later(7 * hour);
  const second = Tokens.parse(JSON.parse((await refresh(visitor, first.refresh_token)).body));
  later(7 * hour);
  expect(await silently(visitor)).toHaveProperty('code');
  later(9 * hour);
  expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
  expect(refusal(await refresh(visitor, second.refresh_token)).error).toBe('invalid_grant');
});

it('asks for the password again after thirty days, however busy they were', async () => {
  const visitor = server.visitor('b2b');
  let { refresh_token: token } = await signIn(visitor, ana);
  for (let step = 0; step < 102; step += 1) {
    later(7 * hour);
    token = Tokens.parse(JSON.parse((await refresh(visitor, token)).body)).refresh_token;
  }
  later(7 * hour);
  expect(refusal(await refresh(visitor, token)).error).toBe('invalid_grant');
  expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
});

it('ends the session, its refresh tokens and silent renewal at sign-out', async () => {
  const visitor = server.visitor('b2c');
  const { refresh_token: token } = await signIn(visitor, ana);
  const query = new URLSearchParams({
    client_id: application.clientId,
    returnTo: 'https://redress.example/',
  });
  const answer = await visitor.visit(`/v2/logout?${query}`);
  expect({ status: answer.status, to: answer.location?.href }).toEqual({
    status: 303,
    to: 'https://redress.example/',
  });
  expect([...visitor.cookies.keys()].filter((name) => name.startsWith('_session'))).toEqual([]);
  expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
  expect(refusal(await refresh(visitor, token))).toEqual({ status: 400, error: 'invalid_grant' });
});

it('revokes a refresh token on request', async () => {
  const visitor = server.visitor('b2b');
  const { refresh_token: token } = await signIn(visitor, ana);
  const form = { token, client_id: application.clientId };
  expect((await visitor.visit('/oauth/revoke', { form })).status).toBe(200);
  expect(refusal(await refresh(visitor, token)).error).toBe('invalid_grant');
});

it('exchanges a code once; the second time ends what the first gave', async () => {
  const visitor = server.visitor('b2b');
  const { asked, code } = await aCode(visitor);
  const first = Tokens.parse(JSON.parse((await redeem(visitor, application, asked, code)).body));
  expect(refusal(await redeem(visitor, application, asked, code))).toEqual({
    status: 400,
    error: 'invalid_grant',
  });
  expect(refusal(await refresh(visitor, first.refresh_token)).error).toBe('invalid_grant');
});

it('refuses a code after a minute, with another verifier, another address, or at the other host', async () => {
  const visitor = server.visitor('b2b');
  const aged = await aCode(visitor);
  later(61_000);
  expect(refusal(await redeem(visitor, application, aged.asked, aged.code)).error).toBe('invalid_grant');
  vi.useRealTimers();

  const changes = [{ verifier: 'x'.repeat(43) }, { redirectUri: `${visitor.origin}/callback` }];
  for (const change of changes) {
    const { asked, code } = await aCode(server.visitor('b2b'));
    const answer = await redeem(visitor, application, { ...asked, ...change }, code);
    expect(refusal(answer).error).toBe('invalid_grant');
  }
  const { asked, code } = await aCode(server.visitor('b2b'));
  expect(refusal(await redeem(server.visitor('b2c'), application, asked, code)).error).toBe('invalid_grant');
});

it.each([
  ['no challenge', { code_challenge: null, code_challenge_method: null }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['an audience that is not ours', { audience: 'urn:else:api' }],
  ['an implicit response', { response_type: 'token' }],
])('sends %s back as an error without a sign-in page', async (_name, overrides) => {
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
  expect(answer.body).toContain('This sign-in cannot continue');
});

it('tells only the name and the mail at /userinfo, to a token made for it', async () => {
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

it('answers pages of other origins with no token and no leave to read the answer', async () => {
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

it('names its own addresses in its configuration and publishes no private key', async () => {
  const visitor = server.visitor('b2c');
  const discovery = JSON.parse((await visitor.visit('/.well-known/openid-configuration')).body);
  expect(discovery).toMatchObject({
    issuer: 'http://my.localhost:4000/',
    authorization_endpoint: 'http://my.localhost:4000/authorize',
    token_endpoint: 'http://my.localhost:4000/oauth/token',
    code_challenge_methods_supported: ['S256'],
  });
  const { keys } = JSON.parse((await visitor.visit('/.well-known/jwks.json')).body);
  expect(keys).toEqual(server.keys.published.keys);
});

it('lets the person that signs in anew with another mail leave nothing of the one before', async () => {
  const visitor = server.visitor('b2b');
  const before = await signIn(visitor, ana);
  const bo = await aPerson(server, 'bo@example.com', 'Bo Lind');
  const asked = anAuthorization(visitor.origin, application, { prompt: 'login' });
  const page = await openSignIn(visitor, asked.address);
  const posted = await visitor.visit(page, { form: { mail: bo.mail, password: bo.password } });
  const code = (await follow(visitor, posted)).location?.searchParams.get('code') ?? '';
  const tokens = Tokens.parse(JSON.parse((await redeem(visitor, application, asked, code)).body));
  expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: bo.id, name: 'Bo Lind' });
  expect(refusal(await refresh(visitor, before.refresh_token)).error).toBe('invalid_grant');
});
