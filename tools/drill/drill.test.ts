import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const tool = fileURLToPath(new URL('../drill.ts', import.meta.url));
function drill(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}
const usage = expect.stringMatching(/^Usage: npm run drill -- NAME\n/);
const refusal = (sentence: string) =>
  expect.stringContaining(`${sentence}\n\nUsage: npm run drill -- NAME\n`);

it('explains itself', () => {
  expect(drill('--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
});

it.each([
  [['kills', '--nope'], "Unknown option '--nope'."],
  [['kills', '--rounds', 'many'], "--rounds can't be many."],
])('after %j says what is wrong and explains itself, and starts nothing', (words, sentence) => {
  expect(drill(...words)).toEqual({ status: 1, stdout: '', stderr: refusal(sentence) });
});
