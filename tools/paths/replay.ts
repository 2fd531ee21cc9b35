import { planOf, walkPath } from '#tests/paths/harness/walk.ts';
import { Misuse, type Options } from './options.ts';
import { casesOf } from './plans.ts';
import { resultsOf } from './results.ts';
import { walkScreens } from './screensRun.ts';
import { told } from './telling.ts';
import type { Only } from '#tests/paths/harness/screenWalk.ts';

type ReplayOptions = Pick<Options, 'browser' | 'quick' | 'spanish' | 'headed'>;

/** Walks one path or recorded case and tells it step by step. Whether it went as it should. Throws `Misuse`. */
export async function replay(wanted: string, options: ReplayOptions): Promise<boolean> {
  const [, name = '', digits = ''] = /^(\w+):(\d+)$/.exec(wanted) ?? [];
  if (name === '') throw new Misuse(`There is no recorded case ${wanted}. `);
  const [cases] = await casesOf([name]);
  if (cases === undefined) return false;
  const plan = planOf(cases);
  const number = Number(digits);
  if (number < 1 || number > plan.paths.length) throw new Misuse(`${name} has ${plan.paths.length} paths.`);
  if (options.browser)
    return replayOnScreen(name, { kind: 'path', number, language: options.spanish ? 'es' : 'en' }, options);
  const walked = await walkPath(plan, number);
  console.log(told(walked));
  return walked.passed;
}

async function replayOnScreen(
  machine: string,
  only: Only,
  { quick, headed }: ReplayOptions,
): Promise<boolean> {
  const results = resultsOf('replay');
  results.clear();
  const passed = await walkScreens({
    machines: [machine],
    headed,
    walk: { folder: results.folder, images: !quick, accessibility: !quick, quick, only },
  });
  for (const path of results.screens()) console.log(told(path));
  return passed;
}
