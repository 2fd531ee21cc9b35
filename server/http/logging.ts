import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** The framework's own lines keep no more of an error than its kind, and of a request nothing. */
export const loggerOptions: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: process.env['LOG_LEVEL'] ?? 'info',
  serializers: {
    req: () => ({}),
    res: ({ statusCode }) => ({ statusCode }),
    err: ({ name }) => ({ type: name, message: '', stack: '' }),
  },
};

/**
 * One line for each answered call: method, pattern, status, time. No path, query value, header, body or name: an id in
 * a path is nobody's business.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
