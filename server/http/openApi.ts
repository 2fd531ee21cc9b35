import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { targetUserHeader } from '#contract/support.ts';

/** OpenAPI 3.1 at `/api/openapi.json`, made of the contract. Register before the routes. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Redress',
        version: '1',
        description: `Every call of the product. All but the open doors want a bearer token. Support may add ${targetUserHeader}: the call is then made for that user.`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: (route) => {
      const call = route.route.config?.call;
      const { schema, url } = jsonSchemaTransform(route);
      if (!call) return { schema: { ...schema, hide: true }, url };
      return {
        url,
        schema: {
          ...schema,
          ...(call.door === 'open' && { security: [] }),
          ...(call.upload !== undefined && {
            body: {
              type: 'object',
              required: [call.upload],
              properties: { [call.upload]: { type: 'string', format: 'binary' } },
            },
          }),
        },
      };
    },
  });
  app.get('/api/openapi.json', { config: { door: 'open' } }, async () => app.swagger());
}
