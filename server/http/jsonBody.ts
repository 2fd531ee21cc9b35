import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies, as Fastify reads them. Only that a request without a body may say that it is JSON: the specification's
 * client says it with every request, and Fastify would refuse an empty one.
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
