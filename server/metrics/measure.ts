import type { FastifyInstance } from 'fastify';
import { refusalOf } from '#server/http/failures.ts';
import type { Metrics } from './metrics.ts';

/** Counts every answer. Call it before the routes. */
export function measure(app: FastifyInstance, metrics: Pick<Metrics, 'answered' | 'limited'>): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    // The pages for signing in answer with a page instead of a code.
    if (reply.statusCode === 429) metrics.limited(refusalOf(reply) ?? 'signIn');
  });
}
