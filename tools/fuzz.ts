/**
 * `npm run fuzz [-- --count N --seed N | --replay FILE]`: reads mutants of the sample reports in a separate process,
 * with limits on its time and memory, and prints the results. Each mutant must be read or rejected with a clear
 * message. Otherwise the command exits with status 1, and the mutant is saved.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Reader, type Limits } from './fuzz/reader.ts';
import { fuzz, type Summary } from './fuzz/run.ts';

const limits: Limits = { watch: 1_000, memory: 512 };
const Options = z.object({
  count: z.coerce.number().int().positive().default(20_000),
  seed: z.coerce.number().int().nonnegative().default(20_261_121),
  replay: z.string().optional(),
});

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

async function replay(file: string): Promise<boolean> {
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

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, replay: { type: 'string' } },
});
const options = Options.parse(values);
if (options.replay !== undefined) {
  process.exitCode = (await replay(options.replay)) ? 0 : 1;
} else {
  const shown = process.stderr.isTTY;
  const progress = (number: number): void => {
    if (shown && number % 100 === 0) process.stderr.write(`\r${number} of ${options.count}`);
  };
  const summary = await fuzz({ seed: options.seed, count: options.count, limits, progress });
  if (shown) process.stderr.write('\r');
  print(summary);
  process.exitCode = summary.failures.length === 0 ? 0 : 1;
}
