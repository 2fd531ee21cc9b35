import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { legalPages } from '#contract/legalPages.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { unusedParams as params } from './world.ts';

let world: AppUnderTest;
let person: Person;
beforeAll(async () => {
  world = await anApp();
  person = await world.person();
});
afterAll(() => world.close());

const closed = calls.filter((call) => call.access !== 'public');

it('has exactly these public calls', () => {
  const open = calls.filter((call) => call.access === 'public').map((call) => `${call.method} ${call.url}`);
  expect(open).toEqual([
    'GET /api/v1/client/:clientKey',
    'GET /api/v1/report/:ticket',
    'POST /api/v1/payment/reply',
    'GET /api/v1/cdn/:name',
    'GET /api/health',
    'GET /api/ready',
  ]);
});

it.each(closed.map((call) => [call.name, call] as const))('%s requires a token', async (_, call) => {
  const body = call.body ? {} : undefined;
  const none = await world.ask(call, null, { params, body });
  expect([none.statusCode, none.json()]).toEqual([401, { ok: false, code: 'unauthenticated', error: '' }]);

  const seconds = Math.floor(Date.now() / 1_000);
  for (const claims of [
    { iat: seconds - 2_000, exp: seconds - 1_000 },
    { aud: 'https://another.example/' },
    { iss: 'https://another.example/' },
    { client_id: 'another-application' },
  ]) {
    const token = await world.token(person.subject, 'b2b', claims);
    const answer = await world.ask(call, { ...person, token }, { params, body });
    expect(answer.statusCode).toBe(401);
  }
});

it('responds to an unconfigured host with 404, whatever the request', async () => {
  const headers = { host: 'elsewhere.example', authorization: `Bearer ${person.token}` };
  const answer = await world.app.inject({ url: '/api/v1/profiles', headers });
  expect(answer.statusCode).toBe(404);
});

it.each(legalPages)('shows /%s without a sign-in, on both hosts and no other', async (page) => {
  const statusAt = async (host: string) =>
    (await world.app.inject({ url: `/${page}`, headers: { host } })).statusCode;
  expect(await statusAt('localhost:4000')).toBe(200);
  expect(await statusAt('my.localhost:4000')).toBe(200);
  expect(await statusAt('elsewhere.example')).toBe(404);
});

it('tells an account on the wrong host where it belongs', async () => {
  const { token } = person;
  const answer = await world.app.inject({
    url: '/api/v1/profiles',
    headers: { host: 'my.localhost:4000', authorization: `Bearer ${token}` },
  });
  expect(answer.json()).toEqual({ ok: false, code: 'wrongHost', error: 'http://localhost:4000' });
});

it('sends the security headers with every kind of reply', async () => {
  for (const url of ['/api/health', '/api/v1/profiles', '/api/nothing', '/authorize', '/api/v1/report/x']) {
    const { headers } = await world.app.inject({ url, headers: { host: 'localhost:4000' } });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['referrer-policy']).toBeTypeOf('string');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

it.each(
  calls.filter(({ body, upload }) => !body && upload === undefined).map((call) => [call.name, call] as const),
)('%s has no body and may have a JSON content type', async (_, call) => {
  const plain = await world.ask(call, person, { params });
  const headers = { 'content-type': 'application/json' };
  const answer = await world.ask(call, person, { params, headers });
  expect(answer.statusCode).toBe(plain.statusCode);
});
