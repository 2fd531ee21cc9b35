import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScreenPath } from '#tests/paths/harness/screenPath.ts';
import type { Options } from './options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a run leaves its results. Runs of another extent have other folders, so that a part never replaces the whole. */
export interface Results {
  /** From the root of the repository. */
  readonly folder: string;
  readonly report: string;
  /** Removes what an earlier run of this extent has left, but for its report, which is replaced when this one is done. */
  readonly clear: () => void;
  /** What was walked on screens so far: each path is written as soon as it ends. */
  readonly screens: () => ScreenPath[];
  /** The transitions that each workflow took on the running product, by its name. */
  readonly product: () => Readonly<Record<string, readonly string[]>>;
  /** An image as a data URL; null when this run took none of that name. */
  readonly image: (machine: string, name: string) => string | null;
  readonly save: (name: string, content: string) => void;
}

type Extent = Pick<Options, 'machines' | 'browser' | 'quick' | 'server'>;

/** The name of a run by what it covers: `all-screens`, `repair+session-machines`. */
export function nameOfRun({ machines, browser, quick, server }: Extent): string {
  const what = machines.length === 0 ? 'all' : machines.toSorted().join('+');
  const where = [browser && (quick ? 'quick' : 'screens'), server && 'product'].filter(
    (place) => place !== false,
  );
  return `${what}-${where.join('-') || 'machines'}`;
}

export function resultsOf(run: string, base = root): Results {
  const folder = `test-results/paths/${run}`;
  const at = (...parts: readonly string[]) => join(base, folder, ...parts);
  const filesIn = (part: string) => (existsSync(at(part)) ? readdirSync(at(part)) : []);
  const read = (part: string, file: string) => JSON.parse(readFileSync(at(part, file), 'utf8'));
  return {
    folder,
    report: `${folder}/report.html`,
    clear() {
      for (const part of ['images', 'screens', 'product']) rmSync(at(part), { recursive: true, force: true });
      mkdirSync(at(), { recursive: true });
    },
    screens: () =>
      filesIn('screens')
        .map((file): ScreenPath => read('screens', file))
        .toSorted((one, other) => one.machine.localeCompare(other.machine) || one.number - other.number),
    product: () =>
      Object.fromEntries(
        filesIn('product').map((file) => [file.replace('.json', ''), read('product', file)]),
      ),
    image(machine, name) {
      const file = at('images', machine, `${name}.png`);
      return existsSync(file) ? `data:image/png;base64,${readFileSync(file).toString('base64')}` : null;
    },
    save: (name, content) => writeFileSync(at(name), content),
  };
}
