import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { AppConfiguration, DocumentSession } from '#contract/service.ts';
import { headers, replyHeaders } from '#server/http/headers.ts';
import { loggerOptions, requestLog } from '#server/http/logging.ts';
import { pages } from '#server/http/pages.ts';
import type { Served, ServedScreens } from '#server/http/served/servedScreen.ts';
import { printedStyle } from '#server/http/printedStyle.ts';
import { deskColors, paperColors } from '#vocabulary/pageColors.ts';
import { roles } from '#src/ui/theme/roles.ts';
import { html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { aFolder } from '#tests/support/aStore.ts';

const configuration: AppConfiguration = {
  variant: 'b2b',
  languages: ['en', 'es'],
  identity: { domain: 'http://localhost:4000', clientId: 'redress-web', audience: 'urn:redress:api' },
  api: '',
  marketingUrl: '/',
  tutorialUrl: '/tour.{language}.webm',
  signUpUrls: { MyFreeScoreNow: '', IdentityIQ: '', SmartCredit: '' },
};
const ana: DocumentSession = {
  token: 'head.body.mark',
  seconds: 300,
  person: 'p1',
  mail: '</script>@example.com',
};
const shell = '<!doctype html><head><!--redress-configuration--></head><body><!--redress-shell--></body>';
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['shared'] },
  shared: { file: 'assets/shared.js' },
  frame: { file: 'assets/frame.js', imports: ['shared', 'react'] },
  react: { file: 'assets/react.js', imports: ['frame'] },
  'app/start.tsx': { file: 'assets/start.js', imports: ['frame'] },
  'api/identity.ts': { file: 'assets/identity.js' },
  'api/send.ts': { file: 'assets/send.js', imports: ['frame'] },
  'app/routes/dashboard.tsx?tsr-split=component': {
    file: 'assets/dashboard.js',
    imports: ['frame', 'table'],
  },
  table: { file: 'assets/table.js' },
  'app/routes/client.$clientKey.tsx?tsr-split=component': { file: 'assets/client.js' },
  'app/routes/client.$clientKey_.answer.tsx?tsr-split=component': { file: 'assets/clientAnswer.js' },
  'app/routes/repair-center.index.tsx?tsr-split=component': { file: 'assets/choice.js' },
  'app/routes/repair-center.$profileId.tsx?tsr-split=component': { file: 'assets/repair.js' },
};

/** Pages on one host, whose visitors have the given session, and everything that is logged meanwhile. */
async function somePages(session: DocumentSession | null, served: ServedScreens | null = null) {
  const folder = aFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), shell);
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { ...(loggerOptions as object), level: 'trace', stream } });
  headers(app, replyHeaders({ partners: [], formTargets: [], media: [], strictTransport: false }));
  requestLog(app);
  const hosts = new Map([['localhost:4000', configuration]]);
  await pages(app, { folder, hosts, documentSession: async () => session, served });
  const open = (url: string, coding = 'gzip, br', cookie = '') =>
    app.inject({ url, headers: { host: 'localhost:4000', 'accept-encoding': coding, cookie } });
  return { app, open, lines };
}

const tagged = (page: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(page)?.[1] ?? 'null');

it('puts a living session into the page, which nobody stores and nobody frames', async () => {
  const { open, lines } = await somePages(ana);
  for (const url of ['/', '/dashboard', '/no-such-page']) {
    const reply = await open(url);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const page = brotliDecompressSync(reply.rawPayload).toString();
    expect([tagged(page, 'redress'), tagged(page, 'redress-session')]).toEqual([configuration, ana]);
  }
  expect((await open('/', 'identity')).payload).toContain(ana.token);
  expect(lines.join('')).toContain('answered');
  expect(lines.join('')).not.toContain('mark');
});

it('serves everyone else the same page without a session', async () => {
  const { open } = await somePages(null);
  const packed = await open('/dashboard');
  const plain = await open('/dashboard', 'identity');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect([tagged(plain.payload, 'redress'), tagged(plain.payload, 'redress-session')]).toEqual([
    configuration,
    null,
  ]);
  for (const file of [
    '/assets/none.js',
    '/manifest.json',
    '/apple-touch-icon-precomposed.png',
    '/no/icon.png?v=2',
  ])
    expect((await open(file)).statusCode).toBe(404);
  expect((await open('/repair-center/name.of.client')).statusCode).toBe(200);
});

const preloaded = (page: string) =>
  [...page.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(\w+)\.js">/g)].map(
    ([, name]) => name,
  );
const cookie = 'auth0.redress-web.is.authenticated=true';

it.each([
  ['/dashboard', ['start', 'frame', 'react', 'dashboard', 'table']],
  ['/', ['start', 'frame', 'react', 'dashboard', 'table']],
  ['/repair-center?from=mail', ['start', 'frame', 'react', 'choice']],
  ['/repair-center/42', ['start', 'frame', 'react', 'repair']],
  ['/client/key/answer', ['start', 'frame', 'react', 'clientAnswer']],
  ['/no/such/page', ['start', 'frame', 'react']],
])('requests what %s loads all at once', async (url, files) => {
  const { open } = await somePages(ana);
  expect(preloaded((await open(url, 'identity')).payload)).toEqual(files);
});

it("requests the identity provider's client and what sends calls for those who need them, and nothing but the client for those who must sign in", async () => {
  const { open } = await somePages(null);
  const filesFor = async (url: string, cookies = '') =>
    preloaded((await open(url, 'identity', cookies)).payload);
  expect(await filesFor('/dashboard')).toEqual(['identity']);
  expect(await filesFor('/dashboard', cookie)).toEqual([
    'start',
    'frame',
    'react',
    'dashboard',
    'table',
    'identity',
    'send',
  ]);
  expect(await filesFor('/?code=a&state=b')).toContain('dashboard');
  expect(await filesFor('/client/key')).toEqual(['start', 'frame', 'react', 'client', 'identity', 'send']);
  expect((await open('/dashboard', 'identity')).headers['vary']).toBe('accept-encoding, cookie');
});

it('requests the typeface for every page that shows text, and not for one that leads to the sign-in', async () => {
  const [signedIn, others] = [await somePages(ana), await somePages(null)];
  const requestsTypeface = async ({ open }: typeof signedIn, url: string, cookies = '') =>
    (await open(url, 'identity', cookies)).payload.includes(`as="font" type="font/woff2"`);
  expect([
    await requestsTypeface(signedIn, '/dashboard'),
    await requestsTypeface(others, '/dashboard', cookie),
    await requestsTypeface(others, '/client/key'),
    await requestsTypeface(others, '/no/such/page'),
    await requestsTypeface(others, '/dashboard'),
    await requestsTypeface(others, '/'),
  ]).toEqual([true, true, true, true, false, false]);
});

it('requests the style sheet of the sign-in page for those who are sent there', async () => {
  const others = await somePages(null);
  const sheet = /<link rel="preload" as="style" href="([^"]+)">/;
  const requested = async (url: string, cookies = '') =>
    sheet.exec((await others.open(url, 'identity', cookies)).payload)?.[1];
  const page = layout({ language: 'en', title: '', address: '/', content: html`` });
  const [, drawnWith] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  expect(drawnWith).toBeDefined();
  expect([
    await requested('/'),
    await requested('/dashboard'),
    await requested('/dashboard', cookie),
    await requested('/client/key'),
  ]).toEqual([drawnWith, drawnWith, undefined, undefined]);
});

it('draws the outline of a page only for those who will see that page', async () => {
  const signedIn = await somePages(ana);
  const outlined = async ({ open }: typeof signedIn, url: string) =>
    (await open(url, 'identity')).payload.includes('id="shell"');
  expect([
    await outlined(signedIn, '/dashboard'),
    await outlined(signedIn, '/client/key'),
    await outlined(signedIn, '/no/such/page'),
    await outlined(await somePages(null), '/dashboard'),
  ]).toEqual([true, false, false, false]);
});

it('leaves the frame of every page out when it is printed', async () => {
  for (const session of [ana, null])
    for (const url of ['/dashboard', '/client/key', '/']) {
      const { open } = await somePages(session);
      expect((await open(url, 'identity')).payload).toContain(`<style>${printedStyle}</style>`);
    }
});

it("draws the outline in the colors of the pages' theme, on paper for consumers", () => {
  const { colors } = roles as unknown as {
    colors: Record<string, { value: { base: string; _osDark: string; _paper?: string } }>;
  };
  for (const [name, pair] of Object.entries(deskColors)) {
    const { base, _osDark } = colors[name]?.value ?? { base: '', _osDark: '' };
    expect([name, ...pair]).toEqual([name, base, _osDark]);
  }
  for (const [name, pair] of Object.entries(paperColors)) {
    const value = colors[name]?.value;
    const [light, dark] = value?._paper?.match(/#\w+/g) ?? [value?.base, value?._osDark];
    expect([name, ...pair]).toEqual([name, light, dark]);
  }
});

/** What breaks out of a script element, or out of a line of JavaScript, if it is not written carefully. */
const hostile = 'Ana </script><script>alert(1)</script><!-- & \u2028 \u2029 \\';
const information = '/api/v1/myInformation';

/** First screens of which everything is known; who asked for one. */
function someScreens(drawing: Served['drawing']) {
  const asked: (readonly [variant: string, token: string])[] = [];
  const counts = { expected: 0 };
  const served: ServedScreens = {
    expect: () => void (counts.expected += 1),
    of: async (_request, { variant }, token) => {
      asked.push([variant, token]);
      return { replies: { [information]: JSON.stringify({ name: hostile }) }, drawing };
    },
  };
  return { served, asked, counts };
}

it('writes the first replies of a person into their page, from which no text breaks out', async () => {
  const { served, asked } = someScreens(null);
  const { open } = await somePages(ana, served);
  const reply = await open('/dashboard');
  expect(reply.headers['cache-control']).toBe('no-store');
  const page = brotliDecompressSync(reply.rawPayload).toString();
  expect(tagged(page, 'redress-replies')).toEqual({ [information]: { name: hostile } });
  expect(page.match(/<script/g)).toHaveLength(3);
  expect(page).not.toContain('<!--');
  expect((await open('/', 'identity')).payload).toBe(page);
  expect(asked).toEqual([
    ['b2b', ana.token],
    ['b2b', ana.token],
  ]);
});

it('writes what was drawn in front of the page’s own place, with the modules that it needs', async () => {
  const drawing = { markup: '<div id="served">rows</div>', modules: ['app/start.tsx'] };
  const page = await (await somePages(ana, someScreens(drawing).served)).open('/dashboard', 'identity');
  expect(page.payload).toMatch(
    /id="shell".*href="\/assets\/start\.js".*<div id="served">rows<\/div><script[^>]*id="redress-replies"/,
  );
});

it('sends a page of its own at once for a browser that has not asked for its first screen', async () => {
  const { open } = await somePages(ana, { expect: () => undefined, of: () => null });
  const page = (await open('/dashboard', 'identity')).payload;
  expect(page).toBe((await (await somePages(ana)).open('/dashboard', 'identity')).payload);
  expect(page).not.toContain('redress-replies');
});

it('gathers nothing for other pages, and for people without a session in theirs', async () => {
  const { served, asked, counts } = someScreens(null);
  const { open } = await somePages(ana, served);
  for (const url of ['/repair-center', '/no-such-page'])
    expect((await open(url, 'identity')).payload).not.toContain('redress-replies');
  const { open: openAsStranger } = await somePages(null, served);
  const page = await openAsStranger('/dashboard', 'identity');
  expect(page.payload).not.toContain('redress-replies');
  expect(asked).toEqual([]);
  // A stranger starts nothing; someone who seems to be signed in is expected.
  expect(counts.expected).toBe(2);
  await openAsStranger('/dashboard', 'identity', cookie);
  expect(counts.expected).toBe(3);
});

it('sends the head of a page before it knows what the first screen shows', async () => {
  const later = Promise.withResolvers<Served>();
  const served: ServedScreens = { expect: () => undefined, of: () => later.promise };
  const { app } = await somePages(ana, served);
  const address = await app.listen({ port: 0 });
  const headers = { host: 'localhost:4000', 'accept-encoding': 'identity' };
  const { promise, resolve } = Promise.withResolvers<string>();
  let whole = '';
  const ended = Promise.withResolvers<void>();
  request(`${address}/dashboard`, { headers }, (reply) => {
    reply.setEncoding('utf8').on('data', (part: string) => resolve((whole += part)));
    reply.on('end', () => ended.resolve());
  }).end();
  const first = await promise;
  expect(first).toContain('modulepreload');
  expect(first).toContain('id="shell"');
  expect(first).not.toContain('</body>');
  later.resolve({ replies: {}, drawing: null });
  await ended.promise;
  expect(whole).toContain('</body>');
  await app.close();
});
