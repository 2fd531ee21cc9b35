import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it.each(['server', 'src'])('the code map in architecture.md has every folder of %s/', (part) => {
  const map = read('docs/architecture.md');
  const folders = readdirSync(join(root, part), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !map.includes(`\n  ${name}/ `))).toEqual([]);
});

it('every file that a page names by its path exists', () => {
  const pages = globSync('{docs/*.md,docs/decisions/*.md,README.md,CONTRIBUTING.md}', { cwd: root });
  const parts = 'server|src|credit|machines|contract|disputes|tools|tests|vocabulary|deploy|locales|sandbox';
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(new RegExp(`\`((?:${parts})/[\\w./-]+\\.\\w+)\``, 'g'))].map(([, path = '']) => ({
      page,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});
