import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { suiteOf } from './checks.mjs';
import { planOf } from './options.mjs';
import { sideBySide } from './run.mjs';
import { reasonOf } from './redAtOnce.mjs';
import { Tally } from './tally.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const everything = ['journeys', 'lint', 'format', 'unused', 'messages', 'suite', 'views'];

/** What would run: the checks' names, and the files of those that do not run completely. */
function planned(...words: string[]) {
  const { does, checks, files, changed } = planOf(words, root);
  return { does, names: checks.map(({ name }) => name), files, changed };
}

function command(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test.mjs', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm test', () => {
  it('runs every check', () => {
    expect(planned()).toEqual({ does: 'run', names: everything, files: {}, changed: false });
  });

  it('runs the checks listed after --only', () => {
    expect(planned('--only', 'suite', 'lint').names).toEqual(['lint', 'suite']);
  });

  it('runs the listed files, and those in listed folders, in the suites they belong to', () => {
    const { names, files } = planned(
      './tests/machines/notes.test.ts',
      'tests/screens/client',
      'tests/paths/views/notes.test.tsx',
      'tests/acceptance/dates.test.ts',
    );
    expect(names).toEqual(['journeys', 'suite', 'views']);
    expect(files).toEqual({
      journeys: ['tests/acceptance/dates.test.ts'],
      suite: ['tests/machines/notes.test.ts', 'tests/screens/client/turns.test.ts'],
      views: [
        'tests/screens/client/approvalBar.test.tsx',
        'tests/screens/client/begunWords.test.tsx',
        'tests/screens/client/closedLink.test.tsx',
        'tests/screens/client/letterText.test.tsx',
        'tests/screens/client/letters.test.tsx',
        'tests/screens/client/ownData.test.tsx',
        'tests/screens/client/ownPage.test.tsx',
        'tests/paths/views/notes.test.tsx',
      ],
    });
  });

  it('searches all suites for what --changed affects, or those of the listed files', () => {
    expect(planned('--changed')).toMatchObject({ names: ['journeys', 'suite', 'views'], changed: true });
    expect(planned('--changed', 'tests/routes')).toMatchObject({ names: ['suite'], changed: true });
  });

  it('watches one suite, the one without a browser unless a file says otherwise', () => {
    expect(planned('--watch')).toMatchObject({ does: 'watch', names: ['suite'], files: {} });
    expect(planned('--watch', 'tests/paths/views/notes.test.tsx')).toMatchObject({
      does: 'watch',
      names: ['views'],
    });
    expect(() => planned('--watch', 'tests/screens')).toThrow(/one suite at a time: journeys, suite, views/);
    expect(() => planned('--watch', '--only', 'lint')).toThrow(/one suite at a time/);
  });

  it('reports line coverage in one run of suite and views', () => {
    expect(planned('--coverage')).toMatchObject({ names: ['coverage'], files: {} });
    const files = ['tests/screens/account-closed', 'tests/screens/overview/hasArrived.test.ts'];
    expect(planned('--coverage', ...files, 'tests/machines/notes.test.ts').files).toEqual({
      coverage: [
        'tests/screens/account-closed/screen.test.tsx',
        'tests/screens/overview/hasArrived.test.ts',
        'tests/machines/notes.test.ts',
      ],
    });
    expect(() => planned('--coverage', 'tests/acceptance')).toThrow(/not for journeys/);
  });
});

describe('invalid options end with exit code 1 and a message that says what is possible', () => {
  it.each([
    [['--only', 'nope'], /There is no check nope\. Available checks: journeys, lint, .*views\./],
    [['--only'], /Specify the checks for --only: journeys, lint/],
    [
      ['tests/xyzzy.test.ts'],
      /There is no test file tests\/xyzzy\.test\.ts\. The tests are in tests\/acceptance,/,
    ],
    [['tests/letterPrev'], /Did you mean one of these\?\n.*tests\/machines\/letterPreview\.test\.ts/s],
    [['--nope'], /Unknown option '--nope'.*npm test -- FILE/s],
  ])('%j', (words, says) => {
    const { status, stdout, stderr } = command(...words);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(says);
  });
});

it('explains itself, and lists its checks', () => {
  expect(command('--list')).toEqual({ status: 0, stdout: `${everything.join('\n')}\n`, stderr: '' });
  const { status, stdout } = command('--help');
  expect(status).toBe(0);
  for (const word of ['--only', '--changed', '--watch', '--coverage', ...everything])
    expect(stdout).toContain(word);
});

it('knows the suite of every file', () => {
  expect(
    [
      'tests/browser/identity.test.ts',
      'tests/acceptance/dates.test.ts',
      'tests/screens/profile/draft.test.ts',
      'tests/screens/profile/form.test.tsx',
      'tests/support/product.ts',
      'tools/client/client.test.ts',
      'tools/client/shape.ts',
      'server/app.ts',
    ].map(suiteOf),
  ).toEqual(['journeys', 'journeys', 'suite', 'views', null, 'suite', null, null]);
});

describe('the closing line', () => {
  const reported = (report: object | null, how = { succeeded: true, mayBeEmpty: false }) => {
    const folder = mkdtempSync(join(tmpdir(), 'redress-tally-'));
    const file = join(folder, 'report.json');
    if (report !== null) writeFileSync(file, JSON.stringify(report));
    const tally = new Tally();
    tally.addReport(file, 'suite', how);
    rmSync(folder, { recursive: true });
    return tally;
  };
  const test = (status: string, fullName = status) => ({ status, fullName });
  const file = (status: string, ...assertionResults: object[]) => ({
    name: `${root}tests/a.test.ts`,
    status,
    message: 'It does not load\nat line 1',
    assertionResults,
  });
  const report = (passed: number, ...testResults: ReturnType<typeof file>[]) => ({
    numPassedTests: passed,
    numTotalTests: testResults.flatMap((one) => one.assertionResults).length,
    success: testResults.every(({ status }) => status === 'passed'),
    testResults,
  });

  it('counts what passed, failed, and was skipped', () => {
    const tally = reported(report(1, file('failed', test('passed'), test('failed'), test('skipped'))), {
      succeeded: false,
      mayBeEmpty: false,
    });
    expect([tally.line, tally.failed, tally.skipped]).toEqual([
      '1 passed, 1 failed, 1 skipped',
      ['suite: failed'],
      ['suite: skipped'],
    ]);
  });

  it.each([
    ['a file that does not load', report(1, file('passed', test('passed')), file('failed')), true],
    ['a runner that ended before it reported', null, false],
    ['a runner that fails outside its tests', report(1, file('passed', test('passed'))), false],
    ['a run without tests', report(0), true],
  ])('counts as failed: %s', (_, given, succeeded) => {
    expect(reported(given, { succeeded, mayBeEmpty: false }).failed).toHaveLength(1);
  });

  it('may report no tests if only changes were requested', () => {
    expect(reported(report(0), { succeeded: true, mayBeEmpty: true }).line).toBe('0 passed, 0 failed');
  });
});

it('says why a test failed in a few lines without colors, its diff included', () => {
  const diff = `\u001b[32m- Expected\u001b[39m\n\n${'+ lost\n'.repeat(20)}`;
  const [first, second, third, ...rest] = reasonOf([
    { message: 'expected [ Array(1) ] to deeply equal []', diff },
    { message: 'another' },
  ]).split('\n');
  expect([first, second, third]).toEqual([
    'expected [ Array(1) ] to deeply equal []',
    '      - Expected',
    '      + lost',
  ]);
  expect(rest).toHaveLength(11);
  expect(reasonOf([])).toBe('');
});

it('runs the given number at once and no more, in the given order', async () => {
  const running = new Set<number>();
  const most: number[] = [];
  const begun: number[] = [];
  await sideBySide([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    running.add(item);
    most.push(running.size);
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(item);
  });
  expect([begun, Math.max(...most)]).toEqual([[1, 2, 3, 4, 5], 2]);
});
