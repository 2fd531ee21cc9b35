import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, type BrotliOptions } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { deltas } from '#server/http/deltas.ts';
import { aFolder } from '#tests/support/aStore.ts';
import { keepEarlier, writeDeltas } from './deltas.mjs';

/** A script that differs from the next version in one line. */
const version = (number: number) =>
  Array.from({ length: 2_000 }, (_, line) => `export const value${line} = ${(line * 7_919) % 104_729};`)
    .join('\n')
    .replace('value42', `version${number}`);
const small = 'export const small = 1;';

/** Three builds, one after the other, in the same folder. */
function threeBuilds() {
  const folder = aFolder();
  const [assets, earlier] = [join(folder, 'assets'), join(folder, 'earlier')];
  for (const number of [1, 2, 3]) {
    keepEarlier(assets, earlier);
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets);
    writeFileSync(join(assets, `frame-Hash-_0${number}.js`), version(number));
    writeFileSync(join(assets, `small-Hash-_0${number}.js`), `${small}${number}`);
    writeFileSync(join(assets, 'react-Unchang0.js'), version(0));
    writeDeltas(assets, earlier);
  }
  return { folder, assets };
}

const { folder, assets } = threeBuilds();
const app = fastify();
deltas(app, folder);
app.get('/assets/*', async () => 'the whole script');

const ask = (dictionary: string | null, coding = 'gzip, br, zstd, dcb, dcz') => {
  const hash = dictionary === null ? null : createHash('sha256').update(dictionary).digest('base64');
  return app.inject({
    url: '/assets/frame-Hash-_03.js',
    headers: {
      'accept-encoding': coding,
      ...(hash !== null && { 'available-dictionary': `:${hash}:` }),
    },
  });
};

it.each([1, 2])('sends a browser that has the script of build %i only what differs', async (number) => {
  const before = version(number);
  const { headers, rawPayload } = await ask(before);
  expect(headers).toMatchObject({
    'content-encoding': 'dcb',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/assets/frame-*.js"',
  });
  expect(rawPayload.subarray(0, 4).toString('hex')).toBe('ff444342');
  expect(rawPayload.subarray(4, 36)).toEqual(createHash('sha256').update(before).digest());
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: Buffer.from(before) };
  expect(brotliDecompressSync(rawPayload.subarray(36), options).toString()).toBe(version(3));
  expect(rawPayload.length).toBeLessThan(200);
});

it('sends everyone else the whole script, and says that it can serve for its successors', async () => {
  for (const reply of [await ask(null), await ask(version(1), 'gzip, br'), await ask('something else')]) {
    expect(reply.payload).toBe('the whole script');
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers).toMatchObject({
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': 'match="/assets/frame-*.js"',
    });
  }
});

it('writes differences only for large scripts that have changed', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.dcb'));
  expect(scripts.map((name) => name.replace(/\.js\..*$/, ''))).toEqual(['frame-Hash-_03', 'frame-Hash-_03']);
});
