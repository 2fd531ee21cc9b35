import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UserSettings } from '#contract/account.ts';
import { anAuthorization } from '#tests/support/token/flow.ts';
import { figure } from '#tests/support/figure.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';

let server: IdentityServer;
beforeAll(async () => (server = await anIdentityServer()));
afterAll(() => server.close());

const own = 'http://localhost:4000';
const evil = 'evil.example';
/** Ways to write another site so that a careless comparison takes it for ours. */
const disguised: readonly string[] = [
  ...['https:', 'http:', '', 'HTTPS:', ' https:', '\thttps:', 'https:\t', 'ht\ntps:'].flatMap((scheme) =>
    ['//', '/\\', '\\\\', '\\/', '///', '////', '/\t/', '/%09/', '/%5c', '%2f%2f', ''].map(
      (slashes) => `${scheme}${slashes}${evil}/`,
    ),
  ),
  ...[
    '@',
    ':80@',
    '%40',
    '\\@',
    '#@',
    '?@',
    '.',
    '%2e',
    '%00.',
    '%0d%0a.',
    '\u3002',
    '\uff0e',
    '\uff61',
    ';',
    '&',
    '%ff.',
  ].flatMap((joint) => [
    `${own}${joint}${evil}/`,
    `${own}/${joint}${evil}/`,
    `http://localhost${joint}${evil}:4000/`,
  ]),
  ...[
    'javascript',
    'JavaScript',
    'java\tscript',
    ' javascript',
    '\u0001javascript',
    'data',
    'vbscript',
    'file',
    'blob',
    'about',
  ].flatMap((scheme) => [
    `${scheme}:alert(1)`,
    `${scheme}://${own}/%0aalert(1)`,
    `${scheme}:text/html,<script>alert(1)</script>`,
  ]),
  'http://my.localhost:4000/',
  'https://localhost:4000/',
  'http://localhost:4001/',
  'http://localhost/',
  'http://LOCALHOST:4000/x',
  ...[
    '/x',
    '/?next=//evil.example',
    '/#//evil.example',
    '/..//evil.example',
    '/%2e%2e/',
    '//',
    '/\\',
    '?a',
    '#a',
    '/a/b',
  ].map((rest) => `${own}${rest}`),
  '//evil.example',
  '/\\evil.example',
  '/evil.example',
  'evil.example',
  '',
  ' ',
  '.',
  '..',
  './/evil.example',
  ...[1, 2, 3].map((times) => `${encodeURIComponent('https://').repeat(times)}${evil}`),
];
/** With what often slips through in front and behind. */
const all = disguised.flatMap((address) => [address, `${address}?${own}/`]);
/** The address that an application has registered. */
const isOwn = (address: string) => [own, `${own}/`].includes(address);

it('no address leads a visitor from the sign-in or the sign-out to another site', async () => {
  const visitor = server.visitor('b2b');
  const left: string[] = [];
  const check = (how: string, address: string, location: URL | null) => {
    if (location !== null && location.origin !== own)
      left.push(`${how} ${JSON.stringify(address)}: ${location.href}`);
  };
  for (const address of all) {
    const query = new URLSearchParams({ client_id: application.clientId, returnTo: address });
    const out = await visitor.visit(`/v2/logout?${query}`);
    check('sign-out', address, out.location);
    const asked = anAuthorization(visitor.origin, application, { redirect_uri: address, prompt: 'none' });
    const { location, status } = await visitor.visit(asked.address);
    check('sign-in', address, location);
    // Not even an error is reported there.
    if (!isOwn(address) && status !== 400) left.push(`sign-in ${JSON.stringify(address)}: ${status}`);
  }
  expect(left).toEqual([]);
  expect(all.length * 2).toBeGreaterThan(300);
  figure(`${all.length * 2} addresses, 0 leave`);
});

it("a company's website is an https address, and hides nothing about where it leads", () => {
  const { companyUrl } = UserSettings.shape;
  const taken = disguised.filter((address) => address !== '' && z.safeParse(companyUrl, address).success);
  expect(taken.length).toBeGreaterThan(0);
  for (const address of taken) {
    const { protocol, username } = new URL(address);
    expect([protocol, username]).toEqual(['https:', '']);
  }
});
