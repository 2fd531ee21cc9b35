import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { anApp, pathOf, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { nobody, optionsFor, owned } from './ownedCalls.ts';
import { unusedParams as params } from './world.ts';

let world: AppUnderTest;
let who: Person;
beforeAll(async () => {
  world = await anApp();
  who = await world.person();
});
afterAll(() => world.close());

const needed: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
};

/** Pages of the provider, paths that do not exist, and requests that are refused before they reach a call. */
const others = [
  '/authorize',
  '/session/end',
  '/.well-known/openid-configuration',
  '/jwks',
  '/interaction/unknown',
  '/api/nothing',
  '/nothing',
  '/%',
  `/api/v1/profile/details/${'a'.repeat(300)}`,
];

it('headers against misuse are on every reply: of each call, answered and refused, and of all else', async () => {
  const without: string[] = [];
  const statuses = new Set<number>();
  let replies = 0;
  const check = (name: string, { statusCode, headers }: { statusCode: number; headers: object }) => {
    replies += 1;
    statuses.add(statusCode);
    const given: Readonly<Record<string, unknown>> = { ...headers };
    // The provider's silent page is framed by our own pages, on both hosts; it says so in its policy.
    const frames = `${String(given['x-frame-options'])} ${String(given['content-security-policy'])}`;
    if (!/^(DENY|SAMEORIGIN) |frame-ancestors/.test(frames)) without.push(`${name}: may be framed`);
    for (const [header, pattern] of Object.entries(needed))
      if (!pattern.test(String(given[header])))
        without.push(`${name}: ${header} is ${String(given[header])}`);
    for (const header of ['server', 'x-powered-by']) if (header in given) without.push(`${name}: ${header}`);
    if (name.startsWith('/api/') && !/no-store|immutable/.test(String(given['cache-control'])))
      without.push(`${name}: cache-control is ${String(given['cache-control'])}`);
  };
  for (const call of calls) {
    const options = owned.includes(call) ? optionsFor(call, nobody, Buffer.from('')) : { params };
    for (const token of [who.token, 'garbage'])
      check(call.url, await world.ask(call, { ...who, token }, options));
    const elsewhere = { host: 'elsewhere.example' };
    check(
      call.url,
      await world.app.inject({ method: call.method, url: pathOf(call, { params }), headers: elsewhere }),
    );
  }
  for (const url of others) check(url, await world.app.inject({ url, headers: { host: 'localhost:4000' } }));
  expect(without).toEqual([]);
  expect([200, 400, 401, 404].every((status) => statuses.has(status))).toBe(true);
  figure(`${replies} replies with ${Object.keys(needed).length} headers each`);
});
