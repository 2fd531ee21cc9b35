import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { createProfile, listProfiles } from '#contract/profiles.ts';
import { rewriteLetters } from '#contract/repair.ts';
import { safeName } from '#server/letters/archive.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { unusedParams as params } from './world.ts';

let world: AppUnderTest;
let who: Person;
beforeAll(async () => {
  world = await anApp();
  who = await world.person();
});
afterAll(() => world.close());

const notFound = { ok: false, code: 'notFound', error: '' };
const invalid = { ok: false, code: 'invalid', error: '' };
const json = (text: string) => ({
  payload: Buffer.from(text),
  headers: { 'content-type': 'application/json' },
});
const get = (url: string) =>
  world.app.inject({ url, headers: { host: 'localhost:4000', authorization: `Bearer ${who.token}` } });

describe('a path that cannot name anything', () => {
  it.each(['%', '%%%', '%E0%A4%A', 'a'.repeat(201), 'a'.repeat(30_000)])(
    'is not found, with the usual headers, and is not repeated: %.12s',
    async (name) => {
      const answer = await get(`/api/v1/profile/details/${name}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('JSON that harms careless readers', () => {
  const profile = JSON.stringify(aProfileInput());
  it.each([
    ['nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['nested 10,000 deep in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['nested 65 deep', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['with a prototype', profile.replace('{', '{"__proto__":{"role":"support"},')],
    ['with a constructor', profile.replace('{', '{"constructor":{"prototype":{"role":"support"}},')],
    ['cut off', profile.slice(0, -3)],
    ['a text that never ends', `"${'\\"'.repeat(400_000)}`],
  ])('is refused: %s', async (_, text) => {
    for (const call of [createProfile, rewriteLetters]) {
      const answer = await world.ask(call, who, { params, ...json(text) });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid' }]);
    }
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });

  it('is read if the brackets are inside a text', async () => {
    const answer = await world.ask(rewriteLetters, who, { params, body: '[{"\\'.repeat(100) });
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
  });

  it('has its last value if a name appears twice, and no value beyond what a number can be', async () => {
    const twice = JSON.stringify(aProfileInput({ city: 'Peoria' })).replace('{', '{"city":7,');
    expect((await world.ask(createProfile, who, json(twice))).statusCode).toBe(200);
    const huge = JSON.stringify(aProfileInput()).replace('"Devin"', '1e400');
    expect((await world.ask(createProfile, who, json(huge))).json()).toMatchObject({ ...invalid });
  });
});

describe('a text that cannot be stored as it is: with a NUL, or half of a surrogate pair', () => {
  it.each([
    ['in a body', createProfile, { body: aProfileInput({ firstName: 'A\0na' }) }, 'firstName'],
    ['deep in a body', rewriteLetters, { params, body: { a: [{ b: 'x' }, { b: '\0' }] } }, 'a.1.b'],
    ['in a query', listProfiles, { query: { search: 'A\0na' } }, 'search'],
    ['the first half, in a body', createProfile, { body: aProfileInput({ city: 'Peoria\ud83d' }) }, 'city'],
    [
      'the second half, deep in a body',
      rewriteLetters,
      { params, body: { a: [{ b: '\udca1 x' }] } },
      'a.0.b',
    ],
  ])('is refused: %s', async (_, call, asked, field) => {
    const answer = await world.ask(call, who, asked);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { ...invalid, fields: [{ field, problem: 'invalid' }] },
    ]);
  });
});

it('JSON in another encoding than UTF-8 is refused, and no letter of it replaced', async () => {
  const body = JSON.stringify(aProfileInput({ firstName: 'José' }));
  const headers = { 'content-type': 'application/json' };
  const sent = (encoding: 'utf8' | 'latin1') =>
    world.ask(createProfile, who, { payload: Buffer.from(body, encoding), headers });
  const latin = await sent('latin1');
  expect([latin.statusCode, latin.json()]).toEqual([400, invalid]);
  expect((await sent('utf8')).statusCode).toBe(200);
});

/** Every pattern that input is compared with, by where it is. */
function patterns(): ReadonlyMap<string, RegExp> {
  const found = new Map<string, RegExp>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('pattern' in value && typeof value.pattern === 'string')
      found.set(place, new RegExp(value.pattern, 'u'));
    for (const [name, inner] of Object.entries(value)) visit(inner, `${place}.${name}`);
  };
  for (const call of calls)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = call[part];
      if (schema !== undefined)
        visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${call.name}.${part}`);
    }
  return found;
}

/** What else is done with a text of any length, by what it is for. */
const readers: ReadonlyMap<string, (text: string) => unknown> = new Map([
  ['the name of an uploaded file', safeName],
]);

it('no pattern takes long, whatever text it is given', () => {
  const length = 30_000;
  const pieces = ['a', '0', ' ', '-', '.', 'a.', '1,', '@', 'a@', '/', '%', 'A1', '(', '+1'];
  const begins = ['', '!', 'https://', 'a@'];
  // A pattern that fits almost everything fails at the end only, after which it may try from each place again.
  const ends = ['', '!', '@'];
  const texts = pieces.flatMap((piece) => {
    const long = piece.repeat(length / piece.length);
    return begins.flatMap((begin) => ends.map((end) => `${begin}${long}${end}`));
  });
  // Its thread's own processor time, at best of three: what else the machine does must not look like a slow
  // pattern, while a pattern that backtracks is slow each time.
  const spent = (read: (text: string) => unknown, text: string) => {
    const begun = process.threadCpuUsage();
    read(text);
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1_000;
  };
  const limit = 100;
  let slowest = { milliseconds: 0, place: '' };
  const distinct = new Map([...patterns()].map(([place, pattern]) => [pattern.source, { place, pattern }]));
  const all = new Map([
    ...[...distinct.values()].map(
      ({ place, pattern }) => [place, (text: string) => pattern.test(text)] as const,
    ),
    ...readers,
  ]);
  for (const [place, read] of all) {
    for (const text of texts) {
      let milliseconds = spent(read, text);
      for (let again = 0; again < 2 && milliseconds >= limit; again++)
        milliseconds = Math.min(milliseconds, spent(read, text));
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, place };
    }
  }
  expect(distinct.size).toBeGreaterThan(8);
  expect(slowest.milliseconds < limit ? null : slowest.place).toBeNull();
  figure(`${all.size} patterns, slowest ${slowest.milliseconds.toFixed(1)} ms for ${length} characters`);
});
