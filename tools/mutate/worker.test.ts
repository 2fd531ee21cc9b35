import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askCompiler, judge, type Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';
import { mutantsIn } from './mutantsIn.ts';
import { traced } from './reach.ts';
import { scoreOf, tableOf } from './results.ts';
import { Worker } from './worker.ts';

/** A project with one function, whose only test knows one of its limits. */
const files = {
  'package.json': '{ "type": "module" }',
  'tsconfig.json': '{ "files": ["age.ts"], "compilerOptions": { "strict": true, "noUnusedLocals": true } }',
  'vitest.config.ts': `export default { test: { include: ['*.test.ts'], isolate: false } };`,
  'age.ts': 'const adult = 18;\nexport const mayWork = (age: number) => age >= adult && age < 70;\n',
  'age.test.ts': `import { expect, it } from 'vitest';
import { mayWork } from './age.ts';
it('knows from when', () => expect([mayWork(17), mayWork(18)]).toEqual([false, true]));
`,
  'people.ts': `export const adults = (people: number[]) => people.filter((age) => age >= 18);
export const eldest = (people: number[]) => Math.abs(people[0]!);
`,
  'adults.test.ts': `import { expect, it } from 'vitest';
import { adults } from './people.ts';
it('are of age', () => expect(adults([17, 18])).toEqual([18]));
`,
  'eldest.test.ts': `import { expect, it } from 'vitest';
import { eldest } from './people.ts';
it('comes first', () => expect(eldest([70, 20])).toBe(70));
`,
  'broken.test.ts': `import { it } from 'vitest';
it('always fails', () => { throw new Error(); });
`,
};
const repository = fileURLToPath(new URL('../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'redress-mutate-project-'));
let worker: Worker;
beforeAll(() => {
  for (const [path, source] of Object.entries(files)) writeFileSync(join(root, path), source);
  mkdirSync(join(root, 'tools'));
  cpSync(join(repository, 'tools/mutate'), join(root, 'tools/mutate'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  worker = new Worker(root);
});
afterAll(() => {
  worker.close();
  rmSync(root, { recursive: true });
});

const mutants = mutantsIn('age.ts', files['age.ts'], ['relational', 'logical']);

it('kills what a test notices, names what none does, and changes nothing in the project', async () => {
  const distances = new Map([['age.test.ts', new Map([['age.ts', 1]])]]);
  const verdicts: Verdict[] = await judge([worker], {
    area: 'age',
    mutants,
    distances,
    milliseconds: new Map(),
    onBothEngines: new Set(),
    told: () => {},
  });
  expect(verdicts.map(({ mutant: { before, after }, outcome, by }) => [before, after, outcome, by])).toEqual([
    ['>=', '>', 'killed', 'age.test.ts'],
    ['&&', '||', 'killed', 'age.test.ts'],
    ['<', '<=', 'survived', null],
  ]);
  expect(readFileSync(join(root, 'age.ts'), 'utf8')).toBe(files['age.ts']);
  expect(readFileSync(join(worker.folder, 'age.ts'), 'utf8')).toBe(files['age.ts']);
  expect(scoreOf(verdicts)).toBeCloseTo(66.7, 1);
  expect(tableOf(verdicts).split('\n')).toEqual([
    'area        kind              made    killed timed out   refused  survived',
    'age         relational           2         1         0         0         1',
    'age         logical              1         1         0         0         0',
    'age         all                  3         2         0         0         1',
    'all         all                  3         2         0         0         1',
  ]);
});

it('does not count a test that fails without a mutant', async () => {
  const trial = judge([worker], {
    area: 'age',
    mutants: mutants.slice(0, 1),
    distances: new Map([['broken.test.ts', new Map([['age.ts', 1]])]]),
    milliseconds: new Map(),
    onBothEngines: new Set(),
    told: () => {},
  });
  await expect(trial).rejects.toThrow('broken.test.ts fails without any mutant.');
});

it('tells what only the compiler refuses', async () => {
  const untested: Mutant = { ...mutants[2]!, after: "=== '' ||" };
  const survived = (mutant: Mutant): Verdict => ({ area: 'age', mutant, outcome: 'survived', by: null });
  const verdicts = await askCompiler(worker, [survived(untested), survived(mutants[2]!)]);
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(['refused', 'survived']);
});

it('does not count a mutant that does not fit its file as killed', async () => {
  const mutant: Mutant = { ...mutants[0]!, before: '<<' };
  await expect(worker.run({ mutant, tests: ['age.test.ts'], postgres: false })).rejects.toThrow(
    'has changed since',
  );
});

it('finds out which tests run a mutant, and tries it on those alone', async () => {
  const calls = mutantsIn('people.ts', files['people.ts'], ['method']);
  expect(calls.map(({ before }) => before.slice(0, 7))).toEqual(['.filter']);
  const [call] = calls;
  const milliseconds = new Map<string, number>();
  const reach = await traced([worker], calls, ['eldest.test.ts', 'adults.test.ts'], milliseconds);
  expect(reach).toEqual(new Map([[call, new Set(['adults.test.ts'])]]));
  expect([...milliseconds.keys()]).toEqual(['eldest.test.ts', 'adults.test.ts']);
  expect(readFileSync(join(worker.folder, 'people.ts'), 'utf8')).toBe(files['people.ts']);

  const loading = new Map([['people.ts', 1]]);
  const verdicts = await judge([worker], {
    area: 'people',
    mutants: calls,
    distances: new Map([
      ['broken.test.ts', loading],
      ['adults.test.ts', loading],
    ]),
    milliseconds,
    onBothEngines: new Set(),
    reach,
    told: () => {},
  });
  expect(verdicts.map(({ outcome, by }) => [outcome, by])).toEqual([['killed', 'adults.test.ts']]);
});
