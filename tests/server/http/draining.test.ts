import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { closing } from '#server/http/closing.ts';
import { draining, restOfConnections } from '#server/http/draining.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server, and a proxy's connections to it, which stay open. */
async function aServer() {
  const app = fastify({ keepAliveTimeout: 65_000, forceCloseConnections: 'idle' });
  closing(app);
  draining(app);
  app.get('/', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  ends.push(
    () => agent.destroy(),
    () => app.close(),
  );
  /** Over the same connection while it exists. */
  const ask = async () => {
    const asked = request({ port, host: '127.0.0.1', agent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return [answer.statusCode, answer.headers.connection, asked.reusedSocket];
  };
  return { app, ask, agent };
}

it('answers on connections that exist for the last time, and takes no new ones', async () => {
  const { app, ask } = await aServer();
  expect(await ask()).toEqual([200, 'keep-alive', false]);
  const drained = app.drain({ notice: 0, rest: 5_000 });
  await expect.poll(() => app.server.listening).toBe(false);
  expect(await ask()).toEqual([200, 'close', true]);
  await drained;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await app.close();
});

it('accepts connections during the notice, when it already says that it is leaving', async () => {
  const { app, ask } = await aServer();
  const drained = app.drain({ notice: 100, rest: 0 });
  expect(app.leaving.aborted).toBe(true);
  expect(await ask()).toEqual([200, 'keep-alive', false]);
  await drained;
});

it('waits for idle connections until their proxy closes them, or the time is over', async () => {
  const { app, ask, agent } = await aServer();
  await ask();
  let isDrained = false;
  const drained = app.drain({ notice: 0, rest: 60_000 }).then(() => (isDrained = true));
  await expect.poll(() => app.server.listening).toBe(false);
  expect(isDrained).toBe(false);
  agent.destroy();
  await drained;

  const other = await aServer();
  await other.ask();
  await other.app.drain({ notice: 0, rest: 50 });
  await other.app.close();
});

it.each([
  ['nginx.conf', /keepalive_timeout (\d+)s;/],
  ['Caddyfile', /keepalive (\d+)s/],
])('lasts longer than %s keeps idle connections', (file, setting) => {
  const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  const [, seconds] = setting.exec(text) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds) * 1_000).toBeLessThan(restOfConnections);
});
