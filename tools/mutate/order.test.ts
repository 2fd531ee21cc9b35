import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { distancesFrom } from './imports.ts';
import { mostTests, testsFor } from './order.ts';

const root = mkdtempSync(join(tmpdir(), 'redress-imports-'));
afterAll(() => rmSync(root, { recursive: true }));
const files = {
  'tests/far.test.ts': `import '#server/app.ts';`,
  'tests/near.test.ts': `import { due } from '../credit/dates.ts';`,
  'tests/process.test.ts': `start(new URL('../credit/dates.ts', import.meta.url));`,
  'tests/types.test.ts': `import type { Due } from '#credit/dates.ts';`,
  'tests/dates.test.ts': `await import('#server/app.ts');`,
  'server/app.ts': `export { due } from '#credit/dates.ts'; import 'node:fs';`,
  'credit/dates.ts': `export const due = 1;`,
};
for (const [path, source] of Object.entries(files)) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), source);
}
const tests = Object.keys(files).filter((path) => path.startsWith('tests/'));
const distances = distancesFrom(root, tests);

it('counts the imports between a test file and what it loads, but not those of types', () => {
  const toDates = tests.map((test) => [test, distances.get(test)?.get('credit/dates.ts')]);
  expect(toDates).toEqual([
    ['tests/far.test.ts', 2],
    ['tests/near.test.ts', 1],
    ['tests/process.test.ts', 1],
    ['tests/types.test.ts', undefined],
    ['tests/dates.test.ts', 2],
  ]);
});

const milliseconds = new Map([
  ['tests/near.test.ts', 20],
  ['tests/process.test.ts', 10],
]);
const order = (caught: readonly { by: string; file: string }[]) =>
  testsFor('credit/dates.ts', { distances, milliseconds, caught });
const usual = ['tests/dates.test.ts', 'tests/process.test.ts', 'tests/near.test.ts', 'tests/far.test.ts'];

it('runs the namesake of the file first, then the nearest and the quickest', () => {
  expect(order([])).toEqual(usual);
});

it('prefers what caught another mutant of the file, and what caught many in other files', () => {
  const far = 'tests/far.test.ts';
  expect(order([{ by: far, file: 'credit/dates.ts' }])).toEqual([far, ...usual.slice(0, 3)]);
  expect(order([{ by: far, file: 'server/app.ts' }])).toEqual([usual[0], far, ...usual.slice(1, 3)]);
});

it('tries no more than the likeliest', () => {
  const many = new Map(
    Array.from({ length: mostTests + 5 }, (_, index) => [
      `tests/${index}.test.ts`,
      new Map([['a.ts', index]]),
    ]),
  );
  const tried = testsFor('a.ts', { distances: many, milliseconds: new Map(), caught: [] });
  expect([tried.length, tried.at(-1)]).toEqual([mostTests, `tests/${mostTests - 1}.test.ts`]);
});

it('tries all that run the mutant, and no others, where that is known', () => {
  const reaching = new Set(['tests/far.test.ts', 'tests/near.test.ts']);
  expect(testsFor('credit/dates.ts', { distances, milliseconds, caught: [], reaching })).toEqual([
    'tests/near.test.ts',
    'tests/far.test.ts',
  ]);
});
