import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { childEnvironment, root } from '../install.mjs';
import { counted } from './cpuTime.mjs';

/**
 * @typedef {{ succeeded: boolean, output: string, wall: number, cpu: number | null, whole: boolean }} Ended
 *   Times in seconds; `whole` says whether `cpu` includes every process that was started.
 */

/**
 * Runs a command until it ends. A single command writes to the terminal. In parallel with others, its output is collected
 * until it ends, and only what it writes to file descriptor 3 is printed right away.
 *
 * @param {string} name @param {readonly string[]} argv @param {Record<string, string>} environment
 * @param {{ alone: boolean, print: (line: string) => void }} how
 * @returns {Promise<Ended>}
 */
export async function run(name, argv, environment, { alone, print }) {
  const begun = Date.now();
  const { argv: started, seconds, whole } = counted(name, argv);
  const [command = '', ...rest] = started;
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, rest, {
    cwd: root,
    stdio: alone
      ? ['ignore', 'inherit', 'inherit', 'pipe', 'pipe']
      : ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    env: childEnvironment({ ...colors, ...environment }),
    shell: process.platform === 'win32',
  });
  let output = '';
  let reported = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  child.stdio[3]?.on('data', (chunk) => alone || print(String(chunk).trimEnd()));
  child.stdio[4]?.on('data', (chunk) => (reported += chunk));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(null);
    });
  });
  // Reads its output to the end, unless a process it left behind keeps the pipe open.
  await Promise.race([closed, setTimeout(2_000, undefined, { ref: false })]);
  return {
    succeeded: code === 0,
    output,
    wall: (Date.now() - begun) / 1_000,
    cpu: seconds(reported),
    whole,
  };
}

/**
 * Works through the items in order, a given number at once.
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
