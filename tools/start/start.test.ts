import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rooms } from '../rooms/rooms.ts';
import { watched } from './watched.mjs';

const start = (word: string, environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../start.mjs', import.meta.url)), word], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
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

it.each(['http', '70000', '80.5'])('refuses the port %s before it installs or builds anything', (PORT) => {
  const { status, stdout, stderr } = start('--dev', { PORT });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `PORT is ${PORT}: set it to a whole number from 1 to 65532.\n`,
  ]);
});

it('restarts the server, with hot reload, after a change in any folder that the server may import', () => {
  const imported = Object.entries(rooms)
    .filter(([room]) => room === 'server' || room.startsWith('server/'))
    .flatMap(([, may]) => may.map((room) => room.split('/')[0]));
  expect(new Set(watched)).toEqual(new Set(['server', ...imported]));
});
