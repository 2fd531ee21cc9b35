import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { resultsOf } from './commands.mjs';
import { everyPromise } from './everyPromise.mjs';
import { figuresOn, pageOf } from './page.mjs';
import { brokenPromises, judgePromise, namedTests } from './judge.mjs';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const named = everyPromise.flatMap(({ tests = [] }) => tests);

describe('the list of promises', () => {
  it('has each id once, in order', () => {
    const ids = everyPromise.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids.every((id) => /^P\d\d$/.test(id))).toBe(true);
    expect(ids).toHaveLength(63);
  });

  it('names tests that exist', () => {
    expect(named.map((each) => namedTests(each).file).filter((file) => !existsSync(at(file)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    const wanted = everyPromise.flatMap(({ commands = [] }) => commands.map(({ run }) => run[0] ?? ''));
    expect(wanted.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('docs/security/promises.md', () => {
  const page = readFileSync(at('docs/security/promises.md'), 'utf8');
  const words = (text: string) => text.replaceAll(/[\s-]+/g, ' ');

  it('is what npm run promises -- --write would write without running anything', () => {
    expect(words(page)).toBe(words(pageOf(everyPromise, figuresOn(page))));
  });

  it('keeps figures with any character', () => {
    const figures = new Map([['P01', { words: 'kept: 3 | 4', on: '2026-11-22' }]]);
    expect(figuresOn(pageOf(everyPromise, figures)).get('P01')).toEqual(figures.get('P01'));
  });
});

const promised = { id: 'P99', text: 'It holds.', tests: ['tests/a.test.ts: holds'] };
const test = (status: string, fullName = 'it holds', figure?: string) => ({
  title: fullName,
  fullName,
  status,
  ...(figure !== undefined && { meta: { figure } }),
});
const file = (...assertionResults: ReturnType<typeof test>[]) => [
  { name: '/redress/tests/a.test.ts', assertionResults },
];
const judged = (...tests: ReturnType<typeof test>[]) => judgePromise(promised, file(...tests), new Map());

describe('a promise', () => {
  it('is kept if its tests passed, with what they measured', () => {
    expect(judged(test('passed'), test('passed', 'it holds in Spanish'), test('failed', 'another'))).toEqual({
      state: 'passed',
      words: ['2 tests'],
    });
    expect(judged(test('passed', 'it holds', '3 of 3'))).toEqual({ state: 'passed', words: ['3 of 3'] });
  });

  it('is broken if a test failed or did not run, or if nothing checks it', () => {
    expect(judged(test('passed'), test('failed')).state).toBe('failed');
    expect(judged(test('passed', 'another'))).toEqual({
      state: 'failed',
      words: ['no such test ran: tests/a.test.ts: holds'],
    });
    expect(judgePromise({ id: 'P99', text: '' }, [], new Map())).toEqual({
      state: 'failed',
      words: ['no check'],
    });
  });

  it('is not run where its tests are skipped, or where it cannot be shown', () => {
    expect(judged(test('skipped')).state).toBe('not run');
    expect(judgePromise({ id: 'P99', text: '', elsewhere: 'no Java' }, [], new Map())).toEqual({
      state: 'not run',
      words: ['not here: no Java'],
    });
  });

  it('takes its figures from the lines that a command prints, and is broken if the command fails', () => {
    const command = { id: 'P99', text: '', commands: [{ run: ['drill', '--', 'x'], figures: ['lost'] }] };
    const after = (status: number, output: string) =>
      judgePromise(command, [], new Map([['drill -- x', { status, output }]]));
    expect(after(0, 'kills   5\nlost    0\n')).toEqual({ state: 'passed', words: ['lost 0'] });
    expect(after(1, 'lost 2').state).toBe('failed');
    expect(after(0, 'nothing').state).toBe('failed');
    expect(judgePromise(command, [], new Map()).state).toBe('not run');
  });
});

it('a run of the tests fails for a promise whose test is missing or failed, and not for a skipped one', () => {
  const broken = (...tests: ReturnType<typeof test>[]) =>
    brokenPromises([promised], file(...tests), () => true);
  expect(broken(test('passed'))).toEqual([]);
  expect(broken(test('skipped'))).toEqual([]);
  expect(broken()).toEqual(['P99 no such test ran: tests/a.test.ts: holds']);
  expect(broken(test('failed'))).toEqual(['P99 failed: it holds']);
  expect(brokenPromises([promised], [], () => false)).toEqual([]);
});

describe('the commands', () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'redress-promises-'));
    onTestFinished(() => rmSync(made, { recursive: true }));
    return join(made, 'results', 'promises.json');
  };
  const running = (status: number) => {
    const ran: string[] = [];
    const run = async ([name = '']: readonly string[]) => {
      ran.push(name);
      return { status: name === 'bad' ? status : 0, output: `${name}: 1` };
    };
    return { ran, run };
  };

  it('run once each, however many promises they show', async () => {
    const { ran, run } = running(0);
    const results = await resultsOf([['good'], ['bad'], ['good']], { kept: folder(), resume: false, run });
    expect(ran).toEqual(['good', 'bad']);
    expect(results.get('good')).toEqual({ status: 0, output: 'good: 1' });
  });

  it('are not repeated by a resumed run, unless they failed', async () => {
    const kept = folder();
    await resultsOf([['good'], ['bad']], { kept, resume: false, run: running(1).run });
    const { ran, run } = running(0);
    const results = await resultsOf([['good'], ['bad'], ['new']], { kept, resume: true, run });
    expect(ran).toEqual(['bad', 'new']);
    expect([...results.keys()].toSorted()).toEqual(['bad', 'good', 'new']);
    const again = running(0);
    await resultsOf([['good']], { kept, resume: false, run: again.run });
    expect(again.ran).toEqual(['good']);
  });
});
