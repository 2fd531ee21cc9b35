import type { FastifyInstance } from 'fastify';
import { openApiDocument, type OpenApiOptions } from './openApi/document.ts';

/** The API document at `/api/openapi.json`, generated once, from the contract alone. */
export function openApi(app: FastifyInstance, options: OpenApiOptions): void {
  const document = JSON.stringify(openApiDocument(options));
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document),
  );
}
