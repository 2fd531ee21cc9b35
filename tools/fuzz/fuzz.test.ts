import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changes } from './changes.ts';
import { mutantOf } from './mutant.ts';
import { randomOf } from './random.ts';
import { Reader } from './reader.ts';
import { outcomeOf } from './reading.ts';
import { fuzz } from './run.ts';
import { samples } from './samples.ts';
import { timeouts } from '#tests/support/timeouts.ts';

const known = samples();
/** Enough for each format to be both read and rejected; `npm run fuzz` reads a hundred times as many. */
const count = 200;
/** Generous, because a test must not fail on a busy machine; `npm run fuzz` has tight limits. */
const limits = { watch: 20_000, memory: 512 };

it('reads every sample that mutants are made from, in its own format', () => {
  expect(known.map(({ name, text }) => [name, outcomeOf(Buffer.from(text)).outcome])).toEqual(
    known.map(({ name }) => [name, { kind: 'read', format: name }]),
  );
});

it('makes the same mutant from the same seed and number, and different ones otherwise', () => {
  const bytes = (seed: number, number: number) =>
    Buffer.from(mutantOf(known, seed, number).bytes).toString('base64');
  expect(bytes(1, 5)).toBe(bytes(1, 5));
  expect(new Set([bytes(1, 5), bytes(2, 5), bytes(1, 5 + known.length)]).size).toBe(3);
});

it.each(Object.keys(changes))('changes a report: %s', (name) => {
  const text =
    known.find((sample) => sample.name === (name === 'element' ? 'mismo-xml' : 'truelink-plain'))?.text ?? '';
  const changed = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => changes[name]?.(text, randomOf(seed), '<other/>'));
  expect(changed.some((one) => one !== undefined && one !== text)).toBe(true);
});

it(
  `finds ${count} mutants read or rejected with a clear message, whatever was done to them`,
  async () => {
    const summary = await fuzz({ seed: 500, count, limits });
    expect(summary.failures).toEqual([]);
    const counted = Object.entries(summary.forms).map(([form, { read, refused }]) => ({
      form,
      answered: read + Object.values(refused).reduce((sum, count) => sum + count, 0),
      both: read > 0 && Object.keys(refused).length > 0,
    }));
    expect(counted).toEqual(
      known.map(({ name }, index) => ({
        form: name,
        answered: Math.ceil((count - index) / known.length),
        both: true,
      })),
    );
  },
  timeouts.journey,
);

describe('failures are noticed', () => {
  const noticed = async (watch: number, memory: number) => {
    const { failures } = await fuzz({ seed: 1, count: 1, limits: { watch, memory } });
    const [failed] = failures;
    const same =
      failed !== undefined && Buffer.from(mutantOf(known, 1, 0).bytes).equals(readFileSync(failed.file));
    if (failed) await rm(dirname(failed.file), { recursive: true });
    return { failure: failed?.failure, same };
  };

  it('memory, with the mutant saved', async () => {
    expect(await noticed(20_000, 60)).toEqual({ failure: 'memory', same: true });
  });

  it('but a reader is not charged with the memory of the process that starts it', async () => {
    const held = Buffer.alloc(600 * 1024 * 1024, 1);
    const { failures } = await fuzz({ seed: 500, count: 1, limits });
    expect([held.at(-1), failures]).toEqual([1, []]);
  });

  it('a file that cannot be read at all ends the process, and a new one reads the next', async () => {
    const reader = new Reader(limits);
    const missing = await reader.judge({ kind: 'file', path: '/no/such/file' });
    const next = await reader.judge({ kind: 'mutant', seed: 1, number: 0 });
    reader.stop();
    expect([missing.failure, next.failure]).toEqual(['crash', null]);
  });
});
