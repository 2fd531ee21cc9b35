import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted, with the failure to answer, when work in progress has to end because the server stops. */
    readonly ending: AbortSignal;
  }
}

/** Milliseconds after the close began. */
export interface ClosingLimits {
  /** How long work in progress may continue. */
  readonly interrupt: number;
  /** How long connections may stay open. */
  readonly cut: number;
}

/** A supervisor usually kills a process ten seconds after it asked it to stop. */
const usualLimits: ClosingLimits = { interrupt: 6_000, cut: 8_000 };

/**
 * Makes `close` end in bounded time: requests in progress are answered, those that take too long with 503, and
 * clients that do not take the answer are disconnected.
 */
export function closing(app: FastifyInstance, limits: ClosingLimits = usualLimits): void {
  const ending = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  app.decorate('ending', ending.signal);
  app.addHook('preClose', async () => {
    timers.push(
      // Fastify closes what is idle once. A connection that is answered later would stay open for its keep-alive.
      setInterval(() => app.server.closeIdleConnections(), 100),
      setTimeout(() => ending.abort(new CallError('unavailable')), limits.interrupt),
      setTimeout(() => app.server.closeAllConnections(), limits.cut),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
    // What still waits for a later attempt, of a request that was answered, has none left.
    ending.abort(new CallError('unavailable'));
  });
}
