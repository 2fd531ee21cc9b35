import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readConfiguration } from '#server/configuration.ts';
import { newId } from '#server/store/ids.ts';
import {
  createDatabase,
  findPostgres,
  settingsOf,
  startPostgres,
  withServerRole,
} from '#tests/support/aPostgres.ts';
import { signInWithPassword } from '#tests/support/token/flow.ts';
import { createVisitor } from '#tests/support/token/visitor.ts';
import { aProfile, type Owner } from '#tests/support/anAgency.ts';
import { fillStore, password, type FilledStore } from './callsStore.ts';
import { freePort, run, until } from './child.ts';
import { median, type Figure } from './figure.ts';

const rounds = 3;
const seconds = 4;
const connections = 10;

/** One kind of request, sent to one of the two servers. */
interface Load {
  readonly url: string;
  readonly token?: string;
  readonly setupRequest?: (request: autocannon.Request) => autocannon.Request;
}

const sides = ['product', 'bare'] as const;
type Kind = 'list' | 'detail' | 'create';
const kinds: readonly Kind[] = ['list', 'detail', 'create'];
const against: Readonly<Record<Kind, string>> = {
  list: 'node:http and the bare query, 50 rows (the call has no pages: an account of 50 profiles, with its status counts)',
  detail: 'node:http and one bare row of the same 50',
  create: 'node:http and one bare row, its commit as durable',
};

/** Requests per second. Throws if a response was not 2xx. */
async function fire({ url, token, setupRequest }: Load, duration: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(setupRequest && { setupRequest }),
      },
    ],
  });
  const { non2xx, errors, requests } = result;
  if (non2xx > 0 || errors > 0 || requests.total === 0)
    throw new Error(`${url}: ${requests.total} responses, ${non2xx} of them not 2xx, ${errors} errors`);
  return requests.total / result.duration;
}

/** A new body and a new key for each request. */
function creation(path: string) {
  let made = 0;
  return (request: autocannon.Request): autocannon.Request => {
    made += 1;
    return {
      ...request,
      method: 'POST',
      path,
      headers: { ...request.headers, 'idempotency-key': newId() },
      body: JSON.stringify(aProfile(made)),
    };
  };
}

function detailOf(folder: string, { profileIds }: Owner) {
  return (request: autocannon.Request): autocannon.Request => {
    const id = profileIds[Math.floor(Math.random() * profileIds.length)] ?? '';
    return { ...request, path: `${folder}/${id}` };
  };
}

/**
 * The API's list, detail, and create calls with sign-in and owner check, on both engines, each against the bare query
 * through `node:http`.
 */
export async function* calls(): AsyncGenerator<Figure> {
  yield* callsOn('sqlite', {});
  const installation = findPostgres();
  if (installation === null) return;
  const server = await startPostgres(installation);
  try {
    // As in production, under a role that the policies restrict.
    const roles = await withServerRole(await createDatabase(server.url, null));
    yield* callsOn('postgres', settingsOf(roles));
  } finally {
    await server.stop();
  }
}

async function* callsOn(
  engine: 'sqlite' | 'postgres',
  settings: Readonly<Record<string, string>>,
): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMONSTRATION: 'off',
    CALLS_PER_MINUTE: '1000000000',
    ...settings,
  };
  const configuration = readConfiguration(environment);
  const filled = await fillStore(configuration, folder);
  const product = run('npm', ['start'], environment);
  const bare = run(process.execPath, [
    join('tools', 'bench', 'bareCalls.ts'),
    filled.copy,
    filled.reader.accountId,
  ]);
  try {
    await until(product, () => (/Redress is ready/.test(product.output()) ? true : null));
    const barePort = await until(bare, () => /^\d+\n/.exec(bare.output())?.[0].trim() ?? null);
    const origin = configuration.origins.b2b;
    const tokenOf = async ({ mail }: Owner) => {
      const visitor = createVisitor(origin, port);
      return (await signInWithPassword(visitor, configuration.identity, { mail, password })).access_token;
    };
    const tokens = { reader: await tokenOf(filled.reader), maker: await tokenOf(filled.maker) };
    yield* measure(engine, loadsOf(origin, `http://127.0.0.1:${barePort}`, tokens, filled));
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function loadsOf(
  product: string,
  bare: string,
  { reader, maker }: { readonly reader: string; readonly maker: string },
  filled: FilledStore,
): Readonly<Record<Kind, Readonly<Record<(typeof sides)[number], Load>>>> {
  return {
    list: {
      product: { url: `${product}/api/v1/profiles`, token: reader },
      bare: { url: `${bare}/list` },
    },
    detail: {
      product: {
        url: product,
        token: reader,
        setupRequest: detailOf('/api/v1/profile/details', filled.reader),
      },
      bare: { url: bare, setupRequest: detailOf('/detail', filled.reader) },
    },
    create: {
      product: { url: product, token: maker, setupRequest: creation('/api/v1/profile/create') },
      bare: { url: bare, setupRequest: creation('/create') },
    },
  };
}

/** Measures both servers alternately within each round. */
async function* measure(engine: string, loads: ReturnType<typeof loadsOf>): AsyncGenerator<Figure> {
  for (const kind of kinds) {
    const rates: Record<(typeof sides)[number], number[]> = { product: [], bare: [] };
    for (const side of sides) await fire(loads[kind][side], 1);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of sides) rates[side].push(await fire(loads[kind][side], seconds));
    }
    yield {
      name: `calls.${engine}.${kind}`,
      value: median(rates.product),
      unit: '1/s',
      against: { name: against[kind], value: median(rates.bare) },
    };
  }
}
