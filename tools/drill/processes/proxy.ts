import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../install.mjs';

const program = '/usr/sbin/nginx';
const shipped = join(root, 'deploy', 'nginx.conf');

export const hasNginx = (): boolean => existsSync(program);

/** nginx in front of processes, as deploy/nginx.conf sets it up. */
export interface Proxy {
  /** Sends requests to these ports from now on; what is in progress is answered. */
  lead(ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts nginx with the shipped configuration, but without TLS, and on one port of this machine. */
export async function startProxy(port: number, ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-nginx-'));
  const file = join(folder, 'nginx.conf');
  const write = (upstream: readonly number[]) =>
    writeFileSync(file, configurationOf(readFileSync(shipped, 'utf8'), folder, port, upstream));
  write(ports);
  const server = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  await answering(port);
  return {
    async lead(upstream) {
      write(upstream);
      await promisify(execFile)(program, ['-c', file, '-p', folder, '-s', 'reload']);
      // Old workers answer what they have; new ones take over within a moment.
      await wait(500);
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shipped configuration without what needs a certificate, the well-known ports, or the machine's own folders. */
export function configurationOf(
  text: string,
  folder: string,
  port: number,
  upstream: readonly number[],
): string {
  const servers = (options: string) =>
    upstream.map((each) => `server 127.0.0.1:${each}${options};`).join('\n    ');
  const sites = text
    .replace(/server 127\.0\.0\.1:\d+([^;]*);(?:\s+server 127\.0\.0\.1:\d+\1;)*/, (_, options: string) =>
      servers(options),
    )
    .replace(/server \{\s+listen 80;.*?\n\}\n/s, '')
    .replaceAll(/^ *(?:ssl_\w+|listen \[::\]).*$/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name .*;/, 'server_name _;')
    .replaceAll('/var/log/nginx/error.log', join(folder, 'error.log'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} crit;
events {}
http {
${temporary.join('\n')}
${sites}
}
`;
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer !== null) return;
    await wait(50);
  }
  throw new Error('nginx did not start.');
}
