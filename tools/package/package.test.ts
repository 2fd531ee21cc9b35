import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Environment } from '#server/configuration/environment.ts';
import { secretSettings } from '#server/configuration/secretFiles.ts';
import { readConfiguration } from '#server/configuration.ts';
import { root } from '../supply/lockfile.ts';
import { configurationOf } from '../drill/processes/proxy.ts';
import { user } from './rootFs.ts';
import { own } from './stage.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'redress-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a package', () => {
  it('has only files that exist, and everything that the commands and the server import', () => {
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const packed = (path: string) => own.some((each) => path === each || path.startsWith(`${each}/`));
    const commands = [...read('tools/redress.mjs').matchAll(/'(\.[^']+\.ts)'/g)].map(([, path = '']) =>
      join('tools', path),
    );
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((path) => !packed(path))).toEqual([]);
    const imported = own
      .filter((path) => /^tools\/.*\.ts$/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/from '([#.][^']+)'/g)].map(([, name = '']) =>
          name.startsWith('#') ? name.slice(1) : join(path, '..', name),
        ),
      );
    expect(imported.filter((path) => !packed(path))).toEqual([]);
  });
});

describe('the Containerfile', () => {
  const lines = read('deploy/Containerfile')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const valueOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

  it('starts from nothing, runs nothing while it is built, and belongs to a user without rights', () => {
    expect(valueOf('FROM')).toEqual(['scratch']);
    expect([...valueOf('RUN'), ...valueOf('ADD'), ...valueOf('ARG')]).toEqual([]);
    expect(valueOf('USER')).toEqual([`${user}:${user}`]);
  });

  it('sets only what is a setting of the product or of Node, and no secret', () => {
    const names = [...(valueOf('ENV')[0] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    const nodes = ['MALLOC_ARENA_MAX', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'];
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !(name in Environment.shape) && !nodes.includes(name))).toEqual([]);
    expect(names.filter((name) => (secretSettings as readonly string[]).includes(name))).toEqual([]);
  });
});

const Names = z.array(z.string());
const Condition = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
});
/** What our file uses of the Compose specification (https://compose-spec.io), and nothing else. */
const Service = z.strictObject({
  image: z.string().check(z.regex(/:(?!latest)[\w.-]+\}?$/)),
  command: z.optional(Names),
  entrypoint: z.optional(Names),
  env_file: z.optional(z.string()),
  environment: z.optional(z.record(z.string(), z.string())),
  secrets: z.optional(Names),
  ports: z.optional(Names),
  volumes: z.optional(Names),
  depends_on: z.optional(z.record(z.string(), Condition)),
  healthcheck: z.optional(
    z.strictObject({ test: Names, interval: z.string(), timeout: z.string(), retries: z.number() }),
  ),
  restart: z.enum(['no', 'unless-stopped']),
  stop_grace_period: z.optional(z.string()),
  read_only: z.optional(z.boolean()),
  tmpfs: z.optional(Names),
  cap_drop: z.optional(Names),
  security_opt: z.optional(Names),
});
const Compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), Service),
  networks: z.strictObject({
    default: z.strictObject({
      ipam: z.strictObject({
        config: z.array(z.strictObject({ subnet: z.string(), gateway: z.string() })),
      }),
    }),
  }),
  volumes: z.record(z.string(), z.strictObject({})),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

/** The file as Python reads YAML, like the first Compose; null where there is no Python with it. */
function composed(): unknown {
  const script = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)';
  try {
    const input = read('deploy/compose/compose.yaml');
    return JSON.parse(execFileSync('python3', ['-c', script], { input, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return null;
  }
}
const document = composed();

describe.skipIf(document === null)(
  document === null ? 'the Compose file (no Python with PyYAML here)' : 'the Compose file',
  () => {
    const compose = () => Compose.parse(document);
    const product = ['redress', 'migrate'];

    it('fits the specification, and names only services, secrets, and volumes that it has', () => {
      const { services, secrets, volumes } = compose();
      const all = Object.values(services);
      expect(new Set(all.flatMap((each) => each.secrets ?? []))).toEqual(new Set(Object.keys(secrets)));
      const mounted = all.flatMap((each) => (each.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''));
      expect(mounted.filter((name) => !name.startsWith('./')).toSorted()).toEqual(
        Object.keys(volumes).toSorted(),
      );
      for (const name of mounted.filter((each) => each.startsWith('./')))
        expect(existsSync(join(root, 'deploy', 'compose', name))).toBe(true);
      const needs = all.flatMap((each) => Object.entries(each.depends_on ?? {}));
      expect(needs.filter(([name]) => services[name] === undefined)).toEqual([]);
      const awaited = needs.filter(([, { condition }]) => condition === 'service_healthy');
      expect(awaited.filter(([name]) => services[name]?.healthcheck === undefined)).toEqual([]);
    });

    it('gives each service only the secrets that it reads', () => {
      for (const [name, { secrets = [], environment = {}, entrypoint = [] }] of Object.entries(
        compose().services,
      )) {
        const text = [...Object.values(environment), ...entrypoint].join(' ');
        const script = name === 'database' ? read('deploy/compose/server-role.sh') : '';
        const used = [...`${text} ${script}`.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, each]) => each);
        expect(new Set(secrets)).toEqual(new Set(used));
      }
    });

    it('makes no role without a password if its secret can’t be read', () => {
      const bin = mkdtempSync(join(folder, 'bin-'));
      writeFileSync(join(bin, 'psql'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
      const env = {
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
        POSTGRES_USER: 'owner',
        POSTGRES_DB: 'redress',
      };
      const script = join(root, 'deploy', 'compose', 'server-role.sh');
      // Docker mounts the secrets, so there are none here.
      expect(() => execFileSync('sh', [script], { env, stdio: 'pipe' })).toThrow(
        '/run/secrets/server_password',
      );
    });

    it('runs the product read-only, without rights, and with settings with which production starts', () => {
      const { services, networks } = compose();
      const secretsOf = (text: string) => {
        const file = join(folder, text.replaceAll('/', '-'));
        const contents: Readonly<Record<string, string>> = {
          database_url: 'postgres://redress_server:secret@database/redress?sslmode=disable',
          migration_database_url: 'postgres://redress_owner:secret@database/redress?sslmode=disable',
          redress_key: 'oN5pZ1mQ0vB3kXy7rT2uW8eLhJ4cD6sGfAaIqRzVwYU=',
          smtp_url: 'smtps://redress:secret@smtp.example.com:465',
        };
        writeFileSync(file, contents[text.split('/').at(-1) ?? ''] ?? 'a secret', { mode: 0o600 });
        return file;
      };
      for (const name of product) {
        const service = services[name];
        if (service === undefined) throw new Error(`There is no service ${name}.`);
        expect([service.read_only, service.cap_drop, service.security_opt]).toEqual([
          true,
          ['ALL'],
          ['no-new-privileges:true'],
        ]);
        const given = Object.fromEntries(
          Object.entries(service.environment ?? {}).map(([key, value]) => [
            key,
            value.startsWith('/run/secrets/') ? secretsOf(value) : value,
          ]),
        );
        const known = [...Object.keys(Environment.shape), ...secretSettings.map((each) => `${each}_FILE`)];
        expect(Object.keys(given).filter((key) => !known.includes(key))).toEqual([]);
        const page = read('docs/operations.md');
        const [, block = ''] = /`settings\.env`:\n\n {2}```\n([^`]+)```/.exec(page) ?? [];
        const own = Object.fromEntries(
          block
            .split('\n')
            .map((line) => /^ *(\w+)=(.+)$/.exec(line.replace('…', 'filled in'))?.slice(1) ?? [])
            .filter((pair) => pair.length === 2),
        );
        const configuration = readConfiguration({
          NODE_ENV: 'production',
          DATA_DIR: '/data',
          ...own,
          ...given,
        });
        expect(configuration.s3).toMatchObject({ endpoint: 'http://objects:9000', pathStyle: true });
        expect(configuration.trustedProxies).toEqual([networks.default.ipam.config[0]?.gateway]);
        expect(configuration.migrationUrl === null).toBe(name === 'redress');
      }
    });
  },
);

describe('the health check of a container', () => {
  let server: Server;
  let status = 200;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end('{"ok":false,"code":"unavailable"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const check = async (...words: readonly string[]) => {
    const { port } = server.address() as AddressInfo;
    const env = { ...process.env, PORT: String(port), LISTEN_ON: '0.0.0.0' };
    const command = [join(root, 'tools', 'redress.mjs'), 'healthcheck', ...words];
    return promisify(execFile)(process.execPath, command, { env }).then(
      () => 'healthy',
      ({ code, stderr }: { code: number; stderr: string }) => `${code} ${stderr.trim()}`,
    );
  };

  it('succeeds while the server answers 200, and otherwise fails with a sentence', async () => {
    expect(await check()).toBe('healthy');
    expect(asked).toEqual(['/api/health']);
    status = 503;
    expect(await check('--ready')).toMatch(/^1 http:\S+\/api\/ready answers 503: .*unavailable/);
  });
});

it.each([
  ['a command', ['tools/redress.mjs', 'healthcheck']],
  ['the server', ['server/main.ts']],
])('%s runs no compiled code from a folder that others can prepare', (_, argv) => {
  const TMPDIR = mkdtempSync(join(folder, 'tmp-'));
  const { NODE_COMPILE_CACHE: _cache, ...environment } = process.env;
  // Nothing listens on this port, and it is none for a server.
  const env = { ...environment, TMPDIR, PORT: '0' };
  expect(spawnSync(process.execPath, argv, { cwd: root, env }).status).toBe(1);
  expect(readdirSync(TMPDIR)).toEqual([]);
});

it('the shipped nginx configuration leads to every process, without TLS for the drill', () => {
  const text = configurationOf(read('deploy/nginx.conf'), '/tmp/nginx', 8080, [4001, 4002]);
  expect(text).toContain('server 127.0.0.1:4001 max_fails=0;\n    server 127.0.0.1:4002 max_fails=0;');
  expect(text).toContain('listen 127.0.0.1:8080;');
  expect(text).toContain('keepalive_timeout 4s;');
  expect(text).not.toMatch(/ssl|:443|listen 80;|\/var\/log/);
});
