import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createAdapter } from '#server/identity/embedded/adapter.ts';
import { anAuthorization, follow, redeem, Tokens } from '../../support/token/flow.ts';
import type { Visitor } from '../../support/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';
import { aCode, hour, later, refresh, refusal, silently } from './requests.ts';

let server: IdentityServer;
let ana: Known;

beforeAll(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

it('issues a new refresh token with each use, and access stays with the same person', async () => {
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

it('revokes the whole family if a used refresh token is used again', async () => {
  const visitor = server.visitor('b2b');
  const first = await signIn(visitor, ana);
  const second = Tokens.parse(JSON.parse((await refresh(visitor, first.refresh_token)).body));
  const invalid = { status: 400, error: 'invalid_grant' };
  expect(refusal(await refresh(visitor, first.refresh_token))).toEqual(invalid);
  expect(refusal(await refresh(visitor, second.refresh_token))).toEqual(invalid);
});

it('accepts at most one of many simultaneous uses of a refresh token, and then revokes all', async () => {
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

it('ends a session that was not used for eight hours, and keeps one that is refreshed', async () => {
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

const status = async (visitor: Visitor, token: string) =>
  (await visitor.visit('/api/whoami', { headers: { authorization: `Bearer ${token}` } })).status;
const leave = (visitor: Visitor) => visitor.visit(`/v2/logout?client_id=${application.clientId}`);

it('refuses the access tokens of a session after its sign-out, and those of no other', async () => {
  const visitor = server.visitor('b2b');
  const first = await signIn(visitor, ana);
  const second = Tokens.parse(JSON.parse((await refresh(visitor, first.refresh_token)).body));
  const elsewhere = server.visitor('b2b');
  const other = await signIn(elsewhere, ana);
  const all = async () =>
    Promise.all([
      status(visitor, first.access_token),
      status(visitor, second.access_token),
      status(elsewhere, other.access_token),
    ]);
  expect(await all()).toEqual([200, 200, 200]);
  await leave(visitor);
  expect(await all()).toEqual([401, 401, 200]);
});

it('refuses the access tokens of a refresh token that was used twice, or of a code', async () => {
  const visitor = server.visitor('b2b');
  const first = await signIn(visitor, ana);
  const second = Tokens.parse(JSON.parse((await refresh(visitor, first.refresh_token)).body));
  expect(await status(visitor, second.access_token)).toBe(200);
  await refresh(visitor, first.refresh_token);
  expect([await status(visitor, first.access_token), await status(visitor, second.access_token)]).toEqual([
    401, 401,
  ]);
  // The session itself continues.
  expect(await silently(visitor)).toHaveProperty('code');

  const other = server.visitor('b2b');
  const { asked, code } = await aCode(other, ana);
  const tokens = Tokens.parse(JSON.parse((await redeem(other, application, asked, code)).body));
  expect(await status(other, tokens.access_token)).toBe(200);
  await redeem(other, application, asked, code);
  expect(await status(other, tokens.access_token)).toBe(401);
});

it('refuses a token that names no session or family, or one of the other host', async () => {
  const { access_token: token } = await signIn(server.visitor('b2b'), ana);
  const { sid, fam, ...claims } = decodeJwt(token);
  const key = await importJWK(server.keys.signing.current, 'RS256');
  const header = { alg: 'RS256', typ: 'at+jwt', kid: server.keys.signing.current.kid };
  const signed = (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader(header).sign(key);
  const ask = async (payload: JWTPayload) => status(server.visitor('b2b'), await signed(payload));
  expect([
    await ask({ ...claims, sid, fam }),
    await ask({ ...claims, fam }),
    await ask({ ...claims, sid }),
  ]).toEqual([200, 401, 401]);
  expect(await ask({ ...claims, sid, fam, iss: `${server.identity.origins.b2c}/` })).toBe(401);
});

it('does not restore a session that a request running during its sign-out writes again', async () => {
  const sessions = createAdapter(server.store.oidcPayloads, 'b2b', { now: () => new Date() })('Session');
  const payload = { uid: 'uid-1', accountId: ana.id };
  await sessions.upsert('id-1', payload, 60);
  expect(await sessions.findByUid('uid-1')).toEqual(payload);
  await sessions.destroy('id-1');
  await sessions.upsert('id-1', payload, 60);
  expect([await sessions.find('id-1'), await sessions.findByUid('uid-1')]).toEqual([undefined, undefined]);
});

it('leaves nothing usable of what is refreshed or requested while the person signs out', async () => {
  for (let round = 0; round < 12; round += 1) {
    const visitor = server.visitor('b2c');
    const first = await signIn(visitor, ana);
    // As in other tabs of the browser: with the cookies from before.
    const tabs = [server.visitor('b2c'), server.visitor('b2c')] as const;
    for (const tab of tabs) for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
    const [refreshed] = await Promise.all([
      refresh(tabs[0], first.refresh_token),
      leave(visitor),
      silently(tabs[1]),
    ]);
    for (const tab of tabs) expect(await silently(tab)).toMatchObject({ error: 'login_required' });
    if (refreshed.status !== 200) continue;
    const tokens = Tokens.parse(JSON.parse(refreshed.body));
    expect(await status(visitor, tokens.access_token)).toBe(401);
    expect(refusal(await refresh(visitor, tokens.refresh_token)).error).toBe('invalid_grant');
  }
});

it('revokes a refresh token on request', async () => {
  const visitor = server.visitor('b2b');
  const { refresh_token: token } = await signIn(visitor, ana);
  const form = { token, client_id: application.clientId };
  expect((await visitor.visit('/oauth/revoke', { form })).status).toBe(200);
  expect(refusal(await refresh(visitor, token)).error).toBe('invalid_grant');
});

it('leaves nothing of the previous person if someone signs in with another email address', async () => {
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
