import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { installableRoutes } from '#server/installable/installableRoutes.ts';
import { inLookOf } from '#server/http/pageShell.ts';
import { deskColors, paperColors } from '#vocabulary/pageColors.ts';

const origins = { b2b: 'https://app.example.com', b2c: 'https://my.example.com' };
const [business, consumer] = ['app.example.com', 'my.example.com'];

async function get(url: string, host: string, keepsOfflinePage = true) {
  const app = fastify();
  installableRoutes(app, { origins, keepsOfflinePage });
  return app.inject({ url, headers: { host } });
}

const publicFile = (path: string) => new URL(`../../src/public${path}`, import.meta.url);

it('names each host’s product in its manifest, and icons of the sizes and kinds that phones ask for', async () => {
  const manifests = await Promise.all([business, consumer].map((host) => get('/manifest.webmanifest', host)));
  expect(manifests.map((reply) => reply.json().name)).toEqual(['Redress Business', 'Redress']);
  expect(manifests[0]?.headers['content-type']).toContain('application/manifest+json');
  const manifest = manifests[1]?.json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const icons = manifest.icons as readonly { src: string; sizes: string; type: string; purpose: string }[];
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'maskable' };
  for (const { src, sizes, purpose } of [...icons, apple]) {
    const { data, info } = await sharp(readFileSync(publicFile(src)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`).toBe(sizes);
    // What may be cut to a circle, and what iOS rounds itself, fills its corners.
    const [corner, middleLeft] = [data[3], data.subarray(4 * info.width * (info.height >> 1)).subarray(0, 4)];
    expect(corner).toBe(purpose === 'maskable' ? 255 : 0);
    expect([...middleLeft]).toEqual([0x0f, 0x76, 0x6e, 255]);
  }
});

it.each([
  ['b2b', deskColors],
  ['b2c', paperColors],
] as const)('tells phones the pages’ colors in light and dark: %s', (variant, { page: [light, dark] }) => {
  const template = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8');
  const page = inLookOf(variant, template);
  const colors = [
    ...page.matchAll(/name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(.*?)"/g),
  ];
  expect(colors.map(([, scheme, color]) => [scheme, color])).toEqual([
    ['light', light],
    ['dark', dark],
  ]);
  expect(page.includes('<html data-paper')).toBe(variant === 'b2c');
});

it('has an offline page that needs nothing else and runs no script but its own', async () => {
  const { payload, headers } = await get('/offline', consumer);
  expect(payload).not.toMatch(/ (src|href)=/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-\S+';/);
  for (const text of ['You’re offline', 'No tiene conexión', 'keep the receipt'])
    expect(payload).toContain(text);
  // An agency mails no letters from the post office.
  expect((await get('/offline', business)).payload).not.toContain('keep the receipt');
});

it('has an offline page of each host’s color, in light and dark', async () => {
  const pages = await Promise.all([business, consumer].map((host) => get('/offline', host)));
  const colors = pages.map(({ payload }) =>
    [...payload.matchAll(/--page: ?(#\w{6})/g)].map(([, color]) => color),
  );
  expect(colors.map((all) => all.slice(-2))).toEqual([deskColors.page, paperColors.page]);
});

it('has a worker for each offline page, and one that removes it where it is switched off', async () => {
  const [ofBusiness, ofConsumer] = await Promise.all(
    [business, consumer].map((host) => get('/worker.js', host)),
  );
  expect(ofBusiness?.payload).toMatch(/offline-[\da-f]{12}/);
  expect(ofConsumer?.payload).not.toBe(ofBusiness?.payload);
  expect(ofConsumer?.headers['cache-control']).toBe('no-cache');
  const off = (await get('/worker.js', consumer, false)).payload;
  expect(off).toContain('unregister()');
  expect(off).not.toContain("'fetch'");
});
