import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const tool = fileURLToPath(new URL('../drill.ts', import.meta.url));
function drill(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}
const usage = expect.stringMatching(/^Usage: npm run drill -- NAME\n/);

it('explains itself', () => {
  expect(drill('--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
});

it('explains itself instead of starting what it does not know', () => {
  expect(drill('kills', '--nope')).toEqual({ status: 1, stdout: '', stderr: usage });
});
