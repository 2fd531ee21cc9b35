import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when this process has been told to stop, before anything else changes. */
    readonly leaving: AbortSignal;
    /** Makes the proxies in front send their requests elsewhere, and answers those that still come. */
    drain(times: DrainTimes): Promise<void>;
  }
}

/** In milliseconds. */
export interface DrainTimes {
  /** For how long new connections are accepted although the process says that it isn't ready. */
  readonly notice: number;
  /** How long connections may stay open after that. */
  readonly rest: number;
}

/** Milliseconds: longer than the proxies of deploy/ keep idle connections open. */
export const restOfConnections = 5_000;
/** How often to look whether connections are left. */
const lookEvery = 25;

/**
 * Lets a process leave without a failed request. First it is not ready; then it accepts no connections, and a proxy that
 * tries gets none and takes another process. Connections that exist are answered, each for the last time. None that is idle is
 * cut, because a request may be coming on it: the proxy closes it (`keepalive_timeout` in deploy/nginx.conf).
 */
export function draining(app: FastifyInstance): void {
  const leaving = new AbortController();
  let isAccepting = true;
  app.decorate('leaving', leaving.signal);
  app.addHook('onSend', async (_request, reply) => {
    if (!isAccepting) void reply.header('connection', 'close');
  });

  app.decorate('drain', async ({ notice, rest }: DrainTimes) => {
    leaving.abort();
    await wait(notice);
    isAccepting = false;
    // The close of an HTTP server would also cut idle connections.
    Server.prototype.close.call(app.server);
    const until = performance.now() + rest;
    while (performance.now() < until && (await connectionsOf(app.server)) > 0) await wait(lookEvery);
  });
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0));
  });
}
