import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lettersAnswer } from './answer.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const command = join(root, 'tools/letters.ts');
const sample = join(root, 'tests/fixtures/credit-reports/mfsn-3b-sampleton.synthetic.json');
let folder = '';
const profile = () => join(folder, 'profile.json');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'letters-'));
  writeFileSync(
    profile(),
    JSON.stringify({
      firstName: 'Devin',
      lastName: 'Sampleton',
      ssn: '666-55-0611',
      dob: '1986-04-12',
      state: { id: 'OR', name: 'Oregon' },
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const Entries = z.array(
  z.object({
    file: z.string(),
    destination: z.object({ id: z.string(), name: z.string() }),
    items: z.array(
      z.object({
        key: z.string(),
        sentences: z.array(z.object({ text: z.string(), evidence: z.array(z.object({ at: z.string() })) })),
      }),
    ),
  }),
);

describe('npm run letters', () => {
  it('writes each letter and its evidence', async () => {
    const out = join(folder, 'out');
    const words = [sample, '--option', '5', '--profile', profile(), '--out', out, '--today', '2025-09-15'];
    expect(await lettersAnswer(words)).toBe(`3 letters in ${out}`);
    const entries = Entries.parse(JSON.parse(readFileSync(join(out, 'letters.json'), 'utf8')));
    expect(readdirSync(out).toSorted()).toEqual(
      ['letters.json', ...entries.map((entry) => entry.file)].toSorted(),
    );
    expect(entries.map((entry) => [entry.destination.id, entry.items.map((item) => item.key)])).toEqual([
      ['TransUnion', ['inquiry:inquiry-0', 'inquiry:inquiry-1']],
      ['Experian', ['inquiry:inquiry-2', 'inquiry:inquiry-4']],
      ['Equifax', ['inquiry:inquiry-3']],
    ]);
    expect(entries.map((entry) => readFileSync(join(out, entry.file)).subarray(0, 5).toString())).toEqual([
      '%PDF-',
      '%PDF-',
      '%PDF-',
    ]);
  });

  it.each([
    [
      'a missing report',
      () => [join(folder, 'none.json'), '--option', '1', '--profile', profile()],
      /none\.json: file not found\.$/,
    ],
    [
      'a file that is no report',
      () => [profile(), '--option', '1', '--profile', profile()],
      /profile\.json: The file is not a credit report/,
    ],
    [
      'a missing profile',
      () => [sample, '--option', '1', '--profile', join(folder, 'none.json')],
      /none\.json: file not found\.$/,
    ],
    [
      'a profile that is none',
      () => [sample, '--option', '1', '--profile', sample],
      /: firstName is missing or invalid\.$/,
    ],
    [
      'an unknown option',
      () => [sample, '--option', '7', '--profile', profile()],
      /^Choose an option: 1 Attack All Negative Accounts/,
    ],
    ['no arguments', () => [], /^Usage: npm run letters/],
  ])('says in one line what is wrong, and writes nothing: %s', async (_, given, complaint) => {
    const out = join(folder, 'never');
    const failure = await lettersAnswer([...given(), '--out', out]).catch((error: unknown) => error);
    expect(failure).toHaveProperty('message', expect.stringMatching(complaint));
    expect(failure).toHaveProperty('message', expect.not.stringContaining('\n'));
    expect(existsSync(out)).toBe(false);
  });

  it('exits with status 1 and that line', () => {
    const words = [command, sample, '--option', '7', '--profile', profile(), '--out', join(folder, 'never')];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^Choose an option: 1 [^\n]+\n$/),
    ]);
  });
});
