/**
 * `npm run promises`: runs what shows each promise about safety, and prints a line for each with its figure. A promise
 * is broken if one of its tests fails or is missing, and also if nothing checks it yet. `--help` says more.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, installPackages, ownNode, root } from './install.mjs';
import { everyPromise } from './promises/everyPromise.mjs';
import { npmRun, resultsOf } from './promises/commands.mjs';
import { judgePromise, namedTests } from './promises/judge.mjs';
import { figuresOn, pageOf } from './promises/page.mjs';
import { installSystemParts } from './system.mjs';
import { checks, suiteOf } from './test/checks.mjs';
import { optionsOf } from './usage.mjs';

const help = `npm run promises                 every promise, with everything that shows it (hours)
npm run promises -- P20 P67      these promises
npm run promises -- --quick      only with tests that need no browser (in five minutes)
npm run promises -- --list       every promise in a sentence, without running anything
npm run promises -- --write      also writes the figures to docs/security/promises.md
npm run promises -- --resume     continues the run before: commands that it completed are not repeated

Tests run more cases than in npm test, unless --quick is given. The exit code is 1 if a promise is broken. "not run":
the reason follows, such as a machine without PostgreSQL.`;

const flag = /** @type {const} */ ({ type: 'boolean' });
const { values, positionals } = optionsOf(help, { quick: flag, list: flag, write: flag, resume: flag });
const unknown = positionals.filter((id) => everyPromise.every((promised) => promised.id !== id));
if (unknown.length > 0) {
  console.error(`There is no promise ${unknown.join(' or ')}.\n\n${help}`);
  process.exit(1);
}
const selected = everyPromise.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
if (values.list) for (const { id, text } of selected) console.log(`${id}  ${text}`);
else process.exitCode = await showPromises();

async function showPromises() {
  installPackages();
  const parts = installSystemParts();
  const environment = childEnvironment({
    ...parts.environment,
    ...(values.quick ? {} : { REDRESS_THOROUGH: 'yes' }),
  });
  const suites = values.quick ? ['suite'] : ['suite', 'views', 'journeys'];
  /** @param {string} file */
  const isRun = (file) => suites.includes(suiteOf(file) ?? '');
  const wanted = new Set(selected.flatMap(({ tests = [] }) => tests).map((named) => namedTests(named).file));
  const files = checks
    .filter(({ name }) => suites.includes(name))
    .flatMap((check) =>
      runTests(
        check,
        [...wanted].filter((file) => suiteOf(file) === check.name),
        environment,
      ),
    );
  const commands = values.quick ? [] : selected.flatMap((promised) => promised.commands ?? []);
  const results = await resultsOf(
    commands.map(({ run }) => run),
    {
      kept: join(root, 'test-results', 'promises.json'),
      resume: values.resume ?? false,
      run: npmRun(root, environment),
    },
  );

  const shown = selected.map((promised) => ({
    ...promised,
    ...judgePromise(promised, files, results, isRun),
  }));
  for (const { id, state, text, words } of shown)
    console.log(
      `${id}  ${state.padEnd(8)} ${text} ${words.length > 0 ? `· ${words.join('; ')}` : ''}`.trimEnd(),
    );
  if (values.write) writePage(shown);
  /** @param {string} wanted */
  const count = (wanted) => shown.filter(({ state }) => state === wanted).length;
  console.log(`\n${count('passed')} kept, ${count('failed')} broken, ${count('not run')} not run`);
  return count('failed') === 0 ? 0 : 1;
}

/** @param {readonly ({ id: string } & import('./promises/judge.mjs').Shown)[]} shown */
function writePage(shown) {
  const page = join(root, 'docs', 'security', 'promises.md');
  const figures = figuresOn(existsSync(page) ? readFileSync(page, 'utf8') : '');
  const on = new Date().toISOString().slice(0, 10);
  for (const { id, state, words } of shown)
    if (state !== 'not run')
      figures.set(id, { words: `${state === 'passed' ? 'kept' : 'broken'}: ${words.join('; ')}`, on });
  writeFileSync(page, pageOf(everyPromise, figures));
  spawnSync(ownNode(), [join('node_modules', 'oxfmt', 'bin', 'oxfmt'), page], { cwd: root });
}

/**
 * @param {import('./test/checks.mjs').Check} check @param {readonly string[]} files @param {NodeJS.ProcessEnv} env
 * @returns {import('./promises/judge.mjs').TestFile[]}
 */
function runTests({ config = '', built }, files, env) {
  if (files.length === 0) return [];
  if (built) spawnSync(ownNode(), [join('tools', 'build.mjs')], { cwd: root, stdio: 'inherit', env });
  const folder = mkdtempSync(join(tmpdir(), 'redress-promises-'));
  const report = join(folder, 'results.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync('vitest', ['run', `--config=${config}`, ...files, ...reporters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  });
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  rmSync(folder, { recursive: true, force: true });
  return results;
}
