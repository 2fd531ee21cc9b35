import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { compression } from '#server/http/compression.ts';

const rows = Array.from({ length: 500 }, (_, index) => ({ id: index, name: 'Ana Sampleton' }));

async function answer(url: string, encoding?: string) {
  const app = fastify();
  compression(app);
  app.get('/api/list', async () => rows);
  app.get('/api/one', async () => rows[0]);
  app.get('/api/page', async (_, reply) => reply.type('text/html').send('x'.repeat(20_000)));
  app.get('/elsewhere', async () => rows);
  return app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
}

it('compresses a long list for a browser that accepts it', async () => {
  const { headers, rawPayload } = await answer('/api/list', 'gzip, deflate, br, zstd');
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(rows);
  expect(rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 4);
});

it.each([
  ['for a browser that does not accept it', '/api/list', undefined],
  ['for a browser that accepts only gzip', '/api/list', 'gzip'],
  ['for a browser that refuses it with a weight', '/api/list', 'gzip, br;q=0'],
  ['if it is short', '/api/one', 'br'],
  ['if it is not JSON', '/api/page', 'br'],
  ['if it is not a call', '/elsewhere', 'br'],
])('leaves a reply unchanged %s', async (_, url, encoding) => {
  const { headers, statusCode } = await answer(url, encoding);
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
});
