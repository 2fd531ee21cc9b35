import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const start = (word: string) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../start.mjs', import.meta.url)), word], {
    encoding: 'utf8',
  });

it('explains itself instead of starting', () => {
  const { status, stdout } = start('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run dev');
  expect(stdout).not.toContain('built');
});

it('refuses what it does not know', () => {
  const { status, stdout, stderr } = start('--prot=5000');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('npm start does not know --prot=5000.');
});
