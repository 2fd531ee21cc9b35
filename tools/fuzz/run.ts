/** Many mutants, one after the other; what came of them, and each that failed kept as a file that can be read again. */
import { mkdtempSync, writeFileSync } from 'node:fs';
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
  /** Milliseconds. */
  readonly slowest: Extreme;
  /** Megabytes held at the most by a process that reads. */
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

export async function fuzz({ seed, count, limits, progress }: Wish): Promise<Summary> {
  const known = samples();
  const forms = Object.fromEntries(
    known.map(({ name }): [string, Counts] => [name, { read: 0, refused: {} }]),
  );
  const failures: Failed[] = [];
  const reader = new Reader(limits);
  let folder: string | null = null;
  let slowest: Extreme = { value: 0, number: 0, form: '' };
  let largest = slowest;

  const keep = (number: number, { failure, message }: Extract<Verdict, { message: string }>): void => {
    folder ??= mkdtempSync(join(tmpdir(), 'redress-fuzz-'));
    const { form, changes, bytes } = mutantOf(known, seed, number);
    const file = join(folder, `${seed}-${number}.report`);
    writeFileSync(file, bytes);
    failures.push({ number, form, changes, failure, message, file });
  };

  for (let number = 0; number < count; number += 1) {
    const verdict = await reader.judge({ kind: 'mutant', seed, number });
    if (verdict.failure !== null) keep(number, verdict);
    else {
      const { made, done } = verdict;
      const counts = forms[made.form];
      if (counts && done.outcome.kind === 'read') counts.read += 1;
      if (counts && done.outcome.kind === 'refused') {
        const { reason } = done.outcome;
        counts.refused[reason] = (counts.refused[reason] ?? 0) + 1;
      }
      slowest = most(slowest, { value: done.milliseconds, number, form: made.form });
      largest = most(largest, { value: done.peak / 1024, number, form: made.form });
    }
    progress?.(number + 1);
  }
  reader.stop();
  return { seed, forms, slowest, largest, failures };
}
