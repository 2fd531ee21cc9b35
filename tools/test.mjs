/**
 * `npm test`: installs what is missing (packages; as root on Debian also Chromium, PostgreSQL, qpdf, and poppler),
 * runs every check, some in parallel, and ends with a line of figures. What is unavailable is listed as skipped,
 * never silently left out. `npm test -- --help` says how to run fewer checks.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, installPackages, ownNode, root } from './install.mjs';
import { everyPromise } from './promises/everyPromise.mjs';
import { brokenPromises } from './promises/judge.mjs';
import { installSystemParts } from './system.mjs';
import { judgeAcceptance } from './test/acceptanceLines.mjs';
import { checks, coverage, suiteOf } from './test/checks.mjs';
import { help, UsageError, planOf } from './test/options.mjs';
import { run, sideBySide } from './test/run.mjs';
import { Tally } from './test/tally.mjs';

/** @typedef {import('./test/checks.mjs').Check} Check */

function readPlan() {
  try {
    return planOf(process.argv.slice(2), root);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const plan = readPlan();
if (plan.does === 'help') console.log(help);
if (plan.does === 'list') console.log(checks.map(({ name }) => name).join('\n'));
if (plan.does === 'help' || plan.does === 'list') process.exit(0);

installPackages();
const parts = installSystemParts();
const results = mkdtempSync(join(tmpdir(), 'redress-test-'));
const tally = new Tally();
const runnable = plan.checks.filter(({ needs }) => needs !== 'chromium' || parts.chromium !== null);
for (const { name } of plan.checks.filter((check) => !runnable.includes(check)))
  tally.skipped.push(`${name}: no Chromium on this machine (set CHROMIUM to its path)`);

/** One check per two CPUs, plus one, because each check spends half its time waiting. */
const lanes = Math.min(runnable.length, Math.floor(availableParallelism() / 2) + 1);
const alone = runnable.length === 1;
const environment = {
  ...parts.environment,
  CHECKS_AT_ONCE: String(lanes),
  // Tests start some 150 processes. What they load is compiled once; coverage would be less precise.
  ...(plan.checks.includes(coverage) ? {} : { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }),
};

/** Selects the tests that import something that isn't on main yet. */
function sinceMain() {
  const base = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' });
  return `--changed=${base.status === 0 ? base.stdout.trim() : 'HEAD'}`;
}

/** @param {Check} check @param {string} report @returns {string[]} */
function argvOf({ name, argv, config }, report) {
  if (config === undefined) return (argv ?? []).map((word) => (word === 'node' ? ownNode() : word));
  return [
    'vitest',
    plan.does === 'watch' ? 'watch' : 'run',
    `--config=${config}`,
    ...(name === coverage.name ? ['--coverage'] : []),
    ...(plan.files[name] ?? []),
    ...(plan.changed ? [sinceMain(), '--passWithNoTests'] : []),
    '--reporter=default',
    ...(plan.does === 'watch'
      ? []
      : ['--reporter=./tools/test/redAtOnce.mjs', '--reporter=json', `--outputFile.json=${report}`]),
  ];
}

/** @type {string[]} */
const times = [];
/** What the suites said as soon as a test failed. @type {string[]} */
const reasons = [];

/** @param {Check} check */
async function runCheck(check) {
  const { name } = check;
  const title = `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`;
  if (alone) console.log(title);
  const print = (/** @type {string} */ text) => {
    console.log(`${name}: ${text}`);
    reasons.push(`  ${name}: ${text}`);
  };
  const how = { alone, print };
  const report = join(results, `${name}.json`);
  const builds = check.built
    ? await run(name, [ownNode(), join('tools', 'build.mjs')], environment, how)
    : null;
  const ends = builds?.succeeded === false ? null : await run(name, argvOf(check, report), environment, how);
  if (!alone) console.log([title, builds?.output, ends?.output].filter(Boolean).join('\n').trimEnd());
  times.push(timesOf(check, [builds, ends]));
  if (ends === null) tally.failed.push(`${name}: the pages could not be built`);
  else if (check.config !== undefined)
    tally.addReport(report, name, { succeeded: ends.succeeded, mayBeEmpty: plan.changed });
  else if (ends.succeeded) tally.passed += 1;
  else tally.failed.push(name);
}

/** @param {Check} check @param {(import('./test/run.mjs').Ended | null)[]} runs */
function timesOf({ name, needs }, runs) {
  const ended = runs.filter((each) => each !== null);
  const cpu = ended.reduce((total, each) => total + (each.cpu ?? NaN), 0);
  const wall = ended.reduce((total, each) => total + each.wall, 0);
  const [used, passed] = [cpu, wall].map((each) => (Number.isNaN(each) ? '–' : `${each.toFixed(1)} s`));
  const isLess = needs === 'chromium' && ended.some(({ whole }) => !whole);
  return `  ${name.padEnd(10)}${used?.padStart(9)}${passed?.padStart(10)}${isLess ? '  without browser helper processes' : ''}`;
}

if (plan.does === 'watch') {
  const [check] = runnable;
  if (check?.built)
    await run('build', [ownNode(), join('tools', 'build.mjs')], environment, {
      alone: true,
      print: () => {},
    });
  const [command = '', ...rest] = check === undefined ? [] : argvOf(check, '');
  spawnSync(command, rest, { cwd: root, stdio: 'inherit', env: childEnvironment(environment) });
  process.exit(0);
}

await sideBySide(runnable, lanes, runCheck);
const runsAllJourneys =
  runnable.some(({ name }) => name === 'journeys') && plan.files['journeys'] === undefined;
if (runsAllJourneys && !plan.changed)
  for (const { id } of judgeAcceptance(tally.files).uncovered)
    tally.failed.push(`acceptance: no passing test covers ${id}`);
/** Whether a file's suite ran completely. @param {string} file */
const isRun = (file) =>
  !plan.changed && runnable.some(({ name }) => name === suiteOf(file) && plan.files[name] === undefined);
for (const line of brokenPromises(everyPromise, tally.files, isRun)) tally.failed.push(`promises: ${line}`);

rmSync(results, { recursive: true, force: true });
tally.skipped.push(...parts.missing);
/** @param {string} title @param {readonly string[]} lines */
const list = (title, lines) => lines.length > 0 && console.log(`\n${title}\n${lines.join('\n')}`);
list('                  CPU      wall', times);
list(
  'Skipped:',
  tally.skipped.map((line) => `  ${line}`),
);
// Repeated here, because the end of a long output is what is kept of it.
list('Why:', reasons);
list(
  'Failed:',
  tally.failed.map((line) => `  ${line}`),
);
console.log(`\n${tally.line}`);
process.exit(tally.failed.length > 0 ? 1 : 0);
