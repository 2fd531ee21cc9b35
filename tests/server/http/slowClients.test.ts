import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendingOptions, usualSendingLimits, type SendingLimits } from '#server/http/slowClients.ts';
import { anApp } from '#tests/support/anApp.ts';

/** The usual limits, twenty times as fast. */
const limits: SendingLimits = {
  headers: usualSendingLimits.headers / 20,
  request: usualSendingLimits.request / 20,
  checkEvery: usualSendingLimits.checkEvery / 20,
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify(sendingOptions(limits));
  app.post('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** How long the server keeps a client that sends this and then one byte at a time. */
async function kept(start: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  const begun = performance.now();
  socket.write(start);
  const drip = setInterval(() => socket.write('x'), 50);
  await closed;
  clearInterval(drip);
  return performance.now() - begun;
}

it('disconnects clients that send headers or a body slowly', async () => {
  // How soon is not measured, because a busy machine decides that too: the test below reads the limits.
  const [headers, body] = await Promise.all([
    kept('POST / HTTP/1.1\r\nhost: localhost\r\nx: '),
    kept('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n'),
  ]);
  expect(body).toBeGreaterThan(headers);
});

it('is what the product does, within 15 and 30 seconds', async () => {
  const world = await anApp();
  try {
    const { headersTimeout, requestTimeout } = world.app.server;
    const { checkEvery, headers, request } = usualSendingLimits;
    expect([headersTimeout, requestTimeout]).toEqual([headers, request]);
    expect(headers + checkEvery).toBeLessThan(15_000);
    expect(request + checkEvery).toBeLessThan(30_000);
  } finally {
    await world.close();
  }
});
