import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies as Fastify does, but accepts a JSON content type without a body: the specification's client
 * sends it with every request, and Fastify would reject the empty body.
 */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
