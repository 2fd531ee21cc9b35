import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'redress-empty-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['access', 'verify'],
  ['keys', 'rotate'],
  ['people', 'show', 'ana@example.com'],
])('%s %s does not answer for an installation that is not there, and makes none', (name, ...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${name}.ts`, ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `There is no database in ${folder}: set DATA_DIR or DATABASE_URL.\n`,
  ]);
  expect(readdirSync(folder)).toEqual([]);
});
