import { expect, it } from 'vitest';
import { planOf } from '#tests/paths/harness/walk.ts';
import { walkMachine } from '../machinesRun.ts';
import { readOptions } from '../options.ts';
import { casesOf } from '../plans.ts';
import { headlineOf, summarize } from '../summary.ts';
import { extentOf, reportPage } from './page.ts';

const extent = (...words: string[]) => extentOf(readOptions(words));

it('says what the run covered, of one workflow and of several', () => {
  expect(extent()).toBe('All workflows, on their machines.');
  expect(extent('--machine', 'documentSlot', '--browser')).toBe(
    'Only document slot, on its machine and on its screens.',
  );
  expect(extent('--machine', 'documentSlot', '--machine', 'printOrder')).toBe(
    'Only document slot and print order, on their machines.',
  );
  expect(extent('--machine', 'a', '--machine', 'b', '--machine', 'c', '--browser', '--server')).toBe(
    'Only a, b, and c, on their machines, on their screens, and on the running product.',
  );
});

it('begins with links to all workflows, red ones first, and says of each path how it ends', async () => {
  const plans = (await casesOf(['statusChange', 'walkthrough'])).map(planOf);
  const walked = await Promise.all(plans.map(walkMachine));
  const machines = walked.flat().filter(({ machine, number }) => machine !== 'walkthrough' || number > 1);
  const summaries = summarize(plans, { machines, screens: null, product: null });
  const page = await reportPage(summaries, headlineOf(summaries), readOptions([]), () => null);
  expect(
    [...page.matchAll(/<li data-of="(\w+)"><span class="(good|bad)"/g)].map((found) => found.slice(1)),
  ).toEqual([
    ['walkthrough', 'bad'],
    ['statusChange', 'good'],
  ]);
  const lastSteps = machines.map(({ steps }) => `Last step: ${steps.at(-1)?.words}</span>`);
  expect(lastSteps.filter((words) => !page.includes(words))).toEqual([]);
});
