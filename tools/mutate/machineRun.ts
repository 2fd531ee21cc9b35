/**
 * Runs the tests of a machine against its mutants, starting at a given one; one JSON line per mutant. A
 * process of its own, because a wrong transition can make a machine loop endlessly; the parent then ends it.
 *
 * Arguments: the file in `machines/`, the number of the first mutant.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { StateMachine } from 'xstate';
import { mutantsOf } from './machineMutants.ts';

export interface MutantResult {
  readonly name: string;
  /** Found by a handwritten test, by the page that says where each path leads, or by none. */
  readonly by: 'hand' | 'page' | null;
}

const [file = '', first = '0'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));

const room: Record<string, unknown> = await import(`${root}machines/${file}`);
const machine = Object.values(room).find((value) => value instanceof StateMachine);
const mutants = machine === undefined ? [] : mutantsOf(machine);
const tests = readdirSync(`${root}tests/machines`)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${root}tests/machines/${name}`)
  .filter((path) => readFileSync(path, 'utf8').includes(`#machines/${file}'`));
const pages = `${root}tests/paths/pinned.test.ts`;

const vitest = await createVitest(
  'test',
  {
    root,
    config: `${root}vitest.config.ts`,
    watch: false,
    reporters: [{}],
    setupFiles: [`${root}tools/mutate/applyMachineMutant.ts`],
    bail: 1,
    // Each mutant replaces a machine that nothing has changed.
    isolate: true,
    // A mutant that keeps a test waiting counts as found; unchanged machines need a few milliseconds.
    testTimeout: 500,
  },
  { server: { hmr: false, ws: false, watch: null } },
);
await vitest.standalone();
/** Whether some test of these files fails, or an error happens outside of them. */
async function fails(paths: readonly string[]): Promise<boolean> {
  const { testModules } = await vitest.runTestSpecifications(
    paths.flatMap((path) => vitest.getModuleSpecifications(path)),
  );
  // Vitest lists the files of earlier runs too.
  const own = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  const sound = own.every((module) => module.ok());
  return own.length > 0 && (!sound || vitest.state.getUnhandledErrors().length > 0);
}

for (let index = Number(first); index < mutants.length; index += 1) {
  vitest.provide('mutant', { file, index });
  const by = (await fails(tests)) ? 'hand' : (await fails([pages])) ? 'page' : null;
  const result: MutantResult = { name: mutants[index]?.name ?? '', by };
  console.log(JSON.stringify(result));
}
await vitest.close();
process.exit(0);
