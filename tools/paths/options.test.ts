import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { help, UsageError, readOptions } from './options.ts';
import { runTool } from './runTool.ts';

it('explains every option that it takes', () => {
  const listed = [...help.matchAll(/^ {2}--(\w+)/gm)].map(([, name]) => name);
  const taken = /There are: (.*)\./
    .exec(String(caught(['--nope'])))?.[1]
    ?.replaceAll('--', '')
    .split(', ');
  expect(new Set(listed)).toEqual(new Set(taken));
});

function caught(given: readonly string[]): unknown {
  try {
    return readOptions(given);
  } catch (error) {
    return error;
  }
}

it.each([
  [['--nope'], /There is no option --nope\. There are: --help, --machine,/],
  [['--machine'], /--machine is missing its value/],
  [['repair'], /Every word belongs to an option/],
  [['--quick'], /--quick goes with --browser/],
  [['--spanish'], /--spanish goes with --browser and --replay/],
])('says what is wrong with %j', (given, sentence) => {
  const error = caught(given);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toMatch(sentence);
});

/** What the tool prints, and its exit code. */
async function run(...given: string[]) {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const status = await runTool(given);
    return { status, out: out.mock.calls.flat(), err: err.mock.calls.flat() };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

it('prints its help, and nothing else, and succeeds', async () => {
  expect(await run('--help')).toEqual({ status: 0, out: [help], err: [] });
});

it.each([
  [['--machine', 'nope'], /^There is no workflow nope\. There are: accessRecord, accountClosing, .*$/],
  [['--replay', 'nope:1'], /^There is no workflow nope\. There are: accessRecord, accountClosing, .*$/],
  [['--replay', 'repair:99'], /^repair has \d+ paths\.$/],
  [['--replay', 'repair'], /^To replay a path of the workflow repair, add its number: --replay repair:1\.$/],
  [['--replay', 'nope'], /^There is no recorded case nope\. .*$/],
  [['--record', 'nope'], /^There is no workflow nope\. There are: accessRecord, accountClosing, .*$/],
])('says what there is when %j asks for something else, and exits 1', async (given, sentence) => {
  expect(await run(...given)).toEqual({ status: 1, out: [], err: [expect.stringMatching(sentence)] });
});

it('starts as a process, which says in one line, without a stack, what is wrong, and exits 1', () => {
  const tool = fileURLToPath(new URL('../paths.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, '--nope'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^There is no option --nope\. There are: .*\n$/),
  ]);
});
