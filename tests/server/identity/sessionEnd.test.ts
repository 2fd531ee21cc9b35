import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { anAuthorization, follow, redeem, Tokens } from '../../../tools/token/flow.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';
import { hour, later, refresh, refusal, silently } from './requests.ts';

let server: IdentityServer;
let ana: Known;

beforeAll(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

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
