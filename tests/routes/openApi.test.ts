import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { examples } from '#contract/examples/examples.ts';
import { pathParameters, queryParameterOf } from '#contract/examples/parameters.ts';
import { openApiDocument } from '#server/http/openApi/document.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { aFolder } from '#tests/support/aStore.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const Document = z.object({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(
          z.string(),
          z.object({
            $ref: z.optional(z.string()),
            content: z.optional(z.record(z.string(), z.unknown())),
          }),
        ),
      }),
    ),
  ),
  components: z.object({
    responses: z.record(
      z.string(),
      z.object({
        content: z.object({ 'application/json': z.object({ examples: z.record(z.string(), z.unknown()) }) }),
      }),
    ),
  }),
});

async function served() {
  const answer = await world.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost:4000' } });
  return Document.parse(answer.json());
}

/** The documented failure codes of a call, by status. */
async function failureCodes(name: string): Promise<Record<string, string[]>> {
  const { paths, components } = await served();
  const operation = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name);
  const failures = Object.entries(operation?.responses ?? {}).flatMap(([status, { $ref }]) =>
    $ref === undefined ? [] : [[status, components.responses[$ref.split('/').at(-1) ?? '']] as const],
  );
  return Object.fromEntries(
    failures.map(([status, response]) => [
      status,
      Object.keys(response?.content['application/json'].examples ?? {}),
    ]),
  );
}

it('describes exactly the contract, and every described call is served', async () => {
  const { openapi, servers, paths } = await served();
  expect(openapi).toBe('3.1.0');
  expect(servers.map(({ url }) => url)).toEqual(['http://localhost:4000', 'http://my.localhost:4000']);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  );
  const wanted = calls.map((call) => `${call.name} ${call.method} ${call.url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(wanted.toSorted());
  expect(calls.filter(({ method, url }) => !world.app.hasRoute({ method, url }))).toEqual([]);
});

it("passes Redocly's recommended rules without a warning", () => {
  const folder = aFolder();
  const file = join(folder, 'openapi.json');
  // The rules require real hosts, which a development server does not have.
  const origins = { b2b: 'https://app.redress.example', b2c: 'https://my.redress.example' };
  writeFileSync(file, JSON.stringify(openApiDocument({ origins, issuers: Object.values(origins) })));
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--config', 'redocly.yaml', '--format', 'json'],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  const Problems = z.object({ problems: z.array(z.object({ ruleId: z.string(), message: z.string() })) });
  expect(Problems.parse(JSON.parse(stdout)).problems).toEqual([]);
});

it('says that a scan is an image or a PDF', async () => {
  const { paths } = await served();
  const answer = paths['/api/v1/inbox/{scanId}']?.['get']?.responses['200'];
  expect(Object.keys(answer?.content ?? {})).toEqual(['image/*', 'application/pdf']);
});

describe('its failures', () => {
  it('are right for a call with input, an owned object, and failures of its own', async () => {
    expect(await failureCodes('generateManual')).toEqual({
      400: ['invalid'],
      401: ['unauthenticated'],
      403: ['forbidden', 'freshSignInNeeded', 'wrongHost', 'reasonNeeded', 'consentNeeded'],
      404: ['notFound'],
      409: ['noGenerations', 'contradictoryReasons', 'othersReport', 'repeatedChoice', 'contractNotOpen'],
      410: ['accountClosed'],
      413: ['fileTooLarge'],
      422: ['nothingToDispute', 'alreadyDecided', 'unprintableName'],
      429: ['tooManyTries'],
      500: ['unexpected'],
      503: ['busy', 'unavailable'],
    });
  });

  it('are right for a call that needs no token', async () => {
    expect(await failureCodes('clientInvitation')).toEqual({
      404: ['notFound'],
      429: ['tooManyTries'],
      500: ['unexpected'],
      503: ['unavailable'],
    });
  });
});

describe('its examples', () => {
  const named = calls.map((call) => [call.name, call] as const);

  it.each(named.filter(([, call]) => call.body))('%s has a body that the call accepts', (name, { body }) => {
    const example = examples.get(name)?.body;
    expect(z.core.safeParse(body!, example).error?.issues).toBeUndefined();
  });

  it.each(named.filter(([, call]) => call.reply))('%s has a reply of its exact shape', (name, { reply }) => {
    const example = examples.get(name)?.reply;
    expect(z.core.parse(reply!, example)).toEqual(example);
  });

  it('say what every parameter of a query means, which is an instant where its schema is one', () => {
    const inQueries = calls.flatMap(({ name, query }) => {
      const { properties = {} } = query === undefined ? {} : Object(z.toJSONSchema(query, { io: 'input' }));
      return Object.entries(properties).map(([parameter, schema]) => {
        const said = queryParameterOf(name, parameter) ?? '';
        const isInstant = JSON.stringify(schema).includes('date-time');
        return { parameter: `${name}.${parameter}`, isSaid: said !== '', isInstant, said };
      });
    });
    expect(inQueries.filter(({ isSaid }) => !isSaid)).toEqual([]);
    const wrong = inQueries.filter(({ isInstant, said }) => isInstant && !said.includes('instant'));
    expect(wrong).toEqual([]);
  });

  it('have a value for every path parameter', () => {
    const inPaths = calls.flatMap(({ url }) => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
    expect(Object.keys(pathParameters).toSorted()).toEqual([...new Set(inPaths)].toSorted());
  });
});
