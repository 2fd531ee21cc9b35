import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { acceptanceReport, judgeAcceptance } from './acceptanceLines.mjs';
import list from '#tests/acceptance/list.json' with { type: 'json' };

/** Lines are only ever added: those of the specification are 177. */
const count = Math.max(177, list.length);
const every = list.map(({ id }) => ({ title: `${id} does what the line says`, status: 'passed' }));
const uncovered = (name: string, assertionResults: typeof every) =>
  judgeAcceptance([{ name, assertionResults }]).uncovered.map(({ id }) => id);

describe('the acceptance list', () => {
  it('is covered when a passing test of the running product names each line', () => {
    expect(uncovered('/redress/tests/acceptance/some.test.ts', every)).toEqual([]);
  });

  it('is not covered by titles elsewhere, by nothing at all, or by a test that failed', () => {
    const ids = list.map(({ id }) => id);
    expect(uncovered('/redress/tests/credit/findings/debts.test.ts', every)).toEqual(ids);
    expect(judgeAcceptance([]).uncovered).toHaveLength(count);
    const failed = every.map((test) =>
      test.title.startsWith('B17 ') ? { ...test, status: 'failed' } : test,
    );
    expect(uncovered('/redress/tests/acceptance/some.test.ts', failed)).toEqual(['B17']);
  });

  it('takes several ids from one title, and only from its beginning', () => {
    const titles = ['D8 D9 uploads after a save', 'saves as A1 says'].map((title) => ({
      title,
      status: 'passed',
    }));
    const open = new Set(uncovered('/redress/tests/acceptance/some.test.ts', titles));
    expect(['D8', 'D9', 'A1'].map((id) => open.has(id))).toEqual([false, false, true]);
  });

  it('fails the command when a line has no passing test, or a test that names one fails', () => {
    const outcome = (tests: typeof every) => {
      const { text, status } = acceptanceReport([
        { name: '/redress/tests/acceptance/some.test.ts', assertionResults: tests },
      ]);
      return [text.at(-1), status];
    };
    expect(outcome(every)).toEqual([`${count} of ${count} covered, 0 not covered, 0 failing`, 0]);
    expect(outcome([])).toEqual([`0 of ${count} covered, ${count} not covered, 0 failing`, 1]);
    expect(outcome(every.slice(1))).toEqual([
      `${count - 1} of ${count} covered, 1 not covered, 0 failing`,
      1,
    ]);
    const failing = [...every, { title: 'B17 again', status: 'failed' }];
    expect(outcome(failing)).toEqual([`${count} of ${count} covered, 0 not covered, 1 failing`, 1]);
  });

  it('takes no results that it is given: a file of all titles makes the command fail', () => {
    const folder = mkdtempSync(join(tmpdir(), 'redress-titles-'));
    const results = join(folder, 'results.json');
    const name = '/redress/tests/acceptance/some.test.ts';
    writeFileSync(results, JSON.stringify({ testResults: [{ name, assertionResults: every }] }));
    const command = fileURLToPath(new URL('../../tools/acceptance.mjs', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, results], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no ${results} here.`);
  });
});
