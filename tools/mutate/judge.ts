import type { Mutant } from './mutant.ts';
import { testsFor } from './order.ts';
import type { Worker } from './worker.ts';

/**
 * Killed: a test failed. Timed out: no test file ended any more. Refused: no test failed, but the compiler did. Survived:
 * nothing noticed.
 */
export const outcomes = ['killed', 'timedOut', 'refused', 'survived'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Verdict {
  readonly area: string;
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  /** The test file that failed; null when none did. */
  readonly by: string | null;
}

/** Hands each item to the next free worker. */
async function share<T>(
  workers: readonly Worker[],
  items: readonly T[],
  work: (worker: Worker, item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of queue) await work(worker, item);
    }),
  );
}

/**
 * Milliseconds that each test file takes without a mutant.
 * @throws when one of them fails: then the failure of a mutant would say nothing
 */
export async function soundTests(
  workers: readonly Worker[],
  tests: readonly string[],
): Promise<Map<string, number>> {
  const milliseconds = new Map<string, number>();
  const portions = workers.map((_, index) => tests.filter((__, place) => place % workers.length === index));
  await share(workers, portions, async (worker, portion) => {
    const run = await worker.run({ mutant: null, tests: portion, postgres: false });
    if (run.failed === null || run.failed.length > 0)
      throw new Error(`Without any mutant these fail: ${run.failed?.join(', ') ?? 'a test never ends'}`);
    for (const [test, time] of run.milliseconds) milliseconds.set(test, time);
  });
  return milliseconds;
}

/** Mutants that the compiler refuses. It is asked about one of each file together, then about each it complained of alone. */
async function refusedOf(worker: Worker, mutants: readonly Mutant[]): Promise<ReadonlySet<Mutant>> {
  if ((await worker.refusedFiles([])).size > 0) throw new Error('The compiler refuses the project as it is.');
  const refused = new Set<Mutant>();
  for (let left = [...mutants]; left.length > 0;) {
    const together = [...new Map(left.map((mutant) => [mutant.file, mutant])).values()];
    left = left.filter((mutant) => !together.includes(mutant));
    const suspected = await worker.refusedFiles(together);
    for (const mutant of together.filter(({ file }) => suspected.has(file)))
      if ((await worker.refusedFiles([mutant])).size > 0) refused.add(mutant);
  }
  return refused;
}

export interface Trial {
  readonly area: string;
  readonly mutants: readonly Mutant[];
  readonly distances: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly milliseconds: ReadonlyMap<string, number>;
  /** Test files with suites that run on SQLite and on PostgreSQL. */
  readonly onBothEngines: ReadonlySet<string>;
  /** Called with each verdict at once; the compiler's come at the end. */
  readonly told: (verdict: Verdict) => void;
}

/** Tries each mutant: on SQLite, then with PostgreSQL as well, then on the compiler. */
export async function judge(
  workers: readonly Worker[],
  { area, mutants, distances, milliseconds, onBothEngines, told }: Trial,
): Promise<Verdict[]> {
  const caught: { by: string; file: string }[] = [];
  const verdicts: Verdict[] = [];

  async function verdictOf(worker: Worker, mutant: Mutant): Promise<Omit<Verdict, 'area' | 'mutant'>> {
    const tests = testsFor(mutant.file, { distances, milliseconds, caught });
    const rounds = [
      { tests, postgres: false },
      { tests: tests.filter((test) => onBothEngines.has(test)), postgres: true },
    ];
    for (const round of rounds.filter((some) => some.tests.length > 0)) {
      const { failed } = await worker.run({ mutant, ...round });
      if (failed === null) return { outcome: 'timedOut', by: null };
      const [by] = failed;
      if (by === undefined) continue;
      caught.push({ by, file: mutant.file });
      return { outcome: 'killed', by };
    }
    return { outcome: 'survived', by: null };
  }

  await share(workers, mutants, async (worker, mutant) => {
    const verdict = { area, mutant, ...(await verdictOf(worker, mutant)) };
    verdicts.push(verdict);
    told(verdict);
  });
  const [compiler] = workers;
  const survivors = verdicts.filter(({ outcome }) => outcome === 'survived').map(({ mutant }) => mutant);
  if (compiler === undefined || survivors.length === 0) return verdicts;
  const refused = await refusedOf(compiler, survivors);
  return verdicts.map((verdict) =>
    refused.has(verdict.mutant) ? { ...verdict, outcome: 'refused' } : verdict,
  );
}
