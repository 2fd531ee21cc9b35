import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createImpersonation } from '#server/identity/impersonation.ts';
import { IdentityProviderUnavailable } from '#server/identity/identityProviderUnavailable.ts';
import { auth0People, type Person } from '#server/identity/people.ts';
import { createSessionReader, type SessionOptions } from '#server/identity/session.ts';
import { loadIdentityKeys } from '#server/identity/embedded/keys.ts';
import type { Visitor } from '../../support/token/visitor.ts';
import { anIdentityServer, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, signIn } from './people.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await anIdentityServer();
});
afterAll(() => server.close());

const ask = async (visitor: Visitor, token: string | null, path = '/api/whoami') => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const { status, body } = await visitor.visit(path, { headers });
  return { status, body: JSON.parse(body) };
};
const unauthenticated = { status: 401, body: { ok: false, code: 'unauthenticated', error: '' } };

it('creates account and person with the first request, with the variant of the host', async () => {
  const ana = await aPerson(server, 'ana@example.com', 'Ana Ruiz');
  const visitor = server.visitor('b2c');
  const { access_token: token } = await signIn(visitor, ana);
  const member = async () => server.store.users.findBySubject('embedded', ana.id);
  expect(await member()).toBeNull();
  const { status, body } = await ask(visitor, token);
  const made = await member();
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      userId: made?.user.id,
      accountId: made?.account.id,
      variant: 'b2c',
      role: 'owner',
      provider: 'embedded',
      subject: ana.id,
      isSupport: false,
      isImpersonating: false,
      signedInAt: expect.any(String),
      timeZone: 'America/New_York',
    },
  });
  expect(made?.user).toMatchObject({ fullName: 'Ana Ruiz', mail: 'ana@example.com' });
  expect(made?.account.variant).toBe('b2c');
});

it('creates one account for twenty first requests at once', async () => {
  const bo = await aPerson(server, 'bo@example.com');
  const visitor = server.visitor('b2b');
  const { access_token: token } = await signIn(visitor, bo);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(visitor, token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.accountId)).size).toBe(1);
  expect(new Set(answers.map(({ body }) => body.userId)).size).toBe(1);
});

it('tells a person on the wrong host where their account is, and creates no second one', async () => {
  const cleo = await aPerson(server, 'cleo@example.com');
  const home = server.visitor('b2b');
  const there = server.visitor('b2c');
  const { access_token: token } = await signIn(home, cleo);
  const wrong = { status: 403, body: { ok: false, code: 'wrongHost', error: 'http://localhost:4000' } };
  expect(await ask(there, token)).toEqual(wrong);
  expect(await server.store.users.findBySubject('embedded', cleo.id)).toBeNull();

  await ask(home, token);
  const other = await signIn(there, cleo);
  expect(await ask(there, other.access_token)).toEqual(wrong);
});

it('records the sign-in once and activity by the minute', async () => {
  const dan = await aPerson(server, 'dan@example.com');
  const visitor = server.visitor('b2b');
  const { access_token: token } = await signIn(visitor, dan);
  const times = async () => {
    await ask(visitor, token);
    const member = await server.store.users.findBySubject('embedded', dan.id);
    return { signIn: member?.user.lastSignIn, active: member?.user.lastActive };
  };
  const first = await times();
  expect(first.signIn).toBe(first.active);
  expect(await times()).toEqual(first);
  server.wait(61_000);
  const later = await times();
  expect(later.signIn).toBe(first.signIn);
  expect(Date.parse(later.active ?? '') - Date.parse(first.active ?? '')).toBeGreaterThan(60_000);
});

it('refuses everyone without a valid token, on any route that is not public', async () => {
  const visitor = server.visitor('b2b');
  expect(await ask(visitor, null)).toEqual(unauthenticated);
  expect(await ask(visitor, 'nonsense')).toEqual(unauthenticated);
  expect(await ask(visitor, 'a.b.c')).toEqual(unauthenticated);
  expect(await ask(visitor, null, '/api/open')).toEqual({ status: 200, body: { ok: true } });
  expect(await ask(visitor, null, '/api/open/whoami')).toEqual(unauthenticated);
});

it('does not accept an ID token as an access token', async () => {
  const eve = await aPerson(server, 'eve@example.com');
  const visitor = server.visitor('b2b');
  const { id_token: token } = await signIn(visitor, eve);
  expect(await ask(visitor, token)).toEqual(unauthenticated);
});

it('keeps one set of keys in the store, for all processes', async () => {
  const { signing, ...others } = await loadIdentityKeys(server.store.secrets, { now: () => new Date() });
  const { signing: known, ...otherKnown } = server.keys;
  expect(signing.all).toEqual(known.all);
  expect(others).toEqual(otherKnown);
});

const atAuth0 = (answer: Response | Error) => {
  const fetched = vi.fn<typeof fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  return { fetched, people: auth0People('tenant.example', fetched) };
};
const identity = {
  provider: 'auth0',
  subject: 'auth0|1',
  variant: null,
  sessionId: null,
  familyId: null,
  issuedAt: new Date(),
  signedInAt: null,
} as const;

it('asks Auth0 for the name of a new person with their own token', async () => {
  const { fetched, people } = atAuth0(
    Response.json({ sub: 'auth0|1', name: 'Fay Wu', email: 'fay@example.com' }),
  );
  expect(await people(identity, 'a.b.c')).toEqual({ fullName: 'Fay Wu', mail: 'fay@example.com' });
  expect(fetched.mock.calls[0]).toMatchObject([
    'https://tenant.example/userinfo',
    { headers: { authorization: 'Bearer a.b.c' }, redirect: 'error' },
  ]);
});

it.each([
  ['does not answer', new TypeError('fetch failed')],
  ['answers 500', new Response('', { status: 500 })],
  ['answers nonsense', new Response('<html>')],
])('is busy while Auth0 %s', async (_name, answer) => {
  await expect(atAuth0(answer).people(identity, 'a.b.c')).rejects.toMatchObject({ code: 'busy' });
});

it.each([
  ['and is confirmed', true, { verifiedMail: 'fay@example.com' }],
  ['but is not confirmed', false, {}],
  ['confirmed in words only', 'true', {}],
])('J25 knows an address from Auth0 %s', async (_name, isVerified, verified) => {
  const info = { name: 'Fay Wu', email: 'fay@example.com', email_verified: isVerified };
  expect(await atAuth0(Response.json(info)).people(identity, 'a.b.c')).toEqual({
    fullName: 'Fay Wu',
    mail: 'fay@example.com',
    ...verified,
  });
});

it('J25 asks Auth0 at each sign-in whether the address is confirmed, and lets people in while it does not answer', async () => {
  let now = new Date(server.now());
  const clock = { now: () => new Date(server.now()) };
  const answers: (Person | Error)[] = [
    { fullName: 'Fay Wu', mail: 'fay@example.com' },
    { fullName: 'Fay Wu', mail: 'fay@example.com', verifiedMail: 'fay@example.com' },
    new IdentityProviderUnavailable('status 500'),
    { fullName: '', mail: '' },
  ];
  const signedIn = { ...identity, subject: 'auth0|verified' };
  const read = createSessionReader({
    verify: () => Promise.resolve({ ...signedIn, signedInAt: now }),
    origins: server.identity.origins,
    people: () => {
      const answer = answers.shift();
      return answer instanceof Error || answer === undefined
        ? Promise.reject(answer ?? new Error('asked too often'))
        : Promise.resolve(answer);
    },
    store: server.store,
    acting: createImpersonation({ store: server.store, supportUsers: [], clock }),
    clock,
  });
  /** The addresses that reminders go to after another sign-in, with a second request in it. */
  const afterSignIn = async () => {
    server.wait(60_000);
    now = new Date(server.now());
    const request = {
      host: 'localhost:4000',
      log: { warn: () => undefined },
      headers: { authorization: 'Bearer a.b.c' },
    };
    const { accountId } = await read(request);
    await read(request);
    return (await server.store.reminders.recipients(accountId)).map(({ mail }) => mail);
  };
  expect(await afterSignIn()).toEqual([]);
  expect(await afterSignIn()).toEqual(['fay@example.com']);
  expect(await afterSignIn()).toEqual(['fay@example.com']);
  expect(await afterSignIn()).toEqual([]);
});

it('lets in a person from Auth0 whose token may not read their name', async () => {
  const { people } = atAuth0(new Response('', { status: 403 }));
  expect(await people(identity, 'a.b.c')).toEqual({ fullName: '', mail: '' });
});

it("gives a person from Auth0 the variant of the request's host", async () => {
  const clock = { now: () => new Date() };
  const options: Omit<SessionOptions, 'limits' | 'stepUp'> = {
    verify: () => Promise.resolve(identity),
    origins: server.identity.origins,
    people: () => Promise.resolve({ fullName: 'Fay Wu', mail: 'fay@example.com' }),
    store: server.store,
    acting: createImpersonation({ store: server.store, supportUsers: [], clock }),
    clock,
  };
  const read = createSessionReader(options);
  const at = (host: string) =>
    read({ host, log: { warn: () => undefined }, headers: { authorization: 'Bearer a.b.c' } });
  expect(await at('my.localhost:4000')).toMatchObject({
    variant: 'b2c',
    provider: 'auth0',
    subject: 'auth0|1',
  });
  await expect(at('localhost:4000')).rejects.toMatchObject({
    code: 'wrongHost',
    detail: 'http://my.localhost:4000',
  });
  await expect(at('evil.example')).rejects.toMatchObject({ code: 'notFound' });
});
