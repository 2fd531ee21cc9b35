/** Runs the processes of `npm start`: they live and end together. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A shell that npm started, which ends on a signal without passing it on. */
const parent = process.ppid;
const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;
/** Milliseconds. A server that stops is given ten seconds. */
const patience = 12_000;
const pause = 100;

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} mark @returns {number | null} */
function pidIn(mark) {
  try {
    return Number(readFileSync(mark, 'utf8'));
  } catch {
    return null;
  }
}

export class Together {
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];
  #stopping = false;
  #mark;

  /** @param {string} mark path of a file that exists while these processes are being stopped */
  constructor(mark) {
    this.#mark = mark;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.stop(0));
    if (isStartedByNpm) setInterval(() => this.#followParent(), pause).unref();
  }

  /** Resolves when processes with the same mark that are being stopped have ended. */
  async takeOver() {
    for (const until = Date.now() + patience; Date.now() < until; await wait(pause)) {
      const pid = pidIn(this.#mark);
      if (pid === null || !isRunning(pid)) break;
    }
    this.#followParent();
  }

  /** @param {string} command @param {string[]} argv @param {import('node:child_process').SpawnOptions} options */
  run(command, argv, options) {
    if (this.#stopping) return;
    const child = spawn(command, argv, options);
    this.#children.push(child);
    child.on('exit', (code, signal) => this.stop(signal === null ? (code ?? 1) : 1));
  }

  /**
   * When one process ends, all end: a server without its sandbox, or the other way round, would only confuse.
   * @param {number} code
   */
  stop(code) {
    if (this.#stopping) return;
    this.#stopping = true;
    process.exitCode = code;
    mkdirSync(dirname(this.#mark), { recursive: true });
    writeFileSync(this.#mark, String(process.pid));
    process.once('exit', () => rmSync(this.#mark, { force: true }));
    for (const child of this.#children)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  }

  #followParent() {
    if (isStartedByNpm && process.ppid !== parent) this.stop(0);
  }
}
