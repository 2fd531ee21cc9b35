import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Call, ReplyKind } from '#contract/call.ts';
import { FailureReply } from '#contract/failures.ts';
import { targetUserHeader } from '#contract/support.ts';

const mediaTypes: Readonly<Record<ReplyKind, string>> = {
  json: 'application/json',
  zip: 'application/zip',
  csv: 'text/csv',
  html: 'text/html',
  image: 'image/*',
};

/** A form with its text fields before its file. */
function formOf(upload: string, fields: readonly string[]) {
  const texts = fields.map((name) => [name, { type: 'string' }] as const);
  return {
    type: 'object',
    required: [...fields, upload],
    properties: { ...Object.fromEntries(texts), [upload]: { type: 'string', format: 'binary' } },
  };
}

const { $schema: _draft, ...failure } = z.toJSONSchema(FailureReply);
const refusal = {
  description: 'Refused, with its code',
  content: { 'application/json': { schema: failure } },
};

/** What the schemas of a route do not say themselves: files, and the one envelope of every refusal. */
function responsesOf({ replies }: Call) {
  if (replies === undefined || replies === 'json') return { default: refusal };
  const content = { [mediaTypes[replies]]: { schema: { type: 'string', format: 'binary' } } };
  return { 200: { description: 'The file', content }, default: refusal };
}

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
          ...(call.upload !== undefined && { body: formOf(call.upload, call.uploadFields ?? []) }),
          response: { ...Object(schema.response), ...responsesOf(call) },
        },
      };
    },
  });
  app.get('/api/openapi.json', { config: { door: 'open' } }, async () => app.swagger());
}
