/**
 * Runs many mutants one after another, and collects the results. Each one that failed is saved as a file, to be read
 * again.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutantOf } from './mutant.ts';
import { Reader, type Failure, type Limits, type Verdict } from './reader.ts';
import { samples } from './samples.ts';

export interface Failed {
  readonly number: number;
  readonly form: string;
  readonly changes: readonly string[];
  readonly failure: Failure;
  readonly message: string;
  /** The mutant, for `--replay`. */
  readonly file: string;
}
export interface Counts {
  read: number;
  refused: Record<string, number>;
}
export interface Extreme {
  readonly value: number;
  readonly number: number;
  readonly form: string;
}
export interface Summary {
  readonly seed: number;
  readonly forms: Readonly<Record<string, Counts>>;
  /** Milliseconds of CPU time for reading. */
  readonly slowest: Extreme;
  /** Peak memory of a reading process, in megabytes. */
  readonly largest: Extreme;
  readonly failures: readonly Failed[];
}
export interface Wish {
  readonly seed: number;
  readonly count: number;
  readonly limits: Limits;
  readonly progress?: (number: number) => void;
}

const most = (one: Extreme, other: Extreme): Extreme => (other.value > one.value ? other : one);

type Answered = Extract<Verdict, { done: unknown }>;
type Unanswered = Extract<Verdict, { message: string }>;

export async function fuzz({ seed, count: wanted, limits, progress }: Wish): Promise<Summary> {
  const known = samples();
  const forms = Object.fromEntries(
    known.map(({ name }): [string, Counts] => [name, { read: 0, refused: {} }]),
  );
  const failures: Failed[] = [];
  const reader = new Reader(limits);
  let folder: string | null = null;
  let slowest: Extreme = { value: 0, number: 0, form: '' };
  let largest = slowest;

  const count = ({ made, done }: Answered, number: number): void => {
    const counts = forms[made.form];
    if (counts && done.outcome.kind === 'read') counts.read += 1;
    if (counts && done.outcome.kind === 'refused') {
      const { reason } = done.outcome;
      counts.refused[reason] = (counts.refused[reason] ?? 0) + 1;
    }
    slowest = most(slowest, { value: done.milliseconds, number, form: made.form });
    largest = most(largest, { value: done.peak / 1024, number, form: made.form });
  };

  /**
   * A process that has created and read many mutants uses more than one file needs. So a fresh process that only
   * reads the file decides.
   */
  const confirmed = async (verdict: Unanswered, path: string, form: string): Promise<Verdict> => {
    if (verdict.failure !== 'memory' && verdict.failure !== 'hang') return verdict;
    const alone = new Reader(limits);
    const second = await alone.judge({ kind: 'file', path });
    alone.stop();
    return second.failure === null ? { ...second, made: { ...second.made, form } } : second;
  };

  const examine = async (verdict: Unanswered, number: number): Promise<void> => {
    folder ??= mkdtempSync(join(tmpdir(), 'redress-fuzz-'));
    const { form, changes, bytes } = mutantOf(known, seed, number);
    const file = join(folder, `${seed}-${number}.report`);
    writeFileSync(file, bytes);
    const decided = await confirmed(verdict, file, form);
    if (decided.failure === null) {
      rmSync(file);
      count(decided, number);
    } else {
      const { failure, message } = decided;
      failures.push({ number, form, changes, failure, message, file });
    }
  };

  for (let number = 0; number < wanted; number += 1) {
    const verdict = await reader.judge({ kind: 'mutant', seed, number });
    if (verdict.failure === null) count(verdict, number);
    else await examine(verdict, number);
    progress?.(number + 1);
  }
  reader.stop();
  return { seed, forms, slowest, largest, failures };
}
