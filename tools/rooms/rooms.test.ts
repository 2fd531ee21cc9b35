import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { lintConfiguration } from './configuration.ts';
import { everyRoom, roomOf } from './everyRoom.ts';

const root = new URL('../../', import.meta.url);
const tops = ['vocabulary', 'contract', 'credit', 'disputes', 'machines', 'server', 'src', 'sandbox'];
const files = globSync(`{${tops.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts'))
  .toSorted();

/** The product's own files that a file imports, by their paths from the root. */
function importsOf(file: string): string[] {
  const names = [
    ...readFileSync(new URL(file, root), 'utf8').matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*'([^']+)'/g),
  ].map(([, name = '']) => name);
  return names.flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [posix.join(posix.dirname(file), name)] : [];
  });
}

const arrows = files.flatMap((file) =>
  importsOf(file)
    .filter((target) => tops.includes(target.split('/')[0] ?? ''))
    .map((target) => ({ file, target, from: roomOf(file), to: roomOf(target) })),
);
const crossing = arrows.filter(({ from, to }) => from !== to);

it('gives every file of the product a room', () => {
  expect(files.length).toBeGreaterThan(600);
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

it('finds every import between rooms in the table', () => {
  const others = crossing.filter(({ from = '', to = '' }) => everyRoom.get(from)?.has(to) !== true);
  expect(others.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

it('allows no import between rooms that none makes', () => {
  const made = new Set(crossing.map(({ from, to }) => `${from} → ${to}`));
  const unused = [...everyRoom].flatMap(([from, may]) =>
    // The screens share one row, and none needs all of it.
    from.startsWith('src/screens/')
      ? []
      : [...may].map((to) => `${from} → ${to}`).filter((arrow) => !made.has(arrow)),
  );
  expect(unused).toEqual([]);
});

/** The rooms of a circle that a room is on, or null. */
function circleFrom(room: string, way: readonly string[] = []): readonly string[] | null {
  if (way.includes(room)) return [...way, room];
  for (const next of everyRoom.get(room) ?? []) {
    const circle = circleFrom(next, [...way, room]);
    if (circle !== null) return circle;
  }
  return null;
}

it('lets no rooms import each other, directly or by way of others', () => {
  expect([...everyRoom.keys()].map((room) => circleFrom(room)).filter((circle) => circle !== null)).toEqual(
    [],
  );
});

it('has its rules in .oxlintrc.json: npm run rooms writes them', () => {
  const { current, wanted } = lintConfiguration();
  expect(current).toEqual(wanted);
});
