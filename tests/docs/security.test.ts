import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const pages = ['SECURITY.md', 'docs/security.md', 'docs/security/asvs.md', 'docs/security/promises.md'];
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** The words between backticks. */
const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
const folders =
  /^(?:\.github|contract|credit|deploy|docs|machines|server|src|tests|tools|vocabulary)(?:\/|$)/;

function isMissing(words: string): boolean {
  const [, script] = /^npm run (\S+)/.exec(words) ?? [];
  if (script !== undefined) return !(script in scripts);
  return folders.test(words) && !existsSync(join(root, words));
}

it.each(pages)('%s names only files and commands that exist', (page) => {
  expect(named(read(page)).filter(isMissing)).toEqual([]);
});

it('would notice a file and a command that do not exist', () => {
  const planted = named('`tests/gone.test.ts`, `npm run gone -- now`, `server`, and `npm run supply`');
  expect(planted.filter(isMissing)).toEqual(['tests/gone.test.ts', 'npm run gone -- now']);
});

/** The cells of each table row whose first cell matches. */
const rowsOf = (page: string, first: RegExp): string[][] =>
  read(page)
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell));

const requirements = rowsOf('docs/security/asvs.md', /^\d+\.\d+\.\d+$/);

it('has every requirement of levels 1 and 2 of ASVS 5.0.0 once, with evidence where it is met', () => {
  expect(new Set(requirements.map(([id]) => id)).size).toBe(requirements.length);
  expect(requirements.filter(([, level]) => level === '1').length).toBe(70);
  expect(requirements.filter(([, level]) => level === '2').length).toBe(183);
  expect(requirements.filter(([, , , evidence = '']) => evidence === '')).toEqual([]);
});

it('counts the requirements that are met, and those that are not', () => {
  for (const answer of ['yes', 'partly', 'no', 'operator', 'n/a']) {
    const counted = ['1', '2'].map(
      (wanted) => requirements.filter(([, level, met]) => level === wanted && met === answer).length,
    );
    const [row] = rowsOf('docs/security/asvs.md', new RegExp(`^${answer}$`));
    expect([answer, ...(row ?? []).slice(1).map(Number)]).toEqual([answer, ...counted]);
  }
});
