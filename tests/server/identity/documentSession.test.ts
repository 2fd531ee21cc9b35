import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import type { Visitor } from '../../support/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, signIn, type Known } from './people.ts';
import { hour, later, refresh, silently } from './requests.ts';

let server: IdentityServer;
let ana: Known;
let signedIn: Visitor;

beforeAll(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
  signedIn = (await aVisitor()).visitor;
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a browser sends when a person opens an address in a tab. */
const opening = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
const Session = z.object({ token: z.string(), seconds: z.number(), person: z.string(), mail: z.string() });
const Answer = z.object({ session: z.nullable(Session) });

async function sessionFor(
  visitor: Visitor,
  headers: Readonly<Record<string, string>> = opening,
  address = '/session',
) {
  return Answer.parse(JSON.parse((await visitor.visit(address, { headers })).body)).session;
}

async function aVisitor(variant: 'b2b' | 'b2c' = 'b2b', person = ana, on = server) {
  const visitor = on.visitor(variant);
  const tokens = await signIn(visitor, person);
  return { visitor, tokens };
}

const statusOf = async (visitor: Visitor, token: string) =>
  (await visitor.visit('/api/whoami', { headers: { authorization: `Bearer ${token}` } })).status;

it('gives a page the token that silent renewal would get, for five minutes', async () => {
  const { visitor, tokens } = await aVisitor();
  const session = await sessionFor(visitor);
  const token = session?.token ?? '';
  expect(session).toEqual({ token, seconds: 300, person: ana.id, mail: ana.mail });
  const { iat = 0, exp = 0, jti, ...claims } = decodeJwt(token);
  const { iat: _, exp: __, jti: renewedJti, ...usual } = decodeJwt(tokens.access_token);
  expect(claims).toEqual(usual);
  expect(decodeProtectedHeader(token)).toEqual(decodeProtectedHeader(tokens.access_token));
  expect([exp - iat, jti === renewedJti]).toEqual([300, false]);
  expect(await statusOf(visitor, token)).toBe(200);
  later(6 * 60_000);
  expect(await statusOf(visitor, token)).toBe(401);
});

it.each([
  ['a program that does not say what it is', {}],
  ['a frame', { ...opening, 'sec-fetch-dest': 'iframe' }],
  ['an embedded object', { ...opening, 'sec-fetch-dest': 'object' }],
  ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a script that asks for a document', { ...opening, 'sec-fetch-mode': 'cors' }],
  ['a prefetch', { ...opening, 'sec-purpose': 'prefetch' }],
])('gives none to %s', async (_who, headers) => {
  expect(await sessionFor(signedIn, headers)).toBeNull();
  expect(await sessionFor(signedIn)).not.toBeNull();
});

it('gives none without a session, and none to the page of a returning sign-in', async () => {
  expect(await sessionFor(server.visitor('b2b'))).toBeNull();
  const forged = server.visitor('b2b');
  forged.cookies.set('_session', 'made-up');
  forged.cookies.set('_session.sig', 'made-up');
  expect(await sessionFor(forged)).toBeNull();
  expect(await sessionFor(signedIn, opening, '/session?code=abc&state=def')).toBeNull();
});

it('gives none on the other host, whose session is another one', async () => {
  const there = server.visitor('b2c');
  for (const [name, value] of signedIn.cookies) there.cookies.set(name, value);
  expect(await sessionFor(there)).toBeNull();
});

it('gives none after a sign-out, and refuses the one it gave', async () => {
  const { visitor } = await aVisitor();
  const cookies = [...visitor.cookies];
  const token = (await sessionFor(visitor))?.token ?? '';
  expect(await statusOf(visitor, token)).toBe(200);
  await visitor.visit(`/v2/logout?client_id=${application.clientId}`);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  expect([await sessionFor(visitor), await statusOf(visitor, token)]).toEqual([null, 401]);
});

it('gives none once the refresh tokens of the session are revoked, and refuses the one it gave', async () => {
  const { visitor, tokens } = await aVisitor();
  const token = (await sessionFor(visitor))?.token ?? '';
  await refresh(visitor, tokens.refresh_token);
  await refresh(visitor, tokens.refresh_token);
  expect([await sessionFor(visitor), await statusOf(visitor, token)]).toEqual([null, 401]);
});

it('ends with a session that nobody used for eight hours, and counts as using it', async () => {
  const { visitor } = await aVisitor();
  later(7 * hour);
  expect(await sessionFor(visitor)).not.toBeNull();
  later(7 * hour);
  expect(await silently(visitor)).toHaveProperty('code');
  later(9 * hour);
  expect(await sessionFor(visitor)).toBeNull();
});

it('says when the person signed in, so that a sensitive call asks again', async () => {
  const { visitor, tokens } = await aVisitor();
  later(hour);
  const token = (await sessionFor(visitor))?.token ?? '';
  expect(decodeJwt(token)['auth_time']).toBe(decodeJwt(tokens.access_token)['auth_time']);
});

it('shows the session in the list of the person it belongs to', async () => {
  const bo = await aPerson(server, 'bo@example.com', 'Bo Lind');
  const { visitor } = await aVisitor('b2b', bo);
  const firefox = { ...opening, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  later(hour);
  await sessionFor(visitor, firefox);
  expect(await server.store.embeddedSessions.of(bo.id)).toMatchObject([
    { browser: 'Firefox', system: 'Linux' },
  ]);
});

it('gives none to a person who has become staff without a second factor', async () => {
  const strict = await anIdentityServer({ secondFactor: 'required' });
  try {
    const em = await aPerson(strict, 'em@example.com', 'Em Stone');
    const { visitor } = await aVisitor('b2c', em, strict);
    expect(await sessionFor(visitor)).not.toBeNull();
    const accountId = await strict.store.accounts.create('b2b', 'America/New_York');
    const person = {
      provider: 'embedded',
      subject: em.id,
      timeZone: 'America/New_York',
      mail: em.mail,
    } as const;
    await strict.store.users.add(accountId, { ...person, variant: 'b2b', fullName: 'Em Stone' });
    expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
    expect(await sessionFor(visitor)).toBeNull();
  } finally {
    await strict.close();
  }
});

it('lets the page find out itself while the database does not answer', async () => {
  const away = new StoreUnavailable('ECONNREFUSED', 'The database does not answer.');
  vi.spyOn(server.store.oidcPayloads, 'find').mockRejectedValue(away);
  expect(await sessionFor(signedIn)).toBeNull();
});
