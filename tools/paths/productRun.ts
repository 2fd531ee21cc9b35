import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

/**
 * Walks the main path of each workflow on the product as it runs, and saves the transitions taken in `folder`, a path from the root of
 * the repository. Returns whether everything passed.
 */
export async function walkProduct(folder: string): Promise<boolean> {
  if (!(await run(['tools/build.mjs']))) return false;
  return run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'vitest.journeys.config.ts',
      'tests/acceptance/workflows.test.ts',
    ],
    { PATHS_FOLDER: folder },
  );
}
