import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Objects and lists that log lines may contain: ours, and those that are shortened below. */
const printed: ReadonlySet<string> = new Set(['places', 'req', 'res', 'err']);

/**
 * The framework's own log lines keep only the kind of an error, and nothing of a request. Other objects are left out:
 * libraries log their options at the level `trace`, with all headers of a request.
 */
export const loggerOptions: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  formatters: {
    log: (line) =>
      Object.fromEntries(
        Object.entries(line).filter(
          ([name, value]) => typeof value !== 'object' || value === null || printed.has(name),
        ),
      ),
  },
  serializers: {
    req: () => ({}),
    res: ({ statusCode }) => ({ statusCode }),
    err: ({ name }) => ({ type: name, message: '', stack: '' }),
  },
};

/** Names the request in every reply, as in the log lines and the record of access, so that people can quote it. */
export function requestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
}

/**
 * Logs one line per call: the request's id, the account's, the support agent's if there is one, method, route pattern,
 * status, and time. It never logs a path, query value, header, body,
 * or name, because an id in a path is confidential.
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
