import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Child {
  readonly pid: number;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Sends SIGTERM to it and to everything it started; resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

/** A process in its own process group. Its output is collected, not shown. */
export function run(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Child {
  const child: ChildProcess = spawn(command, words, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} could not be started.`);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    pid,
    output: () => text,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Retries until there is a result. After a minute, throws an error with what the process printed. */
export async function until<T>(
  child: Child,
  answer: () => Promise<T | null> | T | null,
  step = 10,
): Promise<T> {
  const end = performance.now() + 60_000;
  for (;;) {
    const found = await answer();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error(`No response for a minute:\n${child.output()}`);
    await new Promise((resolve) => setTimeout(resolve, step));
  }
}

/** A free port that is followed by another one, for the sandbox. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await free(0);
    if (port !== null && port < 65_000 && (await free(port + 1)) !== null) return port;
  }
}

function free(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? null) : null));
    });
  });
}
