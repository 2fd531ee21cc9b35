import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atWorkersEnd } from './workersEnd.ts';

interface ToolShell {
  readonly folder: string;
  /** The pipe from which the shell reads commands, one a line. */
  readonly commands: number;
  /** The pipe into which it writes their exit codes, one a line. */
  readonly codes: number;
}

/** The programs don't hold the pipe of the codes, so that it ends with the shell. */
const script = `
  exec <commands 3>codes
  while IFS= read -r command; do
    eval "$command" </dev/null >said 2>complained 3>&-
    echo $? >&3
  done`;

function start(): ToolShell {
  const folder = mkdtempSync(join(tmpdir(), 'redress-tools-'));
  atWorkersEnd(async () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('mkfifo', ['commands', 'codes'], { cwd: folder });
  // It ends when this process does, and with it the other end of its pipe.
  spawn('sh', ['-c', script], { cwd: folder, stdio: 'ignore' }).unref();
  const commands = openSync(join(folder, 'commands'), 'w');
  return { folder, commands, codes: openSync(join(folder, 'codes'), 'r') };
}

let kept: ToolShell | undefined;

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** The exit code of a command; null if the shell has died. */
function codeOf({ commands, codes }: ToolShell, command: string): string | null {
  try {
    writeSync(commands, `${command}\n`);
  } catch {
    return null;
  }
  const answer = Buffer.alloc(8);
  const length = readSync(codes, answer);
  return length === 0 ? null : answer.toString('utf8', 0, length).trim();
}

function printedIn({ folder }: ToolShell, name: 'said' | 'complained'): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * What a program prints, as `execFileSync` returns it. One shell, which a worker keeps, starts all of them, because
 * starting one from a test's large process takes longer than most of them run. If it dies, the program that it was
 * to run fails, and the next one gets a new shell.
 */
export function outputOf(program: string, words: readonly string[]): string {
  const command = [program, ...words].map(quoted).join(' ');
  if (command.includes('\n')) throw new Error('A command for the shell is one line.');
  const shell = (kept ??= start());
  const code = codeOf(shell, command);
  if (code === '0') return printedIn(shell, 'said');
  if (code === null) {
    kept = undefined;
    closeSync(shell.commands);
    closeSync(shell.codes);
    throw new Error(`${program} did not run to its end: the shell that starts the tests' programs died`);
  }
  const complaint = printedIn(shell, 'said') + printedIn(shell, 'complained');
  throw new Error(`${program} ended with ${code}:\n${complaint}`);
}
