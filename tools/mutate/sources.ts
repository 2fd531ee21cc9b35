import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '../fuzz/random.ts';
import { areas, filesOf, type Area, type Part } from './areas.ts';
import { distancesFrom } from './imports.ts';
import { judge, soundTests, type Verdict } from './judge.ts';
import { mutantsIn } from './mutantsIn.ts';
import type { Mutant } from './mutant.ts';
import { lineOf, scoreOf, tableOf } from './results.ts';
import { sampleOf } from './sample.ts';
import { Worker } from './worker.ts';

export interface Options {
  readonly seed: number;
  /** Mutants of each area; null for the number that the area declares. */
  readonly count: number | null;
  readonly workers: number;
  /** Only what survived the last run. */
  readonly survivors: boolean;
}

interface Results {
  readonly seed: number;
  readonly verdicts: readonly Verdict[];
}

function drawn(area: Area, root: string, { seed, count }: Options): Mutant[] {
  const all = filesOf(area.sources, root).flatMap((file) =>
    mutantsIn(file, readFileSync(join(root, file), 'utf8'), area.kinds),
  );
  return sampleOf(all, count ?? area.count, randomOf(seed));
}

async function tried(
  workers: readonly Worker[],
  area: Area,
  mutants: readonly Mutant[],
  root: string,
): Promise<Verdict[]> {
  const distances = distancesFrom(root, filesOf(area.tests, root));
  const needed = [...distances].filter(([, loaded]) => mutants.some(({ file }) => loaded.has(file)));
  console.error(`${area.name}: ${mutants.length} mutants, ${needed.length} test files`);
  const milliseconds = await soundTests(
    workers,
    needed.map(([test]) => test),
  );
  const bothEngines = needed.filter(([test]) =>
    readFileSync(join(root, test), 'utf8').includes('eachEngine('),
  );
  const onBothEngines = new Set(bothEngines.map(([test]) => test));
  let done = 0;
  const told = (verdict: Verdict) => {
    done += 1;
    const by = verdict.by === null ? '' : ` by ${verdict.by}`;
    console.error(`${done}/${mutants.length} ${verdict.outcome}${by}: ${lineOf(verdict)}`);
  };
  return judge(workers, {
    area: area.name,
    mutants,
    distances: new Map(needed),
    milliseconds,
    onBothEngines,
    told,
  });
}

/** Samples the mutants of a part of the product, tries them, and prints what came of them; true when all were noticed. */
export async function mutateSources(part: Part, root: string, options: Options): Promise<boolean> {
  const folder = join(root, 'test-results', 'mutants');
  const path = join(folder, `${part}.json`);
  const last: Results | null = options.survivors ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const verdicts = last?.verdicts.filter(({ outcome }) => outcome !== 'survived') ?? [];
  const seed = last?.seed ?? options.seed;

  const workers = Array.from({ length: options.workers }, () => new Worker(root));
  try {
    const all = [...verdicts];
    for (const area of areas.filter((some) => some.part === part)) {
      const again = last?.verdicts.filter((verdict) => verdict.area === area.name);
      const mutants = again
        ? again.filter(({ outcome }) => outcome === 'survived').map(({ mutant }) => mutant)
        : drawn(area, root, options);
      if (mutants.length > 0) all.push(...(await tried(workers, area, mutants, root)));
      mkdirSync(folder, { recursive: true });
      const results: Results = { seed, verdicts: all };
      writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`);
    }
    const left = all.filter(({ outcome }) => outcome === 'survived');
    console.log(tableOf(all));
    console.log(`\n${scoreOf(all).toFixed(1)} % noticed by tests, seed ${seed}`);
    for (const verdict of left) console.log(`survived: ${lineOf(verdict)}`);
    return left.length === 0;
  } finally {
    for (const worker of workers) worker.close();
  }
}
