/**
 * Which test files run which mutants: every mutant of a call becomes a note that it was run, and each test file runs once.
 * Where each mutant is run by a few of many test files, trying it on those alone takes a tenth of the time.
 */
import type { Mutant } from './mutant.ts';
import { share } from './share.ts';
import type { Worker } from './worker.ts';

/** The test files that run a mutant, on either engine. */
export type Reach = ReadonlyMap<Mutant, ReadonlySet<string>>;

/** Runs each test file once with all mutants noted; their times are added to `milliseconds`. */
export async function traced(
  workers: readonly Worker[],
  mutants: readonly Mutant[],
  tests: readonly string[],
  milliseconds: Map<string, number>,
): Promise<Reach> {
  const reach = new Map(mutants.map((mutant) => [mutant, new Set<string>()]));
  await share(workers, tests, async (worker, test) => {
    const run = await worker.trace(test, mutants);
    for (const number of run.reached) {
      const mutant = mutants[number];
      if (mutant !== undefined) reach.get(mutant)?.add(test);
    }
    for (const [file, time] of run.milliseconds) milliseconds.set(file, time);
  });
  for (const worker of workers) worker.endTrace();
  return reach;
}
