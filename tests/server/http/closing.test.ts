import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { closing, type ClosingLimits } from '#server/http/closing.ts';
import { failures } from '#server/http/failures.ts';
import { withDisconnectSignal } from '#server/routes/abortOnDisconnect.ts';

/** What waits for an unused connection, or for the last limit, takes more than twice as long, in milliseconds. */
const soon = 25_000;

const agents: Agent[] = [];
afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()));

/** A server with one route, called once over a connection that its client keeps open. */
async function called(work: (signal: AbortSignal) => Promise<unknown>, limits?: ClosingLimits) {
  const app: FastifyInstance = fastify({ keepAliveTimeout: 65_000, forceCloseConnections: 'idle' });
  closing(app, limits);
  failures(app);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  app.get('/', (asked) =>
    withDisconnectSignal(asked, async (signal) => {
      begin();
      return { done: await work(signal) };
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  const asked = request({ port, host: '127.0.0.1', agent }).end();
  const answered = once(asked, 'response').then(async ([answer]: IncomingMessage[]) => {
    const [body] = await once(answer as IncomingMessage, 'data');
    return [answer?.statusCode, JSON.parse(String(body))];
  });
  await begun;
  const start = performance.now();
  const closed = app.close().then(() => performance.now() - start);
  return { answered, closed };
}

it('answers what is in progress, and does not wait for the connection to become unused', async () => {
  const { answered, closed } = await called(
    () => new Promise((resolve) => setTimeout(() => resolve('all of it'), 300)),
  );
  expect(await answered).toEqual([200, { done: 'all of it' }]);
  expect(await closed).toBeLessThan(soon);
});

it('interrupts what takes too long, with an answer that asks for a retry', async () => {
  const forever = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const { answered, closed } = await called(forever, { interrupt: 50, cut: 60_000 });
  expect(await answered).toEqual([503, { ok: false, code: 'unavailable', error: '' }]);
  expect(await closed).toBeLessThan(soon);
});

it('disconnects who is still waiting at the end', async () => {
  const { answered, closed } = await called(() => new Promise(() => undefined), { interrupt: 20, cut: 50 });
  await expect(answered).rejects.toThrow('socket hang up');
  expect(await closed).toBeLessThan(soon);
});
