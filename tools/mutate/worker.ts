import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Message, Task } from './child.ts';
import { applied, type Mutant } from './mutant.ts';
import { noted } from './notes.ts';

/** After this many milliseconds without a test file ending, a mutant counts as running forever. */
const silenceLimit = 120_000;
const left = new Set(['node_modules', '.git', 'dist', 'data', 'coverage', 'test-results']);

export interface Run {
  /** Test files that failed; null if the run had to be ended. */
  readonly failed: readonly string[] | null;
  readonly milliseconds: ReadonlyMap<string, number>;
}

/** A copy of the project in which mutants are tested, with the process that runs its tests. */
export class Worker {
  readonly folder = mkdtempSync(join(tmpdir(), 'redress-mutate-'));
  readonly #root: string;
  #child: ChildProcess | null = null;
  /** Mutants that are noted in the copy until the trace ends. */
  #noted: readonly Mutant[] = [];

  constructor(root: string) {
    this.#root = root;
    cpSync(root, this.folder, {
      recursive: true,
      filter: (path) => !left.has(relative(root, path).split(/[\\/]/)[0] ?? ''),
    });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  /** @throws if a mutant doesn't match its file or a test file can't run at all */
  async run(task: Task): Promise<Run> {
    const child = (this.#child ??= this.#start());
    const milliseconds = new Map<string, number>();
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[] | null>();
    const giveUp = () => {
      this.#stop();
      if (task.mutant !== null) this.#restore(task.mutant);
      resolve(null);
    };
    let silence = setTimeout(giveUp, silenceLimit);
    const hear = (message: Message) => {
      clearTimeout(silence);
      if ('broken' in message) reject(new Error(message.broken));
      else if ('failed' in message) resolve(message.failed);
      else {
        milliseconds.set(message.ended, message.milliseconds);
        silence = setTimeout(giveUp, silenceLimit);
      }
    };
    const end = (code: number | null) => {
      if (this.#child === child) reject(new Error(`The test process ended by itself, with ${String(code)}.`));
    };
    child.on('message', hear).on('exit', end);
    child.send(task);
    try {
      return { failed: await promise, milliseconds };
    } finally {
      clearTimeout(silence);
      child.off('message', hear).off('exit', end);
    }
  }

  /** Runs a test file with notes in place of these mutants: the places in the list of those that it ran. */
  async trace(
    test: string,
    mutants: readonly Mutant[],
  ): Promise<Run & { readonly reached: ReadonlySet<number> }> {
    const notes = join(this.folder, 'test-results-reached');
    if (this.#noted !== mutants) {
      this.endTrace();
      this.#noted = mutants;
      for (const [file, own] of Map.groupBy(mutants, (mutant) => mutant.file)) {
        const path = join(this.folder, file);
        writeFileSync(path, noted(readFileSync(path, 'utf8'), own, mutants, notes));
      }
    }
    rmSync(notes, { force: true });
    const run = await this.run({ mutant: null, tests: [test], postgres: true });
    const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trimEnd().split('\n') : [];
    return { ...run, reached: new Set(lines.map(Number)) };
  }

  /** Takes the notes out again. The next run loads the files as they are. */
  endTrace(): void {
    if (this.#noted.length === 0) return;
    this.#stop();
    for (const mutant of this.#noted) this.#restore(mutant);
    this.#noted = [];
  }

  /** Files with errors that the compiler finds in the project with these mutants, which are in different files. */
  async refusedFiles(mutants: readonly Mutant[]): Promise<ReadonlySet<string>> {
    for (const mutant of mutants) {
      const path = join(this.folder, mutant.file);
      writeFileSync(path, applied(readFileSync(path, 'utf8'), mutant));
    }
    const compiler = spawn(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
      {
        cwd: this.folder,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const [said] = await Promise.all([text(compiler.stdout), once(compiler, 'exit')]);
    for (const mutant of mutants) this.#restore(mutant);
    return new Set([...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
  }

  close(): void {
    this.#stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #start(): ChildProcess {
    return spawn(process.execPath, ['tools/mutate/child.ts'], {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  /** Ends the process and those it started. */
  #stop(): void {
    const child = this.#child;
    this.#child = null;
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  }

  #restore({ file }: Mutant): void {
    cpSync(join(this.#root, file), join(this.folder, file));
  }
}
