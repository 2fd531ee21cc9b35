import type { Mutant } from './mutant.ts';
import { testsFor } from './order.ts';
import type { Reach } from './reach.ts';
import { share } from './share.ts';
import type { Worker } from './worker.ts';

/**
 * Killed: a test failed. Timed out: the test files stopped ending. Refused: no test failed, but the compiler did.
 * Survived: nothing noticed.
 */
export const outcomes = ['killed', 'timedOut', 'refused', 'survived'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Verdict {
  readonly area: string;
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  /** The test file that failed; null if none did. */
  readonly by: string | null;
}

/**
 * The verdicts, with survivors that the compiler rejects marked as refused. It first checks one mutant of each file
 * together, then each mutant with an error separately.
 */
export async function askCompiler(worker: Worker, verdicts: readonly Verdict[]): Promise<Verdict[]> {
  const mutants = verdicts.filter(({ outcome }) => outcome === 'survived').map(({ mutant }) => mutant);
  if (mutants.length === 0) return [...verdicts];
  if ((await worker.refusedFiles([])).size > 0) throw new Error('The compiler refuses the project as it is.');
  const refused = new Set<Mutant>();
  for (let left = [...mutants]; left.length > 0;) {
    const together = [...new Map(left.map((mutant) => [mutant.file, mutant])).values()];
    left = left.filter((mutant) => !together.includes(mutant));
    const suspected = await worker.refusedFiles(together);
    for (const mutant of together.filter(({ file }) => suspected.has(file)))
      if ((await worker.refusedFiles([mutant])).size > 0) refused.add(mutant);
  }
  return verdicts.map((verdict) =>
    refused.has(verdict.mutant) ? { ...verdict, outcome: 'refused' } : verdict,
  );
}

export interface Trial {
  readonly area: string;
  readonly mutants: readonly Mutant[];
  readonly distances: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Durations of test files; each run adds its own. */
  readonly milliseconds: Map<string, number>;
  /** Test files with suites that run on SQLite and on PostgreSQL. */
  readonly onBothEngines: ReadonlySet<string>;
  /** Which test files run which mutant, where that was traced. */
  readonly reach?: Reach | undefined;
  /** Called with each verdict immediately. */
  readonly told: (verdict: Verdict) => void;
}

/** Runs the tests against each mutant: on SQLite, then with PostgreSQL as well. */
export async function judge(
  workers: readonly Worker[],
  { area, mutants, distances, milliseconds, onBothEngines, reach, told }: Trial,
): Promise<Verdict[]> {
  const caught: { by: string; file: string }[] = [];
  const sound = new Set<string>();
  const verdicts: Verdict[] = [];

  /** @throws if a test file also fails without a mutant, because its failure then says nothing */
  async function expectSound(worker: Worker, test: string, postgres: boolean): Promise<void> {
    if (sound.has(test)) return;
    const { failed } = await worker.run({ mutant: null, tests: [test], postgres });
    if (failed?.length !== 0) throw new Error(`${test} fails without any mutant.`);
    sound.add(test);
  }

  async function verdictOf(worker: Worker, mutant: Mutant): Promise<Omit<Verdict, 'area' | 'mutant'>> {
    const tests = testsFor(mutant.file, {
      distances,
      milliseconds,
      caught,
      reaching: reach?.get(mutant),
    });
    const rounds = [
      { tests, postgres: false },
      { tests: tests.filter((test) => onBothEngines.has(test)), postgres: true },
    ];
    for (const round of rounds.filter((some) => some.tests.length > 0)) {
      const run = await worker.run({ mutant, ...round });
      if (run.failed === null) return { outcome: 'timedOut', by: null };
      const [by] = run.failed;
      for (const [test, time] of run.milliseconds) if (test !== by) milliseconds.set(test, time);
      if (by === undefined) continue;
      await expectSound(worker, by, round.postgres);
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
  return verdicts;
}
