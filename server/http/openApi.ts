import type { FastifyInstance } from 'fastify';
import { openApiDocument, type OpenApiOptions } from './openApi/document.ts';

/**
 * The API document at `/api/openapi.json`, from the contract alone. The first request generates it: that takes a tenth of
 * a second, and most servers are never asked.
 */
export function openApi(app: FastifyInstance, options: OpenApiOptions): void {
  let document: string | null = null;
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(options));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
}
