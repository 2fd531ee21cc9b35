import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { timeouts } from './timeouts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the running product is. */
export interface Addressed {
  readonly port: number;
  readonly business: string;
  readonly consumer: string;
  readonly sandbox: string;
  readonly dataDirectory: string;
}

/** The running product in a process of its own. */
export interface Product extends Addressed {
  /** Everything the server has printed so far. */
  readonly output: () => string;
  /** Resolves once the demo letters are written, which continues while the server already responds. */
  readonly seeded: () => Promise<void>;
  /** Whether the server's process is running. */
  readonly isRunning: () => boolean;
  /** SIGKILL for the server only; `restart` starts it again on the same data. */
  readonly kill: () => Promise<void>;
  /** SIGTERM for the server only, as a supervisor does. */
  readonly end: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The ports of one worker, below those that the system uses for outgoing connections. */
const portsEach = 1_000;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % 12;

/** Free ports in this worker's range: the server's, the sandbox's after it, and two further that of its mailbox. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + worker * portsEach + 4 * Math.floor((Math.random() * portsEach) / 4);
    if ((await Promise.all([port, port + 1, port + 3].map(isFree))).every(Boolean)) return port;
  }
}
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Resolves once `line` matches what the process prints; rejects with all its output if it ends or idles before. */
function printed(child: ChildProcess, line: RegExp, collect: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (how: string) => reject(new Error(`The process ${how} before it was ready:\n${text}`));
    const tooLong = AbortSignal.timeout(timeouts.start);
    tooLong.addEventListener('abort', () => fail('took too long'));
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      collect(chunk.toString());
      if (line.test(text)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(`ended with ${code}`));
  });
}

/**
 * The complete product as `npm start` serves it: the built pages, a real server on an empty data directory, and the
 * sandbox. The environment is read at each start, so changes take effect after a restart. With `SANDBOX_PORT` the
 * sandbox already exists; a `DATA_DIR` is kept. `prepare` may fill the data directory before the first start.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  prepare: (dataDirectory: string) => void = () => undefined,
): Promise<Product> {
  const port = await freePorts();
  const { DATA_DIR: given, SANDBOX_PORT: sandboxPort = String(port + 1) } = environment;
  const dataDirectory = given ?? mkdtempSync(join(tmpdir(), 'redress-product-'));
  prepare(dataDirectory);
  let output = '';
  const collect = (text: string) => {
    output += text;
  };
  const start = (script: string, extra: Record<string, string>) =>
    spawn(process.execPath, [join(root, script)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: '', DRAWN_SCREENS: 'off', ...extra, ...environment },
    });

  const sandbox =
    environment['SANDBOX_PORT'] === undefined
      ? start('sandbox/main.ts', { SANDBOX_PORT: sandboxPort })
      : undefined;
  if (sandbox) await printed(sandbox, /127\.0\.0\.1/, collect);
  const serve = async () => {
    const server = start('server/main.ts', { PORT: String(port), DATA_DIR: dataDirectory });
    await printed(server, /Redress is ready/, collect);
    return server;
  };
  let server = await serve();

  return {
    port,
    business: `http://localhost:${port}`,
    consumer: `http://my.localhost:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    dataDirectory,
    output: () => output,
    seeded: async () => {
      for (const until = Date.now() + timeouts.start; !/Demo client history is ready/.test(output);) {
        if (server.exitCode !== null || Date.now() > until)
          throw new Error(`The demo data was not written:\n${output}`);
        await setTimeout(100);
      }
    },
    isRunning: () => server.exitCode === null && server.signalCode === null,
    kill: async () => {
      server.kill('SIGKILL');
      await ended(server);
    },
    end: async () => {
      server.kill('SIGTERM');
      await ended(server);
    },
    restart: async () => {
      server = await serve();
    },
    stop: async () => {
      const processes = sandbox ? [server, sandbox] : [server];
      for (const each of processes) each.kill('SIGTERM');
      await Promise.all(processes.map(ended));
      if (given === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
