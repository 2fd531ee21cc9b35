import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
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

const script = `
  exec <commands 3>codes
  while IFS= read -r command; do
    eval "$command" </dev/null >said 2>complained
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

/**
 * What a program prints, as `execFileSync` returns it. One shell, which a worker keeps, starts all of them, because
 * starting one from a test's large process takes longer than most of them run.
 */
export function outputOf(program: string, words: readonly string[]): string {
  const command = [program, ...words].map(quoted).join(' ');
  if (command.includes('\n')) throw new Error('A command for the shell is one line.');
  kept ??= start();
  writeSync(kept.commands, `${command}\n`);
  const answer = Buffer.alloc(8);
  const code = answer.toString('utf8', 0, readSync(kept.codes, answer)).trim();
  if (code === '0') return readFileSync(join(kept.folder, 'said'), 'utf8');
  const complaint = ['said', 'complained'].map((name) =>
    readFileSync(join(kept?.folder ?? '', name), 'utf8'),
  );
  throw new Error(`${program} ended with ${code || 'its shell'}:\n${complaint.join('')}`);
}
