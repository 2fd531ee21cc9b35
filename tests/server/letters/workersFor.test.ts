import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { thisMachine, workersFor } from '#server/letters/workersFor.ts';

const gigabyte = 1024 ** 3;

it.each([
  ['a small machine', 1, 0.5, 1],
  ['two processors and little memory', 2, 1, 1],
  ['two processors', 2, 4, 2],
  ['eight processors and little memory', 8, 4, 5],
  ['a large machine', 64, 256, 8],
])('%s gets workers for its processors and memory', (_, processors, memory, workers) => {
  expect(workersFor({ processors, memory: memory * gigabyte })).toBe(workers);
});

it('never starts more workers here than there are processors', () => {
  expect(workersFor(thisMachine())).toBeLessThanOrEqual(availableParallelism());
});
