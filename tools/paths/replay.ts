import { everyCase } from '#tests/paths/everyCase.ts';
import { planOf, walkPath } from '#tests/paths/harness/walk.ts';
import { UsageError, type Options } from './options.ts';
import { casesOf } from './plans.ts';
import { recordedCase, recordedNames } from './recorded.ts';
import { resultsOf } from './results.ts';
import { walkScreens } from './screensRun.ts';
import { pathText } from './pathText.ts';
import type { Only } from '#tests/paths/harness/screenWalk.ts';

type ReplayOptions = Pick<Options, 'browser' | 'quick' | 'spanish' | 'headed'>;

/** Walks one path or recorded case and prints it step by step. Returns whether it passed. Throws `UsageError`. */
export async function replay(wanted: string, options: ReplayOptions): Promise<boolean> {
  const [, name = '', digits = ''] = /^(\w+):(\d+)$/.exec(wanted) ?? [];
  if (name === '') return replayRecording(wanted, options);
  const [cases] = await casesOf([name]);
  if (cases === undefined) return false;
  const plan = planOf(cases);
  const number = Number(digits);
  if (number < 1 || number > plan.paths.length)
    throw new UsageError(`${name} has ${plan.paths.length} paths.`);
  if (options.browser)
    return replayOnScreen(name, { kind: 'path', number, language: options.spanish ? 'es' : 'en' }, options);
  const walked = await walkPath(plan, number);
  console.log(pathText(walked));
  return walked.passed;
}

async function replayRecording(name: string, options: ReplayOptions): Promise<boolean> {
  const names = recordedNames();
  if (names.includes(name))
    return replayOnScreen(recordedCase(name).machine, { kind: 'recording', name }, options);
  if ((await everyCase()).some(({ machine }) => machine.id === name))
    throw new UsageError(`To replay a path of the workflow ${name}, add its number: --replay ${name}:1.`);
  throw new UsageError(`There is no recorded case ${name}. There are: ${names.join(', ') || 'none yet'}.`);
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
  for (const path of results.screens()) console.log(pathText(path));
  return passed;
}
