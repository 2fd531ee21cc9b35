import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Child {
  /** Complete lines it prints, as they arrive; ends with the process. */
  readonly lines: AsyncIterable<string>;
  /** Sends SIGKILL and waits until the process is gone. */
  readonly kill: () => Promise<void>;
}

/** Starts a script in this folder as a separate process. Its error output is shown. */
export function startChild(script: string, args: readonly string[]): Child {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.stdout === null) throw new Error('The child has no output.');
  return {
    lines: createInterface({ input: child.stdout }),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The first line it prints. */
export async function firstLine({ lines }: Child): Promise<string> {
  for await (const line of lines) return line;
  return '';
}
