import fastify, { LogController } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggerOptions, requestLog } from '#server/http/logging.ts';
import { failures } from '#server/http/failures.ts';
import { createImpersonation } from '#server/identity/impersonation.ts';
import { auth0People, type People } from '#server/identity/people.ts';
import { mistakenSupportUsers, supportUsersOf } from '#server/identity/support.ts';
import { session } from '#server/identity/session.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, aFolder, sqliteIn } from '#tests/support/aStore.ts';
import { noLimits } from '#tests/support/noLimits.ts';

const clock = aClock();
const origins = { b2b: 'http://localhost:4000', b2c: 'http://my.localhost:4000' };
const supporter = { provider: 'auth0', subject: 'auth0|support' } as const;
let store: Store;
beforeAll(async () => (store = await openStore(sqliteIn(aFolder(), { clock }))));
afterAll(() => store.close());

const anaRuiz: People = () => Promise.resolve({ fullName: 'Ana Ruiz', mail: 'ana@example.com' });

/** A server whose token is the subject, and its log. */
async function aLoggingServer(people = anaRuiz) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({
    logger: { ...loggerOptions, level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  failures(app);
  requestLog(app);
  await app.register(session, {
    verify: (token) =>
      Promise.resolve({
        provider: 'auth0',
        subject: `auth0|${token.split('.')[0]}`,
        variant: null,
        sessionId: null,
        familyId: null,
        issuedAt: clock.now(),
        signedInAt: clock.now(),
      }),
    origins,
    people,
    store,
    acting: createImpersonation({ store, supportUsers: [supporter], clock }),
    clock,
    limits: noLimits,
    stepUp: false,
  });
  app.get('/api/whoami', (request) => request.session);
  const ask = async (who: string, headers: Record<string, string> = {}) => {
    lines.length = 0;
    const asked = { host: 'localhost:4000', authorization: `Bearer ${who}.b.c`, ...headers };
    const answer = await app.inject({ url: '/api/whoami', headers: asked });
    return {
      status: answer.statusCode,
      body: answer.json(),
      lines: lines.map(({ time: _t, pid: _p, hostname: _h, reqId: _r, ms: _m, level: _l, ...line }) => line),
    };
  };
  return { app, ask };
}
const answered = (status: number) => ({ method: 'GET', route: '/api/whoami', status, msg: 'answered' });
const inAccount = (account: string) => ({ account, ...answered(200) });

it('names the account in every log line, and both identities if support acts for a user', async () => {
  const { app, ask } = await aLoggingServer();
  const ana = await ask('ana');
  expect(ana).toMatchObject({ status: 200, body: { isSupport: false, isImpersonating: false } });
  const { userId, accountId } = ana.body;
  expect(ana.lines).toEqual([inAccount(accountId)]);
  const acting = await ask('support', { 'x-target-user-id': userId });
  expect(acting).toMatchObject({
    status: 200,
    body: { userId, accountId, ...supporter, isSupport: true, isImpersonating: true },
  });
  expect(acting.lines).toEqual([
    { support: 'auth0:auth0|support', actsFor: userId, ...inAccount(accountId) },
  ]);
  // Support agents who only impersonate others get no account of their own.
  expect(await store.users.findBySubject(supporter.provider, supporter.subject)).toBeNull();
  await app.close();
});

it('logs who was refused, and nothing of what was sent', async () => {
  const { app, ask } = await aLoggingServer();
  const refused = await ask('ana', { 'x-target-user-id': 'what someone typed' });
  expect([refused.status, refused.lines]).toEqual([
    403,
    [{ caller: 'auth0:auth0|ana', msg: 'not support' }, answered(403)],
  ]);
  await app.close();
});

it.each([
  [
    'does not respond',
    Object.assign(new TypeError('fetch failed: a.b.c'), {
      cause: Object.assign(new Error('connect a.b.c'), { code: 'ECONNREFUSED' }),
    }),
    'ECONNREFUSED',
  ],
  ['takes too long', new DOMException('a.b.c', 'TimeoutError'), 'TimeoutError'],
  ['responds with 500', new Response('a.b.c', { status: 500 }), 'status 500'],
  ['responds with something else', new Response('a.b.c'), 'unreadable response'],
])('logs that Auth0 %s, but neither the token nor what it sent', async (_what, answer, reason) => {
  const people = auth0People('tenant.example', () =>
    answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer),
  );
  const { ask, app } = await aLoggingServer(people);
  const { status, lines } = await ask('newcomer');
  expect(status).toBe(503);
  expect(lines).toContainEqual({ reason, msg: 'identity provider unavailable' });
  expect(JSON.stringify(lines)).not.toContain('a.b.c');
  await app.close();
});

it('says which pair is meant if SUPPORT_USERS has the id that people see of themselves', async () => {
  const users = {
    find: async (id: string) => (id === 'a user' ? { provider: 'embedded', subject: 'a sign-in' } : null),
  };
  const pairs = supportUsersOf('embedded:a user, embedded:a sign-in');
  expect(await mistakenSupportUsers(pairs, users)).toEqual([
    'SUPPORT_USERS: embedded:a user is the id of a user, not of a sign-in: use embedded:a sign-in.',
  ]);
});
