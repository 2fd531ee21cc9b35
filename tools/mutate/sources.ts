import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '../fuzz/random.ts';
import { areas, filesOf, testsOf, type Area, type Part } from './areas.ts';
import { distancesFrom } from './imports.ts';
import { askCompiler, judge, type Verdict } from './judge.ts';
import { mutantsIn } from './mutantsIn.ts';
import type { Mutant } from './mutant.ts';
import { lineOf, scoreOf, tableOf } from './results.ts';
import { sampleOf } from './sample.ts';
import { traced } from './reach.ts';
import { Worker } from './worker.ts';

export interface Options {
  readonly seed: number;
  /** Number of mutants per area; null for the number that the area declares. */
  readonly count: number | null;
  readonly workers: number;
  /** Whether to reuse the mutants that the last run found. */
  readonly resume: boolean;
}

function drawn(area: Area, root: string, { seed, count }: Options): Mutant[] {
  const { about } = area;
  const all = filesOf(area.sources, root)
    .flatMap((file) => mutantsIn(file, readFileSync(join(root, file), 'utf8'), area.kinds))
    .filter(({ before }) => about === undefined || about.test(before));
  return sampleOf(all, count ?? area.count, randomOf(seed));
}

const isSame = (one: Mutant, other: Mutant): boolean =>
  one.file === other.file &&
  one.start === other.start &&
  one.before === other.before &&
  one.after === other.after;

/** The mutants of this sample that the last run found. */
function noticedBefore(path: string, area: Area, sample: readonly Mutant[]): Verdict[] {
  const last: readonly Verdict[] = JSON.parse(readFileSync(path, 'utf8'));
  const noticed = last.filter((verdict) => verdict.area === area.name && verdict.outcome !== 'survived');
  return sample.flatMap((mutant) => noticed.find((verdict) => isSame(verdict.mutant, mutant)) ?? []);
}

/** Durations of test files, which the areas of a part share. */
type Durations = Map<string, number>;

async function tried(
  workers: readonly Worker[],
  area: Area,
  mutants: readonly Mutant[],
  { root, milliseconds, told }: { root: string; milliseconds: Durations; told: (verdict: Verdict) => void },
): Promise<Verdict[]> {
  const all = distancesFrom(root, testsOf(area, root));
  const distances = new Map([...all].filter(([, loaded]) => mutants.some(({ file }) => loaded.has(file))));
  const tests = [...distances.keys()];
  console.error(`${area.name}: ${mutants.length} mutants, ${tests.length} test files`);
  const reach = area.isTraced === true ? await traced(workers, mutants, tests, milliseconds) : undefined;
  const onBothEngines = new Set(
    tests.filter((test) => readFileSync(join(root, test), 'utf8').includes('eachEngine(')),
  );
  return judge(workers, {
    area: area.name,
    mutants,
    distances,
    milliseconds,
    onBothEngines,
    reach,
    told,
  });
}

/**
 * Samples the mutants of a part of the product, runs the tests against them, and prints the results; true if all
 * were noticed.
 */
export async function mutateSources(part: Part, root: string, options: Options): Promise<boolean> {
  const folder = join(root, 'test-results', 'mutants');
  const path = join(folder, `${part}.json`);
  mkdirSync(folder, { recursive: true });
  const samples = areas
    .filter((area) => area.part === part)
    .map((area) => {
      const sample = drawn(area, root, options);
      return { area, sample, before: options.resume ? noticedBefore(path, area, sample) : [] };
    });

  let verdicts = samples.flatMap(({ before }) => before);
  const save = (all: readonly Verdict[]) => writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
  const milliseconds: Durations = new Map();
  const workers = Array.from({ length: options.workers }, () => new Worker(root));
  try {
    for (const { area, sample, before } of samples) {
      const mutants = sample.filter((mutant) => !before.some((verdict) => isSame(verdict.mutant, mutant)));
      const done: Verdict[] = [];
      const told = (verdict: Verdict) => {
        done.push(verdict);
        save([...verdicts, ...done]);
        const by = verdict.by === null ? '' : ` by ${verdict.by}`;
        console.error(`${done.length}/${mutants.length} ${verdict.outcome}${by}: ${lineOf(verdict)}`);
      };
      if (mutants.length > 0)
        verdicts.push(...(await tried(workers, area, mutants, { root, milliseconds, told })));
    }
    const [first] = workers;
    if (first !== undefined) verdicts = await askCompiler(first, verdicts);
    save(verdicts);
  } finally {
    for (const worker of workers) worker.close();
  }
  const survivors = verdicts.filter(({ outcome }) => outcome === 'survived');
  console.log(tableOf(verdicts));
  console.log(`\nnoticed by tests: ${scoreOf(verdicts).toFixed(1)}%, seed ${options.seed}`);
  for (const verdict of survivors) console.log(`survived: ${lineOf(verdict)}`);
  return survivors.length === 0;
}
