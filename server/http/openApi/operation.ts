import type { Call, ReplyKind } from '#contract/call.ts';
import { examples } from '#contract/examples/examples.ts';
import { pathParameters, queryParameterOf } from '#contract/examples/parameters.ts';
import type { contractSchemas, Json } from './schemas.ts';

const mediaTypes: Readonly<Record<ReplyKind, string | readonly string[]>> = {
  json: 'application/json',
  zip: 'application/zip',
  csv: 'text/csv',
  html: 'text/html',
  image: 'image/*',
  pdf: 'application/pdf',
  scan: ['image/*', 'application/pdf'],
};

type Schemas = ReturnType<typeof contractSchemas>;

function parametersOf(call: Call, { partOf }: Schemas): Json[] {
  const { properties: inPath = {} } = Object(partOf(call, 'params'));
  const { properties: inQuery = {}, required = [] } = Object(partOf(call, 'query'));
  return [
    ...Object.entries(inPath).map(([name, schema]) => {
      const { description, example } = pathParameters[name] ?? {};
      return { name, in: 'path', required: true, description, schema, example };
    }),
    ...Object.entries(inQuery).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      description: queryParameterOf(call.name, name),
      schema,
    })),
    ...(call.takesIdempotencyKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

/** A form with its text fields before its file. */
function formOf(upload: string, fields: readonly string[]): Json {
  const texts = fields.map((name) => [name, { type: 'string', ...pathParameters[name] }] as const);
  return {
    type: 'object',
    required: [...fields, upload],
    properties: Object.fromEntries([...texts, [upload, { type: 'string', format: 'binary' }]]),
  };
}

function bodyOf(call: Call, { partOf }: Schemas): Json | null {
  if (call.upload !== undefined) {
    const schema = formOf(call.upload, call.uploadFields ?? []);
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = partOf(call, 'body');
  if (schema === null) return null;
  const type = call.takesForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema, example: examples.get(call.name)?.body } } };
}

function successOf(call: Call, { partOf }: Schemas): Json {
  const schema = partOf(call, 'reply');
  if (schema !== null) {
    const example = examples.get(call.name)?.reply;
    return { description: 'Success.', content: { 'application/json': { schema, example } } };
  }
  if (call.replies === undefined) return { description: 'Received.' };
  const file = { type: 'string', ...(call.replies !== 'html' && { format: 'binary' }) };
  const content = [mediaTypes[call.replies]].flat().map((type) => [type, { schema: file }] as const);
  return { description: 'The file.', content: Object.fromEntries(content) };
}

/** One call as an OpenAPI operation. `failures` are its failure responses by status. */
export function operationOf(call: Call, tag: string, schemas: Schemas, failures: Json): Json {
  const parameters = parametersOf(call, schemas);
  const requestBody = bodyOf(call, schemas);
  return {
    operationId: call.name,
    tags: [tag],
    summary: call.summary,
    ...(call.description !== undefined && { description: call.description }),
    ...(call.access === 'public' && { security: [] }),
    ...(call.access === 'token' && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== null && { requestBody }),
    responses: { 200: successOf(call, schemas), ...failures },
  };
}
