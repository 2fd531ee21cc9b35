import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { help, UsageError, readOptions } from './options.ts';

const tool = fileURLToPath(new URL('../paths.ts', import.meta.url));
const run = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...given], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

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

it('prints its help, and nothing else, and succeeds', () => {
  expect(run('--help')).toEqual({ status: 0, stdout: `${help}\n`, stderr: '' });
});

it.each([
  [['--machine', 'nope'], /^There is no workflow nope\. There are: accessRecord, accountSettings, /],
  [['--replay', 'nope:1'], /^There is no workflow nope\. There are: accessRecord, accountSettings, /],
  [['--replay', 'repair:99'], /^repair has \d+ paths\.$/m],
  [['--replay', 'nope'], /^There is no recorded case nope\. /],
  [['--record', 'nope'], /^There is no workflow nope\. There are: accessRecord, accountSettings, /],
  [['--nope'], /^There is no option --nope\. There are: /],
])('says what there is when %j asks for something else, without a stack, and exits 1', (given, sentence) => {
  const { status, stderr } = run(...given);
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
