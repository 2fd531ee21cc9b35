/**
 * `npm run paths [-- --machine NAME] [--replay NAME:N] [--browser [--headed]] [--server] [--json] [--write]`: finds, for each statechart, a small set of paths that
 * takes every transition, and walks them. Exits 1 when a transition is not covered or a step is not as the chart says.
 * docs/paths/README.md tells how to read it and how to add a case.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { everyCase } from '#tests/paths/everyCase.ts';
import { runInBrowser, runOnProduct } from './paths/browserRun.ts';
import { pageOf } from '#tests/paths/harness/pinned.ts';
import { type Walked, writeReport } from './paths/report.ts';
import { browserResults, runningResults, startResults } from './paths/results.ts';
import { type Plan, planOf, type WalkedPath, walkPath } from '#tests/paths/harness/walk.ts';

interface Summary {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  readonly paths: number;
  readonly steps: number;
  readonly covered: number;
  readonly unreachable: readonly string[];
  readonly failed: readonly number[];
  /** Milliseconds, planning included. */
  readonly duration: number;
  /** On its real view; absent when nobody walked there. */
  readonly screen?: { readonly paths: number; readonly covered: number; readonly failed: readonly number[] };
  /** Transitions taken on the running product; absent when nobody walked there. */
  readonly running?: number;
}

const { values } = parseArgs({
  options: {
    machine: { type: 'string', multiple: true },
    replay: { type: 'string' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    headed: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function chosenCases(names: readonly string[] | undefined) {
  const all = await everyCase();
  const known = all.map(({ machine }) => machine.id);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) fail(`No machine named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return names === undefined ? all : all.filter(({ machine }) => names.includes(machine.id));
}

function tell({ machine, number, steps, passed }: WalkedPath): void {
  console.log(`${machine}, path ${number}: ${passed ? 'as the chart says' : 'NOT as the chart says'}`);
  for (const [index, { words, expected, means, wrong }] of steps.entries()) {
    console.log(`  ${index}. ${words}`);
    console.log(`     → ${expected.join(' and ')}: ${means.join(' ')}`);
    if (wrong !== '') console.log(`     ✗ ${wrong}`);
  }
}

async function replay(text: string): Promise<void> {
  const [, name = '', number = ''] = /^(\w+):(\d+)$/.exec(text) ?? fail('Write --replay NAME:N, N from 1.');
  const [cases] = await chosenCases([name]);
  if (cases === undefined) return;
  if (values.browser) {
    if (!(await runInBrowser({ machines: [name], number: Number(number), headed: values.headed })))
      process.exitCode = 1;
    const seen = browserResults().find(
      (walked) => walked.machine === name && walked.number === Number(number),
    );
    if (seen) tell(seen);
    return;
  }
  const plan = planOf(cases);
  if (Number(number) > plan.paths.length) fail(`${name} has ${plan.paths.length} paths.`);
  const walked = await walkPath(plan, Number(number));
  tell(walked);
  if (!walked.passed) process.exitCode = 1;
}

async function walkAll(plan: Plan, add: (walked: WalkedPath) => void, begun: number): Promise<Summary> {
  const failed: number[] = [];
  const covered = new Set<string>();
  let steps = 0;
  for (let number = 1; number <= plan.paths.length; number += 1) {
    const walked = await walkPath(plan, number);
    add(walked);
    steps += walked.steps.length - 1;
    for (const { taken, wrong } of walked.steps) if (wrong === '') taken.forEach((name) => covered.add(name));
    if (!walked.passed) failed.push(number);
  }
  return {
    machine: plan.name,
    states: plan.graph.states.length,
    transitions: plan.transitions.length,
    paths: plan.paths.length,
    steps,
    covered: plan.transitions.filter((name) => covered.has(name)).length,
    unreachable: plan.graph.unreachable,
    failed,
    duration: Math.round(performance.now() - begun),
  };
}

/** What came of the walks on screens and on the product. */
function elsewhere({ name, transitions }: Plan): Pick<Summary, 'screen' | 'running'> {
  const walked = values.browser ? browserResults().filter(({ machine }) => machine === name) : [];
  const covered = new Set(
    walked.flatMap(({ steps }) => steps.flatMap(({ taken, wrong }) => (wrong === '' ? taken : []))),
  );
  const running = values.server ? runningResults()[name] : undefined;
  return {
    ...(walked.length > 0 && {
      screen: {
        paths: walked.length,
        covered: transitions.filter((one) => covered.has(one)).length,
        failed: walked.filter(({ passed }) => !passed).map(({ number }) => number),
      },
    }),
    ...(running && { running: running.length }),
  };
}

async function all(): Promise<void> {
  const results = startResults();
  const summaries: Summary[] = [];
  const plans: Plan[] = [];
  const bare: WalkedPath[] = [];
  for (const cases of await chosenCases(values.machine)) {
    const begun = performance.now();
    const plan = planOf(cases);
    plans.push(plan);
    const summary = await walkAll(
      plan,
      (walked) => {
        results.add(walked);
        bare.push(walked);
      },
      begun,
    );
    summaries.push(summary);
    if (values.write) writeFileSync(new URL(`../docs/paths/${plan.name}.md`, import.meta.url), pageOf(plan));
    const { machine, covered, transitions, paths, steps, failed, unreachable } = summary;
    console.error(
      `${machine}: ${covered} of ${transitions} transitions on ${paths} paths (${steps} steps)` +
        (failed.length > 0 ? `, wrong: ${failed.map((number) => `${machine}:${number}`).join(' ')}` : '') +
        (unreachable.length > 0 ? `, out of reach: ${unreachable.join('; ')}` : ''),
    );
  }
  const walks: Walked[] = [{ where: 'bare', paths: bare }];
  if (values.browser) {
    if (!(await runInBrowser({ machines: values.machine ?? [], headed: values.headed })))
      process.exitCode = 1;
    walks.push({ where: 'browser', paths: browserResults() });
  }
  if (values.server && !(await runOnProduct())) process.exitCode = 1;
  console.error(
    `The report: ${relative(process.cwd(), await writeReport(plans, walks, values.server ? runningResults() : {}))}`,
  );
  if (values.json)
    console.log(
      JSON.stringify(
        plans.map((plan, index) => ({ ...summaries[index], ...elsewhere(plan) })),
        null,
        2,
      ),
    );
  if (summaries.some(({ covered, transitions, failed }) => covered < transitions || failed.length > 0))
    process.exitCode = 1;
}

await (values.replay === undefined ? all() : replay(values.replay));
