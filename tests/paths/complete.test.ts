import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { declared } from './harness/transitions.ts';
import { everyCase } from './everyCase.ts';
import { mainPaths } from './mainPaths.ts';

const cases = await everyCase();
const names = cases.map(({ machine }) => machine.id);

/** They run on the server over recorded events: tests live them through calls and rows, no tab has a trail of them. */
const onServer: readonly string[] = ['clientContract', 'clientStatus', 'dispute', 'job', 'letter', 'request'];
/** Work in the background has no screen of its own. */
const unseen = 'job';

it.each(names.filter((name) => name !== unseen))('%s is walked on its view', (name) => {
  expect(existsSync(new URL(`views/${name}.test.tsx`, import.meta.url))).toBe(true);
});

it.each(cases.filter(({ machine }) => !onServer.includes(machine.id)))(
  '$machine.id has a main path that the chart knows',
  ({ machine }) => {
    const steps = mainPaths[machine.id] ?? [];
    expect(steps).not.toEqual([]);
    const known = declared(machine);
    expect(steps.filter((step) => !known.includes(step))).toEqual([]);
  },
);

it('no view or main path is left of a machine that is gone', () => {
  const views = readdirSync(new URL('views/', import.meta.url)).flatMap(
    (file) => /^(\w+)\.test\.tsx$/.exec(file)?.[1] ?? [],
  );
  expect([...views, ...Object.keys(mainPaths)].filter((name) => !names.includes(name))).toEqual([]);
});
