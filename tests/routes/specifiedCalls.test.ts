import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '#server/http/openApi/document.ts';
import { fieldsOf, pathKey, ReadDocument } from './openApiReading.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The table in section 7 of the specification: the calls of a row, their input, and their replies. */
const SpecifiedCall = z.object({
  /** Method and path as the specification writes them. */
  call: z.string(),
  /** Names in the JSON body; `[]` for a list. */
  body: z.optional(z.array(z.string())),
  /** The multipart field of the file. */
  file: z.optional(z.string()),
  query: z.optional(z.array(z.string())),
  /** The reply's media type if it is not JSON. */
  type: z._default(z.string(), 'application/json'),
  /** Names in the reply; those inside lists follow their list's name. */
  answers: z.array(z.string()),
  /** Names in the specification that decision 10 changes. */
  decided: z._default(z.array(z.string()), []),
});
const rows = z
  .array(z.object({ id: z.string(), calls: z.array(SpecifiedCall) }))
  .parse(JSON.parse(read('./specifiedCalls.json')));
const specified = rows.flatMap(({ id, calls }) => calls.map((call) => ({ id, ...call })));

const origins = { b2b: 'https://app.redress.example', b2c: 'https://my.redress.example' };
const document = ReadDocument.parse(openApiDocument({ origins, issuers: [] }));
/** The document's calls, by method and path without the parameters' names. */
const described = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      pathKey(`${method.toUpperCase()} ${path}`),
      { path, operation },
    ]),
  ),
);

/** The described operation for a call; `IdentityIQ` may be one of the values of a path parameter. */
function find(call: string) {
  const exact = described.get(pathKey(call));
  if (exact !== undefined) return exact;
  return described.values().find(({ path, operation }) => {
    const parameters = operation.parameters ?? [];
    return parameters.some(({ name, schema }) =>
      schema?.enum?.some((value) => pathKey(`POST ${path.replace(`{${name}}`, value)}`) === pathKey(call)),
    );
  });
}

it('has 37 rows with 47 calls', () => {
  expect([rows.map(({ id }) => id), specified.length]).toEqual([
    Array.from({ length: 37 }, (_, index) => `H${index + 1}`),
    47,
  ]);
});

describe('the API document', () => {
  // What the calls really do is tested in tests/acceptance, whose titles start with the ids of the rows.
  it.each(specified)('has $call as specified', (wanted) => {
    const operation = find(wanted.call)?.operation;
    const bodies = operation?.requestBody?.content ?? {};
    const answer = operation?.responses['200']?.content ?? {};
    const query = (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    expect(Object.keys(answer)).toEqual([wanted.type]);
    expect(fieldsOf(document, answer[wanted.type]?.schema)).toEqual(expect.arrayContaining(wanted.answers));
    expect(fieldsOf(document, bodies['application/json']?.schema)).toEqual(
      expect.arrayContaining(wanted.body ?? []),
    );
    const form = fieldsOf(document, bodies['multipart/form-data']?.schema);
    expect(form).toEqual(expect.arrayContaining(wanted.file === undefined ? [] : [wanted.file]));
    expect(query).toEqual(expect.arrayContaining(wanted.query ?? []));
    const decision = read('../../docs/decisions/0010-shapes-the-specification-leaves-open.md');
    for (const name of wanted.decided) expect(decision).toContain(`\`${name}\``);
  });

  it('has no other call without a decision record, and no record without its call', () => {
    const inTable = new Set(specified.map(({ call }) => find(call)));
    const beyondTable = [...described.values()].filter((one) => !inTable.has(one)).length;
    const record = read('../../docs/decisions/0008-calls-beyond-the-table.md');
    const recorded = [...record.matchAll(/`((?:GET|POST|PUT|DELETE) \/api[^`]*)`/g)].map(
      ([, call = '']) => call,
    );
    // The document that describes the other calls does not describe itself.
    const listed = recorded.filter((call) => call !== 'GET /api/openapi.json');
    expect(listed.filter((call) => inTable.has(find(call)) || find(call) === undefined)).toEqual([]);
    expect(new Set(listed.map(pathKey)).size).toBe(beyondTable);
  });
});
