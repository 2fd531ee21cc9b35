import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  sendingOptions,
  slowBodies,
  usualSendingLimits,
  type SendingLimits,
} from '#server/http/slowClients.ts';
import { anApp } from '#tests/support/anApp.ts';

/** The usual limits, twenty times as fast. */
const limits: SendingLimits = {
  ...usualSendingLimits,
  headers: usualSendingLimits.headers / 20,
  body: usualSendingLimits.body / 20,
  mostSlow: 2,
  checkEvery: usualSendingLimits.checkEvery / 20,
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ ...sendingOptions(limits), bodyLimit: 10_000_000 });
  slowBodies(app, limits);
  app.post('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`;

/** What a client is answered ('' for nothing) that sends this and then pieces every 50 ms, and how long the server keeps it. */
async function sends(start: string, piece: string): Promise<{ answer: string; time: number }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
    socket.destroy();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  const begun = performance.now();
  socket.write(start);
  const drip = setInterval(() => socket.write(piece), 50);
  await closed;
  clearInterval(drip);
  return { answer: answer.split('\r\n')[0] ?? '', time: performance.now() - begun };
}

it('disconnects clients that send headers or a body slowly', async () => {
  // How soon is not measured, because a busy machine decides that too: the test below reads the limits.
  const [headers, body, stalled] = await Promise.all([
    sends('POST / HTTP/1.1\r\nhost: localhost\r\nx: ', 'x'),
    sends(head(100_000), 'x'),
    sends(head(4_000_000) + 'x'.repeat(3_000_000), 'x'),
  ]);
  expect(body.time).toBeGreaterThan(headers.time);
  expect([body.answer, stalled.answer]).toEqual(['', '']);
});

/** Five times the least rate. */
const steady = 'x'.repeat((5 * limits.leastRate) / 20);

it('lets a body take longer that keeps coming at the least rate', async () => {
  const { answer, time } = await sends(head(50 * steady.length), steady);
  expect(answer).toContain('200');
  expect(time).toBeGreaterThan(limits.body);
});

it('lets only so many take longer at once', async () => {
  const all = await Promise.all([1, 2, 3].map(() => sends(head(50 * steady.length), steady)));
  expect(all.map(({ answer }) => answer).toSorted()).toEqual(['', 'HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
});

it('is what the product does, within 15 and 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  const world = await anApp();
  const { server } = world.app;
  try {
    expect(server.headersTimeout + usualSendingLimits.checkEvery).toBeLessThan(15_000);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    const closed = once(socket, 'close');
    const asked = once(server, 'request');
    socket.write(head(100_000).replace('localhost', 'localhost:4000').replace(' / ', ' /api/profiles '));
    await asked;
    vi.advanceTimersByTime(30_000);
    await closed;
  } finally {
    vi.useRealTimers();
    await world.close();
  }
});
