import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folderOf } from './results.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface BrowserRun {
  /** Machines to walk; all that have a view when empty. */
  readonly machines: readonly string[];
  /** One path of one machine. */
  readonly number?: number;
  /** In a window that can be watched. */
  readonly headed: boolean;
}

/** Walks the views in a real browser, progress shown. Whether everything was as it should be. */
export function runInBrowser({ machines, number, headed }: BrowserRun): Promise<boolean> {
  const files = machines.map((name) => `tests/paths/views/${name}.test.tsx`);
  const missing = files.filter((file) => !existsSync(`${root}${file}`));
  if (missing.length > 0) throw new Error(`No view is walked by ${missing.join(', ')}`);
  if (machines.length === 0 && number === undefined)
    rmSync(folderOf('browser'), { recursive: true, force: true });
  return run(
    [
      ...vitest,
      'vitest.browser.config.ts',
      ...(files.length > 0 ? files : ['tests/paths/views']),
      ...(number === undefined ? [] : ['-t', `path ${number}$`]),
    ],
    headed ? { HEADED: 'yes' } : {},
  );
}

/** Walks the main path of each workflow on the product as it runs. Whether everything was as it should be. */
export async function runOnProduct(): Promise<boolean> {
  rmSync(folderOf('running'), { recursive: true, force: true });
  if (!(await run(['tools/build.mjs']))) return false;
  return run([...vitest, 'vitest.journeys.config.ts', 'tests/acceptance/workflows.test.ts']);
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config'];

function run(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
