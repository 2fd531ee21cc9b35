import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  sendingOptions,
  slowBodies,
  usualSendingLimits,
  type SendingLimits,
} from '#server/http/slowClients.ts';
import { unreadBody } from '#server/http/unreadBody.ts';
import { anApp } from '#tests/support/anApp.ts';
import { timeouts } from '#tests/support/timeouts.ts';

/** The usual limits, twenty times as fast. */
const limits: SendingLimits = {
  ...usualSendingLimits,
  headers: usualSendingLimits.headers / 20,
  body: usualSendingLimits.body / 20,
  leastRate: usualSendingLimits.leastRate * 20,
  mostSlow: 2,
  checkEvery: usualSendingLimits.checkEvery / 20,
};

const apps: FastifyInstance[] = [];
let port: number;
let hurried: number;

/** The port of a server with these times for headers and for whole requests, in milliseconds. */
async function listening(headersTimeout: number, requestTimeout: number): Promise<number> {
  const { http } = sendingOptions(limits);
  const app = fastify({
    requestTimeout,
    http: { ...http, headersTimeout, requestTimeout },
    bodyLimit: 10_000_000,
    trustProxy: true,
  });
  apps.push(app);
  slowBodies(app, limits);
  unreadBody(app);
  app.post('/', async () => 'answered');
  const late = { onRequest: () => setTimeout(1.5 * limits.body) };
  app.post('/late', late, async () => 'answered');
  app.post('/refused', { onRequest: async (_, reply) => reply.status(401).send() }, async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  // On a busy machine, the server may read headers much later than they came.
  port = await listening(timeouts.journey, timeouts.journey);
  hurried = await listening(limits.headers, timeouts.journey);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const head = (length: number, path = '/', address = '192.0.2.1') =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${address}`,
    'content-type: text/plain',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');

const ok = 'HTTP/1.1 200 OK';

/**
 * What a client is answered ('' for nothing) that sends this and then pieces every 50 ms, and how long the server keeps it;
 * one that is refused continues to send.
 */
async function sends(start: string, piece: string, to = port): Promise<{ answer: string; time: number }> {
  const socket = connect(to, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
    if (answer.startsWith(ok)) socket.destroy();
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
    sends('POST / HTTP/1.1\r\nhost: localhost\r\nx: ', 'x', hurried),
    sends(head(100_000), 'x'),
    sends(head(4_000_000) + 'x'.repeat(3_000_000), 'x'),
  ]);
  expect(body.time).toBeGreaterThan(headers.time);
  expect([body.answer, stalled.answer]).toEqual(['', '']);
});

/** Every 50 ms, four times the least rate. */
const steady = 'x'.repeat((4 * limits.leastRate) / 20);
const whole = 50 * steady.length;

it('lets a body take longer that keeps coming at the least rate', async () => {
  const { answer, time } = await sends(head(whole), steady);
  expect(answer).toBe(ok);
  expect(time).toBeGreaterThan(limits.body);
});

const answersOf = async (all: readonly Promise<{ answer: string }>[]) =>
  (await Promise.all(all)).map(({ answer }) => answer);

it('lets only so many take longer at once, and refuses more to the address that has most', async () => {
  const from = (address: string) => sends(head(whole, '/', address), steady);
  const crowd = [from('192.0.2.1'), from('192.0.2.1')];
  await setTimeout(limits.checkEvery);
  expect(await answersOf([...crowd, from('192.0.2.2')])).toEqual([ok, '', ok]);
});

it('keeps no place for clients that stop, or that have their answer', async () => {
  const others = [sends(head(whole), 'x'), ...[1, 2, 3].map(() => sends(head(whole, '/refused'), steady))];
  await setTimeout(limits.checkEvery);
  const patient = [1, 2].map(() => sends(head(whole), steady));
  const refused = 'HTTP/1.1 401 Unauthorized';
  expect(await answersOf([...others, ...patient])).toEqual(['', refused, refused, refused, ok, ok]);
});

it('gives a client the time in which the server itself reads nothing', async () => {
  // All of it at once, and more than the buffers on the way take.
  const { answer } = await sends(head(9_000_000, '/late') + 'x'.repeat(9_000_000), '');
  expect(answer).toBe(ok);
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
