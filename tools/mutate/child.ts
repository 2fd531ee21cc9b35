/**
 * Runs test files against mutants in a copy of the project, one after the other, as its parent asks. A process of its own,
 * because a mutant can run forever: the parent ends it then. Its folder is the copy.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { applied, type Mutant } from './mutant.ts';

/** A request of the parent: these test files, in this order, with or without a mutant. */
export interface Task {
  readonly mutant: Mutant | null;
  readonly tests: readonly string[];
  /** Without it, the suites that run on both engines run on SQLite only. */
  readonly postgres: boolean;
}
/** Messages to the parent: each test file that has ended, then how the run ended. */
export type Message =
  | { readonly ended: string; readonly milliseconds: number }
  | { readonly failed: readonly string[] }
  | { readonly broken: string };

const root = process.cwd();
const send = (message: Message) => void process.send?.(message);
const named = (path: string) => relative(root, path).replaceAll('\\', '/');

/** Runs the files in the given order. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: `${root}/vitest.config.ts`,
    watch: false,
    reporters: [
      {
        onTestModuleEnd: (module) =>
          send({ ended: named(module.moduleId), milliseconds: module.diagnostic().duration }),
      },
    ],
    bail: 1,
    // A thread starts with less than half the CPU time of a process.
    pool: 'threads',
    // The switches of the suite are for processes.
    execArgv: [],
    maxWorkers: 1,
    sequence: { sequencer: AsGiven },
    // A test that a mutant keeps waiting has failed; if it blocks the whole process, the parent ends it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  { server: { hmr: false, ws: false, watch: null } },
);
await vitest.standalone();

async function run({ tests, postgres }: Task): Promise<Message> {
  if (postgres) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(/^(?!.* on PostgreSQL)/);
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(`${root}/${test}`));
  if (specifications.length !== tests.length) throw new Error(`Not all are test files: ${tests.join(', ')}`);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // Vitest lists the files of earlier runs too.
  const own = testModules.filter(({ moduleId }) => tests.includes(named(moduleId)));
  if (own.length === 0 && tests.length > 0) throw new Error(`None of these ran: ${tests.join(', ')}`);
  const failed = own.filter((module) => !module.ok()).map(({ moduleId }) => named(moduleId));
  if (failed.length === 0 && vitest.state.getUnhandledErrors().length > 0)
    failed.push('an error outside of the tests');
  return { failed };
}

async function runWith(task: Task): Promise<Message> {
  if (task.mutant === null) return run(task);
  const path = `${root}/${task.mutant.file}`;
  const source = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, applied(source, task.mutant));
    vitest.invalidateFile(path);
    return await run(task);
  } finally {
    writeFileSync(path, source);
    vitest.invalidateFile(path);
  }
}

process.on('message', (task: Task) => {
  runWith(task).then(send, (error: unknown) => send({ broken: String(error) }));
});
process.on('disconnect', () => process.exit());
