/**
 * `npm test`: installs what is missing (packages; on Debian as root also Chromium, PostgreSQL, qpdf and poppler),
 * runs every check, and closes with one line of figures. What cannot be had is named as skipped, never passed over.
 *
 * `npm test -- --only suite` runs the named checks alone; `npm test -- --list` names them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { childEnvironment, installPackages, ownNode, root } from './install.mjs';
import { installSystemParts } from './system.mjs';

const results = mkdtempSync(join(tmpdir(), 'redress-test-'));

/** @param {string} config */
const suite = (config) => ['vitest', 'run', '--config', config, '--reporter=default', '--reporter=json'];

/** A check is a command that exits 0, or a suite of tests whose own counts are added up. */
const checks = [
  { name: 'types', words: ['tsc', '--noEmit'] },
  { name: 'lint', words: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', words: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused', words: ['knip', '--no-progress'] },
  { name: 'messages', words: [ownNodeLazily, join('tools', 'messages.mjs'), '--check'] },
  { name: 'suite', suite: suite('vitest.config.ts') },
  { name: 'views', suite: suite('vitest.browser.config.ts'), needs: 'chromium' },
  { name: 'journeys', suite: suite('vitest.journeys.config.ts'), needs: 'chromium', built: true },
];

function ownNodeLazily() {
  return ownNode();
}

if (process.argv.includes('--list')) {
  console.log(checks.map((check) => check.name).join('\n'));
  process.exit(0);
}

installPackages();
const parts = installSystemParts();
const only = process.argv.includes('--only') ? process.argv.slice(process.argv.indexOf('--only') + 1) : null;
const tally = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failed = [];
/** @type {string[]} */
const skipped = [];

/** @param {(string | (() => string))[]} words @param {Record<string, string>} [environment] */
function run(words, environment = {}) {
  const [command = '', ...rest] = words.map((word) => (typeof word === 'function' ? word() : word));
  const ended = spawnSync(command, rest, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment({ ...parts.environment, ...environment }),
    shell: process.platform === 'win32',
  });
  return ended.status === 0;
}

/** @param {string} file @param {string} name @param {boolean} succeeded */
function addCounts(file, name, succeeded) {
  if (!existsSync(file)) {
    tally.failed += 1;
    failed.push(`${name}: the test runner exited before reporting results`);
    return;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  tally.passed += report.numPassedTests;
  tally.failed += report.numFailedTests;
  for (const testFile of report.testResults) {
    for (const test of testFile.assertionResults) {
      if (test.status === 'failed') failed.push(`${name}: ${test.fullName}`);
      if (test.status === 'skipped' || test.status === 'pending') {
        tally.skipped += 1;
        skipped.push(`${name}: ${test.fullName}`);
      }
    }
    // A file that does not even load has no tests to fail.
    if (testFile.status === 'failed' && testFile.assertionResults.every((test) => test.status !== 'failed')) {
      tally.failed += 1;
      failed.push(`${name}: ${testFile.name.replace(root, '')} ${String(testFile.message).split('\n')[0]}`);
    }
  }
  if (!succeeded && report.success) {
    tally.failed += 1;
    failed.push(`${name}: the runner failed outside its tests`);
  }
  if (report.numTotalTests === 0) {
    tally.failed += 1;
    failed.push(`${name}: no tests ran`);
  }
}

for (const check of checks) {
  if (only !== null && !only.includes(check.name)) continue;
  if (check.needs === 'chromium' && parts.chromium === null) {
    tally.skipped += 1;
    skipped.push(`${check.name}: no Chromium on this machine (set CHROMIUM to its path)`);
    continue;
  }
  console.log(`\n── ${check.name} ${'─'.repeat(Math.max(0, 60 - check.name.length))}`);
  if (check.built) build();
  if (check.suite) {
    const file = join(results, `${check.name}.json`);
    addCounts(file, check.name, run([...check.suite, `--outputFile.json=${file}`]));
  } else if (run(check.words)) {
    tally.passed += 1;
  } else {
    tally.failed += 1;
    failed.push(check.name);
  }
}

rmSync(results, { recursive: true, force: true });
for (const missing of parts.missing) skipped.push(missing);
if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((line) => `  ${line}`).join('\n')}`);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`);
console.log(
  `\n${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
);
process.exit(tally.failed > 0 ? 1 : 0);
