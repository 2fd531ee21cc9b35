import { expect, it } from 'vitest';
import { randomOf } from '../fuzz/random.ts';
import type { Kind, Mutant } from './mutant.ts';
import { sampleOf } from './sample.ts';

const mutants = (kind: Kind, count: number): Mutant[] =>
  Array.from({ length: count }, (_, line) => ({
    kind,
    file: 'sample.ts',
    line,
    start: line,
    end: line,
    before: '',
    after: '',
  }));
const everyMutant = [...mutants('number', 40), ...mutants('relational', 20), ...mutants('method', 2)];

it('takes as many of each kind as there can be', () => {
  const drawn = sampleOf(everyMutant, 22, randomOf(1));
  const count = (kind: Kind) => drawn.filter((mutant) => mutant.kind === kind).length;
  expect([count('number'), count('relational'), count('method')]).toEqual([10, 10, 2]);
  expect(new Set(drawn).size).toBe(22);
});

it('draws the same mutants with the same seed, and others with another', () => {
  expect(sampleOf(everyMutant, 22, randomOf(1))).toEqual(sampleOf(everyMutant, 22, randomOf(1)));
  expect(sampleOf(everyMutant, 22, randomOf(2))).not.toEqual(sampleOf(everyMutant, 22, randomOf(1)));
});

it('takes all when more are wanted than there are', () => {
  expect(sampleOf(everyMutant, 100, randomOf(1))).toHaveLength(62);
});
