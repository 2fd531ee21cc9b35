import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { childEnvironment, root } from '../install.mjs';
import { counted } from './processorTime.mjs';

/**
 * @typedef {{ succeeded: boolean, output: string, wall: number, processor: number | null, whole: boolean }} Ended
 *   Times in seconds; `whole` says whether everything that was started is in the processor's.
 */

/**
 * Runs a command to its end. Alone, it writes to the terminal; beside others its output is kept until it has ended, and only
 * what it says on file descriptor 3 is told at once.
 *
 * @param {string} name @param {readonly string[]} words @param {Record<string, string>} environment
 * @param {{ alone: boolean, tell: (line: string) => void }} how
 * @returns {Promise<Ended>}
 */
export async function run(name, words, environment, { alone, tell }) {
  const begun = Date.now();
  const { words: started, seconds, whole } = counted(name, words);
  const [command = '', ...rest] = started;
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, rest, {
    cwd: root,
    stdio: alone
      ? ['ignore', 'inherit', 'inherit', 'pipe', 'pipe']
      : ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    env: childEnvironment({ ...colours, ...environment }),
    shell: process.platform === 'win32',
  });
  let output = '';
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  child.stdio[3]?.on('data', (chunk) => alone || tell(String(chunk).trimEnd()));
  child.stdio[4]?.on('data', (chunk) => (told += chunk));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(null);
    });
  });
  // What it has written is read to the end, unless something that it has left behind keeps writing.
  await Promise.race([closed, setTimeout(2_000, undefined, { ref: false })]);
  return {
    succeeded: code === 0,
    output,
    wall: (Date.now() - begun) / 1_000,
    processor: seconds(told),
    whole,
  };
}

/**
 * Does all the work, so much of it at once.
 *
 * @template T @param {readonly T[]} items @param {number} atOnce @param {(item: T) => Promise<void>} work
 */
export async function sideBySide(items, atOnce, work) {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
