import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyMachine } from '../paths/harness/everyMachine.ts';
import { nodesOf } from '../paths/harness/transitions.ts';

const folder = new URL('../../machines/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const nodes = (await everyMachine()).flatMap(({ machine }) => nodesOf(machine));

it('finds the machines', () => {
  expect(nodes.filter(({ parent }) => parent === undefined).length).toBeGreaterThan(14);
});

it('describes every state in plain words', () => {
  expect(
    nodes.filter(({ description }) => !description?.endsWith('.') && !description?.endsWith('?')),
  ).toEqual([]);
});

it('gives every invoked work an id of its own, so that its outcome is a stable event', () => {
  const generated = nodes.flatMap(({ id, invoke }) => invoke.filter((work) => work.id.includes(id)));
  expect(generated.map((work) => work.id)).toEqual([]);
});

it('names every action and guard, so that charts can show them', () => {
  const nameless = nodes.flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(
      ({ actions, guard, source, eventType }) =>
        [...actions, ...(guard === undefined ? [] : [guard])]
          .filter((part) => typeof part === 'function')
          .map(() => `${source.id} ${eventType}`),
    ),
  );
  expect(nameless).toEqual([]);
});

it('keeps every machine short enough to be read in one go', () => {
  const lengths = files.map(
    (file) => [file, readFileSync(new URL(file, folder), 'utf8').split('\n').length] as const,
  );
  expect(lengths.filter(([, lines]) => lines > 210)).toEqual([]);
});
