/**
 * Runs the commands that show promises. They take from minutes to an hour each, so what they print is shown at once, and
 * the result of each is kept: a run that was interrupted can be resumed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandKey } from './judge.mjs';

/** @typedef {import('./judge.mjs').CommandResult} CommandResult */

/**
 * What each command showed, by its `commandKey`. A command that ends with status 0 is kept in `kept`; with
 * `resume`, those that are kept there are not run again.
 *
 * @param {readonly (readonly string[])[]} runs the arguments of `npm run`
 * @param {{ kept: string, resume: boolean, run: (run: readonly string[]) => Promise<CommandResult> }} how
 * @returns {Promise<Map<string, CommandResult>>}
 */
export async function resultsOf(runs, { kept, resume, run }) {
  /** @type {Map<string, CommandResult>} */
  const results = new Map(resume && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []);
  for (const each of runs) {
    const key = commandKey(each);
    if (results.has(key)) continue;
    results.set(key, await run(each));
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify([...results].filter(([, { status }]) => status === 0)));
  }
  return results;
}

/** Runs `npm run …` and prints its output while it comes. @param {string} root @param {NodeJS.ProcessEnv} env */
export const npmRun =
  (root, env) => /** @param {readonly string[]} run @returns {Promise<CommandResult>} */ (run) => {
    console.log(`npm run ${commandKey(run)}`);
    const child = spawn('npm', ['run', '--silent', ...run], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      process.stdout.write(text);
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => resolve({ status, output }));
    });
  };
