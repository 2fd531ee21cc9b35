import { resolve } from 'node:path';
import { Reader, type Limits } from './reader.ts';
import { fuzz, type Summary } from './run.ts';

const limits: Limits = { watch: 1_000, memory: 512 };

export interface FilesWish {
  readonly seed: number;
  readonly count: number;
}

/** Reads mutants of the sample reports and prints the results; true if each was read or rejected. */
export async function fuzzFiles({ seed, count }: FilesWish): Promise<boolean> {
  const shown = process.stderr.isTTY;
  const progress = (number: number): void => {
    if (shown && number % 100 === 0) process.stderr.write(`\r${number} of ${count}`);
  };
  const summary = await fuzz({ seed, count, limits, progress });
  if (shown) process.stderr.write('\r');
  print(summary);
  return summary.failures.length === 0;
}

function print({ seed, forms, slowest, largest, failures }: Summary): void {
  const total = Object.values(forms).flatMap(({ read, refused }) => [read, ...Object.values(refused)]);
  for (const [form, { read, refused }] of Object.entries(forms)) {
    const reasons = Object.entries(refused).toSorted(([, one], [, other]) => other - one);
    const words = reasons.map(([reason, count]) => `${reason} ${count}`).join(', ');
    console.log(`${form.padEnd(20)} read ${String(read).padStart(5)}, rejected: ${words || 'none'}`);
  }
  console.log(
    `slowest ${slowest.value.toFixed(0)} ms of CPU time (${slowest.form}, number ${slowest.number})`,
  );
  console.log(`largest ${largest.value.toFixed(0)} MB (${largest.form}, number ${largest.number})`);
  for (const { number, form, changes, failure, message, file } of failures) {
    console.log(`FAILED ${failure}: ${form}, number ${number} (${changes.join(', ')}): ${file}\n${message}`);
  }
  const answered = total.reduce((sum, count) => sum + count, 0);
  console.log(`seed ${seed}: ${answered} read or rejected, ${failures.length} failed`);
}

/** Reads a saved mutant; true if it was read or rejected. */
export async function replay(file: string): Promise<boolean> {
  const reader = new Reader(limits);
  const verdict = await reader.judge({ kind: 'file', path: resolve(file) });
  reader.stop();
  if (verdict.failure !== null) {
    console.log(`FAILED ${verdict.failure}: ${verdict.message}`);
    return false;
  }
  const { outcome, milliseconds, peak } = verdict.done;
  console.log(`${JSON.stringify(outcome)} in ${milliseconds.toFixed(0)} ms, ${(peak / 1024).toFixed(0)} MB`);
  return true;
}
