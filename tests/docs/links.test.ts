import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })];

/** `## Files and their database` → `files-and-their-database` */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function isMissing(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? join(root, page) : join(root, dirname(page), path);
  if (!existsSync(file)) return true;
  if (anchor === undefined || !file.endsWith('.md')) return false;
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

it.each(pages)('every link from %s to a file of this project has a target', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```[^]*?```/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const own = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(own.filter((target) => isMissing(page, target))).toEqual([]);
});
