import { describe, expect, it } from 'vitest';
import { judgeAcceptance } from '../../tools/test/acceptanceLines.mjs';
import list from '../acceptance/list.json' with { type: 'json' };

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
    expect(judgeAcceptance([]).uncovered).toHaveLength(145);
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
});
