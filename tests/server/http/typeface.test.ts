import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { headers, replyHeaders } from '#server/http/headers.ts';
import { pages } from '#server/http/pages.ts';
import { aFolder } from '#tests/support/aStore.ts';
import { codePointsOf, tablesOf } from '#tests/support/woff2.ts';
import { typefaceFaces, typefaceFamily, typefaceUrl } from '#vocabulary/typeface.ts';

const file = readFileSync(new URL(`../../../src/public${typefaceUrl}`, import.meta.url));
const tables = tablesOf(file);

it('is a small file whose name says its content', () => {
  expect(file.length).toBeLessThanOrEqual(50_000);
  expect(typefaceUrl).toContain(`-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.`);
});

it('has every character of the interface in both languages, and figures of one width', () => {
  const codes = codePointsOf(tables.get('cmap') ?? Buffer.alloc(0));
  const words = ['en', 'es'].map((language) =>
    readFileSync(new URL(`../../../locales/${language}.po`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => /^(msgid|msgstr|")/.test(line))
      .join(''),
  );
  const needed = new Set(`${words.join('')}áéíóúñüÁÉÍÓÚÑÜ¿¡«»·–—’“”…§×−€`);
  expect([...needed].filter((letter) => !codes.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(tables.get('GSUB')?.toString('latin1')).toContain('tnum');
});

it('has fallbacks that are as high as it is', () => {
  const metrics = tables.get('hhea') ?? Buffer.alloc(8);
  const unit = tables.get('head')?.readUInt16BE(18) ?? 1;
  const own = [metrics.readInt16BE(4) / unit, -metrics.readInt16BE(6) / unit];
  const twins = [
    ...typefaceFaces.matchAll(
      /family:("Inter twin[^"]*").*?size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/g,
    ),
  ];
  expect(twins).toHaveLength(3);
  for (const [, family = '', size, ascent, descent] of twins) {
    expect(typefaceFamily).toContain(family);
    for (const [place, share] of [ascent, descent].entries())
      expect((Number(share) * Number(size)) / 10_000).toBeCloseTo(own[place] ?? 0, 2);
  }
});

it('replaces no text that is already shown', () => {
  expect(typefaceFaces).toContain('font-display:optional');
});

it('is kept by browsers for good, and reaches the sandboxed window of a report', async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'typeface'));
  writeFileSync(join(folder, 'index.html'), '');
  writeFileSync(join(folder, typefaceUrl), file);
  const app = fastify();
  headers(app, replyHeaders({ partners: [], formTargets: [], media: [], strictTransport: false }));
  await pages(app, { folder, hosts: new Map(), documentSession: null, served: null });
  const reply = await app.inject(typefaceUrl);
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});
