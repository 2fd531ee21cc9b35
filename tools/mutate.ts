/**
 * `npm run mutate [-- MACHINE …]`: makes each arrow of each statechart wrong, one at a time (removed, without its guard, to
 * another state), and runs the tests written by hand for that machine. Every mutant must fail some test; survivors are
 * named, and the exit code is 1 when there are any. A command of its own: `npm test` does not run it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { StateMachine } from 'xstate';
import { mutantsOf } from './paths/mutants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (folder: string) => readdirSync(`${root}${folder}`).toSorted();

interface Subject {
  readonly file: string;
  readonly name: string;
  readonly mutants: readonly string[];
  readonly tests: readonly string[];
}

async function subjects(wanted: readonly string[]): Promise<Subject[]> {
  const tests = read('tests/machines')
    .filter((file) => file.endsWith('.test.ts') && file !== 'everyMachine.test.ts')
    .map((file) => ({
      path: `${root}tests/machines/${file}`,
      text: readFileSync(`${root}tests/machines/${file}`, 'utf8'),
    }));
  const found: Subject[] = [];
  for (const file of read('machines')) {
    const room: Record<string, unknown> = await import(`${root}machines/${file}`);
    const machine = Object.values(room).find((value) => value instanceof StateMachine);
    if (machine === undefined || (wanted.length > 0 && !wanted.includes(machine.id))) continue;
    found.push({
      file,
      name: machine.id,
      mutants: mutantsOf(machine).map(({ name }) => name),
      tests: tests.filter(({ text }) => text.includes(`#machines/${file}'`)).map(({ path }) => path),
    });
  }
  return found;
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: `${root}vitest.config.ts`,
    watch: false,
    reporters: [{}],
    setupFiles: [`${root}tools/paths/applyMutant.ts`],
    bail: 1,
    // A mutant that keeps a test waiting is found; the sound machines need a few milliseconds.
    testTimeout: 1_000,
  },
  { server: { hmr: false, ws: false, watch: null } },
);
await vitest.standalone();

let total = 0;
const survivors: string[] = [];
for (const { file, name, mutants, tests } of await subjects(process.argv.slice(2))) {
  const specifications = tests.flatMap((path) => vitest.getModuleSpecifications(path));
  let survived = 0;
  for (const [index, mutant] of mutants.entries()) {
    vitest.provide('mutant', { file, index });
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    if (
      testModules.length > 0 &&
      testModules.every((module) => module.ok()) &&
      unhandledErrors.length === 0
    ) {
      survived += 1;
      survivors.push(mutant);
    }
  }
  total += mutants.length;
  console.error(`${name}: ${mutants.length - survived} of ${mutants.length} found`);
}
await vitest.close();
console.log(JSON.stringify({ mutants: total, killed: total - survivors.length, survivors }, null, 2));
process.exit(survivors.length > 0 ? 1 : 0);
