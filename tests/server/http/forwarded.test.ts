import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { failures } from '#server/http/failures.ts';
import { forwarded } from '#server/http/forwarded.ts';

/** A server behind one trusted proxy, and its warnings. */
function aServer() {
  const warnings: string[] = [];
  const stream = {
    write: (line: string) => {
      const { msg } = JSON.parse(line);
      warnings.push(msg);
    },
  };
  const app = fastify({ logger: { level: 'warn', stream }, trustProxy: ['10.0.0.5'] });
  failures(app);
  forwarded(app);
  app.get('/', async ({ host, protocol }) => ({ host, protocol }));
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/', remoteAddress, headers: { host: 'app.example', ...headers } });
  return { app, ask, warnings };
}

it.each(['10.0.0.5', '192.0.2.1'])('takes neither host nor protocol from what %s forwards', async (peer) => {
  const forged = { 'x-forwarded-host': 'my.example', 'x-forwarded-proto': 'https' };
  expect((await aServer().ask(peer, forged)).json()).toEqual({ host: 'app.example', protocol: 'http' });
});

it('says once that a forwarded address was ignored, and names none', async () => {
  const { ask, warnings } = aServer();
  await ask('10.0.0.5', { 'x-forwarded-for': '203.0.113.7' });
  await ask('192.0.2.1');
  expect(warnings).toEqual([]);
  await ask('192.0.2.1', { 'x-forwarded-for': '203.0.113.7' });
  await ask('192.0.2.2', { 'x-forwarded-for': '203.0.113.8' });
  expect(warnings).toEqual([
    'X-Forwarded-For was ignored: it came from outside TRUSTED_PROXIES, or was not an address',
  ]);
});

it('says so too if a trusted proxy forwards no address', async () => {
  const { ask, warnings } = aServer();
  await ask('10.0.0.5', { 'x-forwarded-for': 'unknown' });
  expect(warnings).toHaveLength(1);
});

it.each([
  [['app.example'], 200],
  [['app.example', 'my.example'], 400],
  [['app.example', 'app.example'], 400],
])('answers a request whose hosts are %j with %i', async (hosts, status) => {
  const { app } = aServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''];
  socket.write(lines.join('\r\n'));
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await app.close();
});
