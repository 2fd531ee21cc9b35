import { groups } from '#contract/calls.ts';
import { targetUserHeader } from '#contract/support.ts';
import { failureResponses } from './failureResponses.ts';
import { operationOf } from './operation.ts';
import { contractSchemas, type Json } from './schemas.ts';

export interface OpenApiOptions {
  /** Where each variant of the product is served. */
  readonly origins: { readonly b2b: string; readonly b2c: string };
  /** The identity provider of each variant; its discovery document says where to get tokens. */
  readonly issuers: readonly string[];
}

const description = [
  'Create profiles, connect each one to a credit report provider, and generate dispute letters.',
  'Every call needs an access token unless it says otherwise. A failure has one shape (`FailureReply`) with a `code`, listed with each call.',
  'Ids of other accounts are answered like ids that do not exist.',
].join('\n\n');

function securitySchemes(issuers: readonly string[]): Json {
  const discovery = issuers.map((issuer) => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: `An access token of the identity provider: OpenID Connect, authorization code with PKCE. Discovery: ${discovery.join(', ')}`,
    },
    targetUser: {
      type: 'apiKey',
      in: 'header',
      name: targetUserHeader,
      description:
        'Support only: the id, sign-in address, or account number of the user to impersonate. The call is made for that user and logged.',
    },
  };
}

/** `/api/v1/profile/{profileId}` */
const pathOf = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}');

/** The contract as an OpenAPI 3.1 document (docs/decisions/0026). */
export function openApiDocument({ origins, issuers }: OpenApiOptions): Json {
  const schemas = contractSchemas();
  const failures = failureResponses(schemas.failure);
  const paths: Record<string, Record<string, Json>> = {};
  for (const { name, calls } of groups) {
    for (const call of calls) {
      const methods = (paths[pathOf(call.url)] ??= {});
      methods[call.method.toLowerCase()] = operationOf(call, name, schemas, failures.of(call));
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Redress',
      version: '1',
      description,
      license: { name: 'No license has been granted yet.', identifier: 'LicenseRef-none' },
    },
    servers: [
      { url: origins.b2b, description: 'Business: agencies and their clients' },
      { url: origins.b2c, description: 'Consumers repairing their own credit' },
    ],
    security: [{ bearer: [] }, { bearer: [], targetUser: [] }],
    tags: groups.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: securitySchemes(issuers),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Any 8 to 64 letters, digits, dashes, or underscores. Repeating a request with the same key returns the first response for a day. Without a key, the same request counts once within a minute.',
          schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
          example: 'a1b2c3d4e5f6a7b8',
        },
      },
      schemas: schemas.components(),
      responses: failures.components(),
    },
  };
}
