import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deskColors, paperColors } from '#vocabulary/pageColors.ts';

const root = new URL('../../../src/', import.meta.url);

it('uses no variable for a measure that the served page has set to a color', () => {
  const colors = Object.keys({ ...deskColors, ...paperColors });
  expect(colors).toContain('page');
  const used = new RegExp(`--(?:${colors.join('|')})(?![\\w-])`);
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => used.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});
