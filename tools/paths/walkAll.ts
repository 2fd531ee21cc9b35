import { counted } from './counted.ts';
import { writeFileSync } from 'node:fs';
import { pageOf } from '#tests/paths/harness/pinned.ts';
import { type Plan, planOf, type WalkedPath } from '#tests/paths/harness/walk.ts';
import { figuresOf } from './figures.ts';
import { walkMachine } from './machinesRun.ts';
import type { Options } from './options.ts';
import { casesOf } from './plans.ts';
import { walkProduct } from './productRun.ts';
import { recordedCase, recordedNames } from './recorded.ts';
import { reportPage } from './report/page.ts';
import { nameOfRun, type Results, resultsOf } from './results.ts';
import { walkScreens } from './screensRun.ts';
import { secondsWalked } from './speed.ts';
import { headlineOf, type MachineSummary, summarize } from './summary.ts';
import { nameOf } from './pathText.ts';

const page = (plan: Plan) => new URL(`../../docs/paths/${plan.name}.md`, import.meta.url);

function tellSpeed(paths: readonly WalkedPath[]): void {
  const seconds = secondsWalked(paths);
  const speed = (paths.length / seconds).toFixed(1);
  console.error(
    `${counted(paths.length, 'path')} walked on screens in ${seconds.toFixed(1)} s: ${speed} paths a second.`,
  );
}

async function toScreens(options: Options, { folder, screens }: Results): Promise<boolean> {
  const { machines, quick, headed } = options;
  const passed = await walkScreens({
    machines,
    headed,
    walk: { folder, images: !quick, accessibility: !quick, quick, only: null },
    onDone: (machine, isGood) => console.error(`${machine}, on its screen: ${isGood ? 'passed' : 'FAILED'}`),
  });
  tellSpeed(screens());
  return passed;
}

function tell({ plan, machine }: MachineSummary): void {
  const wrong = machine.failed.length > 0 ? `, wrong: ${machine.failed.map(nameOf).join(' ')}` : '';
  const missed = machine.missed.length > 0 ? `, not taken: ${machine.missed.join('; ')}` : '';
  console.error(
    `${plan.name}: ${machine.covered.length} of ${plan.transitions.length} transitions on ${counted(machine.paths.length, 'path')}${wrong}${missed}`,
  );
}

/** Walks what the options ask for, and writes the report. Returns whether everything passed. */
export async function walkAll(options: Options): Promise<boolean> {
  const plans = (await casesOf(options.machines)).map(planOf);
  const results = resultsOf(nameOfRun(options));
  results.clear();
  const machines: WalkedPath[] = [];
  for (const plan of plans) {
    machines.push(...(await walkMachine(plan)));
    if (options.write) writeFileSync(page(plan), pageOf(plan));
  }
  for (const summary of summarize(plans, { machines, screens: null, product: null })) tell(summary);

  const onScreens = options.browser ? await toScreens(options, results) : true;
  const onProduct = options.server ? await walkProduct(results.folder) : true;
  const summaries = summarize(
    plans,
    {
      machines,
      screens: options.browser ? results.screens() : null,
      product: options.server ? results.product() : null,
    },
    recordedNames().map(recordedCase),
  );
  const headline = headlineOf(summaries);
  results.save('report.html', await reportPage(summaries, headline, options, results.image));
  if (options.json) console.log(JSON.stringify(figuresOf(summaries), null, 2));
  console.error(`${headline.sentence}. The report: ${results.report}`);
  return onScreens && onProduct && !headline.isRed;
}
