import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redress-install-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, packages: object) =>
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
const record = join('node_modules', '.package-lock.json');
const a = { version: '1.0.0', integrity: 'sha512-a' };
const locked = {
  '': { name: 'product' },
  'node_modules/a': a,
  'node_modules/elsewhere': { ...a, optional: true },
};

it('takes packages that are the lockfile’s as installed, whatever installed them', () => {
  write('package-lock.json', locked);
  expect(isInstalled(folder)).toBe(false);
  write(record, { 'node_modules/a': a });
  expect(isInstalled(folder)).toBe(true);
});

it('installs again when the record was cut short', () => {
  write('package-lock.json', locked);
  writeFileSync(join(folder, record), '{"packages":{"node_modules/a"');
  expect(isInstalled(folder)).toBe(false);
});

it.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
  ['has other content', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
  ['is too many', { 'node_modules/a': a, 'node_modules/old': a }],
])('installs again when a package %s', (_, installed) => {
  write('package-lock.json', locked);
  write(record, installed);
  expect(isInstalled(folder)).toBe(false);
});
